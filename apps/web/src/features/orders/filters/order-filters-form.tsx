import { fieldErrorTable } from '@marketplace/contract/field-errors';
import type { FormEvent } from 'react';
import { isReversed as areReversed } from '../../../platform/navigation/search-values.ts';
import { useLastDays } from '../../../shared/last-days.ts';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type OrderFilters, sortOf } from '../order-search.ts';
import { filterGroups, isTicked, sortChoices, toggled } from './order-filter-groups.ts';
import { useFilteredTotal } from './use-filtered-total.ts';

type Props = {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
  onApply: () => void;
};

const heading = 'mb-2 font-semibold';

/** What narrows the list, with how many orders are left before it is applied. */
export function OrderFiltersForm({ filters, onChange, onApply }: Props) {
  const change = (part: OrderFilters) => onChange({ ...filters, ...part });
  const isReversed = areReversed(filters);
  const total = useFilteredTotal(isReversed ? undefined : filters);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReversed) event.currentTarget.querySelector<HTMLElement>('[name=date_to]')?.focus();
    else onApply();
  };
  const clear = () => onChange({ store_id: filters.store_id, query: filters.query });
  return (
    <form noValidate onSubmit={apply} className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {filterGroups.map((group) => (
        <fieldset key={group.name} className="min-w-0">
          <legend className={heading}>{group.label}</legend>
          <div className="flex flex-wrap gap-x-2 gap-y-3">
            {group.choices.map(({ value, label }) => (
              <Chip
                key={value}
                isChosen={isTicked(filters[group.name], value)}
                onClick={() => change({ [group.name]: toggled(group, filters[group.name], value) })}
              >
                {label}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
      <DateRange filters={filters} isReversed={isReversed} onChange={change} />
      <RadioGroup
        label="Urutkan"
        items={sortChoices}
        value={sortOf(filters)}
        onValueChange={(sort) => change({ sort })}
      />
      <BottomActions className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={clear} className="grow">
          Atur Ulang
        </Button>
        <Button type="submit" className="grow-[3]">
          {total === undefined ? 'Terapkan' : `Lihat ${total} pesanan`}
        </Button>
      </BottomActions>
    </form>
  );
}

type DateProps = {
  filters: OrderFilters;
  isReversed: boolean;
  onChange: (part: OrderFilters) => void;
};

const spans = [
  { days: 1, label: 'Hari ini' },
  { days: 7, label: '7 hari terakhir' },
  { days: 30, label: '30 hari terakhir' },
] as const;

function DateRange({ filters: { date_from, date_to }, isReversed, onChange }: DateProps) {
  const lastDays = useLastDays();
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className={heading}>Tanggal masuk</legend>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        {spans.map(({ days, label }) => {
          const span = lastDays(days);
          const isChosen = span.date_from === date_from && span.date_to === date_to;
          const none = { date_from: undefined, date_to: undefined };
          return (
            <Chip key={days} isChosen={isChosen} onClick={() => onChange(isChosen ? none : span)}>
              {label}
            </Chip>
          );
        })}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <TextField
          label="Dari"
          name="date_from"
          type="date"
          max={date_to ?? lastDays(1).date_to}
          value={date_from ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ date_from: currentTarget.value || undefined })
          }
        />
        <TextField
          label="Sampai"
          name="date_to"
          type="date"
          min={date_from}
          value={date_to ?? ''}
          error={isReversed ? fieldErrorTable.date_range_reversed : undefined}
          onChange={({ currentTarget }) => onChange({ date_to: currentTarget.value || undefined })}
        />
      </div>
    </fieldset>
  );
}
