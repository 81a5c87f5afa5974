import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { filtersOf, type InventoryFilters } from '../inventory-search.ts';

type Props = { filters: InventoryFilters; store_id: string; picked: ReadonlySet<string> };

const look = `${buttonStyle({ variant: 'quiet', size: 'sm' })} grow`;

/** One change for all that was picked, or a copy of it; while nothing is, of all that the list has. */
export function ManyAtOnce({ filters, store_id, picked }: Props) {
  const search =
    picked.size > 0
      ? { store_id, inventory_ids: [...picked].join(',') }
      : { ...filtersOf(filters), store_id };
  return (
    <div className="flex w-full flex-wrap gap-x-3">
      <AppLink to="/seller/inventory/bulk-edit" search={search} className={look}>
        {picked.size > 0 ? 'Ubah sekaligus, misalnya naik 5%' : 'Ubah semua yang cocok sekaligus'}
      </AppLink>
      <AppLink to="/seller/inventory/copy" search={search} className={look}>
        Salin ke toko lain
      </AppLink>
    </div>
  );
}
