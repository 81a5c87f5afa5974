import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { boundedTotal } from '../../../shared/bounded-total.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { inventoryPageQuery } from '../inventory.query.ts';
import { filtersOf, type InventoryFilters } from '../inventory-search.ts';
import { FacetChips } from './facet-chips.tsx';
import { inventoryFilterQuery } from './filter.query.ts';
import { sortChoices } from './sort-choices.ts';

type Props = { initial: InventoryFilters; onApply: (filters: InventoryFilters) => void };

const heading = 'mb-2 font-semibold';
const ages = ['7', '30', '90'];

/** What narrows the list, with how many products are left before it is applied. */
export function InventoryFiltersForm({ initial, onApply }: Props) {
  const services = useServices();
  const [filters, setFilters] = useState(initial);
  const { data, error, refetch } = useQuery(inventoryFilterQuery(services, initial.store_id));
  const total = useFilteredTotal(filters);
  const change = (part: InventoryFilters) => setFilters((before) => ({ ...before, ...part }));
  const toggle = (name: 'state' | 'stock_level' | 'price_unchanged_days', value: string) =>
    change({ [name]: filters[name] === value ? undefined : value });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(filters);
  };
  return (
    <form noValidate onSubmit={apply} className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <fieldset className="min-w-0">
        <legend className={heading}>Keadaan</legend>
        <div className="flex flex-wrap gap-x-2 gap-y-3">
          {states.map(({ name, value, label, countOf }) => (
            <Chip
              key={value}
              isChosen={filters[name] === value}
              count={data && number(countOf(data))}
              onClick={() => toggle(name, value)}
            >
              {label}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className={heading}>Harga tidak diubah</legend>
        <div className="flex flex-wrap gap-x-2 gap-y-3">
          {ages.map((days) => (
            <Chip
              key={days}
              isChosen={filters.price_unchanged_days === days}
              onClick={() => toggle('price_unchanged_days', days)}
            >
              {days} hari atau lebih
            </Chip>
          ))}
        </div>
      </fieldset>
      {error && !data && (
        <Banner
          kind="error"
          link={
            <button type="button" onClick={() => void refetch()}>
              Muat Ulang
            </button>
          }
        >
          Kategori dan merek tidak dapat dimuat. Filter lain tetap bisa dipakai.
        </Banner>
      )}
      <FacetChips
        label="Kategori"
        facets={data?.categories}
        chosen={filters.category_id}
        onChange={(category_id) => change({ category_id })}
      />
      <FacetChips
        label="Merek"
        facets={data?.brands}
        chosen={filters.brand_id}
        onChange={(brand_id) => change({ brand_id })}
      />
      <RadioGroup
        label="Urutkan"
        items={sortChoices}
        value={filters.sort ?? 'name'}
        onValueChange={(sort) => change({ sort: sort === 'name' ? undefined : sort })}
      />
      <BottomActions className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => setFilters({ store_id: initial.store_id, query: initial.query })}
          className="grow"
        >
          Atur Ulang
        </Button>
        <Button type="submit" className="grow-[3]">
          {total === undefined ? 'Terapkan' : `Lihat ${total} produk`}
        </Button>
      </BottomActions>
    </form>
  );
}

type Counts = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof inventoryFilterQuery>['queryFn']>>>
>;

const states = [
  {
    name: 'stock_level',
    value: 'NONE',
    label: 'Habis',
    countOf: (data: Counts) => data.stock_levels.NONE,
  },
  {
    name: 'stock_level',
    value: 'LOW',
    label: 'Menipis',
    countOf: (data: Counts) => data.stock_levels.LOW,
  },
  {
    name: 'state',
    value: 'ACTIVE',
    label: 'Dijual',
    countOf: (data: Counts) => data.states.ACTIVE,
  },
  {
    name: 'state',
    value: 'INACTIVE',
    label: 'Tidak dijual',
    countOf: (data: Counts) => data.states.INACTIVE,
  },
] as const;

/** How many products a choice of filters leaves, in words; nothing while it is not known. */
function useFilteredTotal(filters: InventoryFilters): string | undefined {
  const services = useServices();
  const wanted = useDeferredValue(filters);
  // The list asks for the same first page: whoever applies the filters finds it there.
  const { data } = useQuery(inventoryPageQuery(services, filtersOf(wanted), 1));
  if (!data || wanted !== filters) return undefined;
  return boundedTotal(data);
}
