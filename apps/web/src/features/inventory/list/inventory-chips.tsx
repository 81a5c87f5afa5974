import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { chipStyle } from '../../../ui/chip.tsx';
import { inventoryFilterQuery } from '../filters/filter.query.ts';
import { sortChoices } from '../filters/sort-choices.ts';
import type { InventoryFilters } from '../inventory-search.ts';
import { besideTabs } from './inventory-tabs.ts';

/** What else narrows the list, each to be taken off with a tap. */
export function InventoryChips({ filters }: { filters: InventoryFilters }) {
  const { data } = useQuery(inventoryFilterQuery(useServices(), filters.store_id));
  const named = (ids: string | undefined, among: { id: string; name: string }[] = []) =>
    ids
      ?.split(',')
      .map((id) => among.find((each) => each.id === id)?.name ?? '…')
      .join(', ');
  const { category_id, brand_id, price_unchanged_days, sort } = filters;
  const chips = [
    ...besideTabs(filters),
    { name: 'category_id', words: named(category_id, data?.categories) },
    { name: 'brand_id', words: named(brand_id, data?.brands) },
    {
      name: 'price_unchanged_days',
      words: price_unchanged_days && `Harga tetap ${price_unchanged_days} hari`,
    },
    { name: 'sort', words: sort && `Urut: ${sortWords(sort)}` },
  ] as const;
  const shown = chips.filter(({ words }) => words);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Filter yang dipakai">
      {shown.map(({ name, words }) => {
        const { [name]: _off, ...rest } = filters;
        return (
          <li key={name}>
            <AppLink
              to="/seller/inventory"
              search={rest}
              className={chipStyle({ isChosen: false })}
            >
              {words}
              <X aria-hidden className="size-4" />
              <span className="sr-only">, hapus filter</span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}

const sortWords = (sort: string) =>
  sortChoices.find(({ value }) => value === sort)?.label.toLowerCase();
