import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ListChecks, Plus, SlidersHorizontal } from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton, iconButtonStyle } from '../../../ui/icon-button.tsx';
import { inventoryFilterQuery } from '../filters/filter.query.ts';
import type { InventoryPage } from '../inventory-page.ts';
import type { InventoryFilters } from '../inventory-search.ts';
import { usePicking } from '../row/picking.tsx';
import { InventoryChips } from './inventory-chips.tsx';
import { inventoryTabs, isTabOf } from './inventory-tabs.ts';
import { ListSearch } from './list-search.tsx';

/** Where there is room the buttons say what they are for. */
const withWords =
  'md:w-auto md:gap-2 md:rounded-lg md:border md:px-4 md:font-semibold md:[&>svg]:size-5';
const addLook =
  'max-md:-mr-2 md:border-transparent md:bg-brand-700 md:text-on-strong md:not-disabled:hover:bg-brand-800';

type Props = { filters: InventoryFilters; counts: InventoryPage['counts'] | undefined };

/** Search, and what is asked for most, in reach while the list scrolls. */
export function InventoryHead({ filters, counts }: Props) {
  const navigate = useNavigate({ from: '/seller/inventory' });
  const searchFor = (query: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, query }), replace: true });
  return (
    <div className="sticky top-(--title-bar) z-20 grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line bg-surface px-4 pt-1 pb-3 md:top-0 md:px-5 md:pt-6">
      <h1 className="text-2xl font-bold tracking-tight max-md:sr-only">Produk</h1>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center gap-1 md:gap-2">
        <ListSearch filters={filters} onSearch={searchFor} />
        <AppLink
          to="/seller/inventory/filters"
          search={filters}
          aria-label="Filter produk"
          className={iconButtonStyle()}
        >
          <SlidersHorizontal aria-hidden />
        </AppLink>
        <Changing store_id={filters.store_id} />
      </div>
      <Tabs filters={filters} counts={counts} />
      <InventoryChips filters={filters} />
    </div>
  );
}

/** To pick products of one store and to add some, for who may change them. */
function Changing({ store_id = '' }: { store_id: string | undefined }) {
  const { picked, begin } = usePicking();
  const barrier = useBarrier('inventory', store_id);
  if (picked || barrier || isSeveral(store_id)) return null;
  return (
    <>
      <IconButton
        label="Pilih beberapa produk"
        onClick={begin}
        className={classNames(withWords, 'md:border-line-strong')}
      >
        <ListChecks aria-hidden />
        <span className="max-md:sr-only">Pilih</span>
      </IconButton>
      <AppLink
        to="/seller/inventory/product/add"
        search={{ store_id }}
        aria-label="Tambah produk"
        className={classNames(iconButtonStyle(), withWords, addLook)}
      >
        <Plus aria-hidden />
        <span className="max-md:sr-only">Tambah</span>
      </AppLink>
    </>
  );
}

function Tabs({ filters, counts }: Props) {
  const { state: _state, stock_level: _level, ...rest } = filters;
  const { data } = useQuery(inventoryFilterQuery(useServices(), filters.store_id));
  // An answer kept on the device from before does not have it.
  const levels: { NONE: number; LOW: number } | undefined = data?.offered_stock_levels;
  const countOf: Record<string, number | undefined> = {
    Habis: levels?.NONE,
    Menipis: levels?.LOW,
    Dijual: counts?.ACTIVE,
    'Tidak dijual': counts?.INACTIVE,
  };
  return (
    <nav aria-label="Keadaan produk">
      <ChipRow className="md:-mx-5 md:px-5">
        {inventoryTabs.map(({ label, search }) => {
          const isChosen = isTabOf(filters, search);
          const count = countOf[label];
          return (
            <AppLink
              key={label}
              to="/seller/inventory"
              search={{ ...rest, ...search }}
              aria-current={isChosen ? 'page' : undefined}
              activeOptions={{ exact: true }}
              activeProps={{}}
              className={chipStyle({ isChosen })}
            >
              <ChipContent isChosen={isChosen} count={count === undefined ? null : number(count)}>
                {label}
              </ChipContent>
            </AppLink>
          );
        })}
      </ChipRow>
    </nav>
  );
}
