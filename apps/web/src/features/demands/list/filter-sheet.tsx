import { demandSorts } from '@marketplace/contract/tender-words';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type DemandSearch, filterCount, filtersOf, narrowing } from '../demand-search.ts';
import { sortWords } from '../demand-words.ts';
import { demandFilterQuery } from '../demands.query.ts';

type Props = { store_id: string; search: DemandSearch };

/** By what the list is narrowed and in which order it stands. */
export function FilterSheet({ store_id, search }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Saring dan urutkan"
        badge={filterCount(search) > 0}
        onClick={() => setOpen(true)}
        className="-mr-2"
      >
        <SlidersHorizontal aria-hidden />
      </IconButton>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Saring dan urutkan"
        placement="right"
      >
        {isOpen && <Filters {...{ store_id, search }} onClose={() => setOpen(false)} />}
      </Sheet>
    </>
  );
}

function Filters({ store_id, search, onClose }: Props & { onClose: () => void }) {
  const navigate = useNavigate({ from: '/seller/buyer-demands' });
  const { data, error, refetch } = useQuery(demandFilterQuery(useServices(), store_id));
  const [filters, setFilters] = useState(() => filtersOf(search));
  const set = (part: DemandSearch) => setFilters((before) => ({ ...before, ...part }));
  const apply = (filters: DemandSearch) => {
    onClose();
    void navigate({
      search: ({ store_id }) => ({ ...(store_id && { store_id }), ...withoutNothing(filters) }),
      replace: true,
    });
  };
  const toggle = (name: 'city_id' | 'category_id', id: string) => {
    const before = filters[name]?.split(',') ?? [];
    const after = before.includes(id) ? before.filter((each) => each !== id) : [...before, id];
    set({ [name]: after.join(',') || undefined });
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        apply(filters);
      }}
    >
      <Select
        label="Urutkan"
        value={filters.sort ?? 'closing_soon'}
        onValueChange={(sort) => set({ sort: sort === 'closing_soon' ? undefined : sort })}
        items={demandSorts.map((value) => ({ value, label: sortWords[value] }))}
      />
      <Switch
        label="Semua barangnya saya jual"
        checked={filters.serves_all === 'true'}
        onChange={({ currentTarget: { checked } }) =>
          set({ serves_all: checked ? 'true' : undefined })
        }
      />
      <TextField
        label="Dibutuhkan paling lambat"
        type="date"
        value={filters.needed_by ?? ''}
        onChange={({ currentTarget: { value } }) => set({ needed_by: value || undefined })}
      />
      {!data && !error && <RowSkeletons />}
      {!data && error && <LoadFailed error={error} onReload={() => void refetch()} />}
      {data && (
        <>
          <Choices
            label="Kota pembeli"
            choices={data.cities.map(({ city_id, city, count }) => [city_id, city, count])}
            chosen={filters.city_id}
            onToggle={(id) => toggle('city_id', id)}
          />
          <Choices
            label="Jenis barang"
            choices={data.categories.map(({ category_id, category_name, count }) => [
              category_id,
              category_name,
              count,
            ])}
            chosen={filters.category_id}
            onToggle={(id) => toggle('category_id', id)}
          />
        </>
      )}
      <div className="sticky bottom-0 flex gap-3 bg-surface py-2 *:flex-1">
        {filterCount(filters) > 0 && (
          <Button
            variant="secondary"
            onClick={() => apply({ state: filters.state, query: filters.query })}
          >
            Hapus saringan
          </Button>
        )}
        <Button type="submit">Terapkan</Button>
      </div>
    </form>
  );
}

type ChoicesProps = {
  label: string;
  choices: readonly (readonly [id: string, name: string, count: number])[];
  chosen: string | undefined;
  onToggle: (id: string) => void;
};

function Choices({ label, choices, chosen, onToggle }: ChoicesProps) {
  if (choices.length === 0) return null;
  const ids = chosen?.split(',') ?? [];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        {choices.map(([id, name, count]) => (
          <Chip key={id} isChosen={ids.includes(id)} count={count} onClick={() => onToggle(id)}>
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

const withoutNothing = (filters: DemandSearch): DemandSearch =>
  Object.fromEntries(
    (['state', 'query', 'sort', ...narrowing] as const).flatMap((name) =>
      filters[name] ? [[name, filters[name]]] : [],
    ),
  );
