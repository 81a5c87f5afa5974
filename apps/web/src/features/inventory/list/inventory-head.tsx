import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  EllipsisVertical,
  FileSpreadsheet,
  ListChecks,
  Plus,
  SlidersHorizontal,
  Tag,
} from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { inventoryFilterQuery } from '../filters/filter.query.ts';
import type { InventoryPage } from '../inventory-page.ts';
import type { InventoryFilters } from '../inventory-search.ts';
import { usePicking } from '../row/picking.tsx';
import { InventoryChips } from './inventory-chips.tsx';
import { inventoryTabs, isTabOf } from './inventory-tabs.ts';
import { ListSearch } from './list-search.tsx';

const look = buttonStyle({ variant: 'secondary', size: 'sm' });
/** Side by side under the search on a phone, beside it at a desk; letters twice as large are scrolled to. */
const labelled = `${look} shrink-0 grow px-2.5! md:min-h-11 md:grow-0 md:px-4! [&>svg]:size-4.5 [&>svg]:shrink-0`;
const addLook =
  'md:border-transparent md:bg-brand-700 md:text-on-strong md:not-disabled:hover:bg-brand-800';

type Props = { filters: InventoryFilters; counts: InventoryPage['counts'] | undefined };

/** Search, and what is asked for most, in reach while the list scrolls, where that leaves room for the list. */
export function InventoryHead({ filters, counts }: Props) {
  const navigate = useNavigate({ from: '/seller/inventory' });
  const searchFor = (query: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, query }), replace: true });
  return (
    <div className="sticky top-(--title-bar) z-20 grid [@media(max-height:30rem)]:static grid-cols-[minmax(0,1fr)] gap-3 border-b border-line bg-surface px-4 pt-1 pb-3 md:top-0 md:px-5 md:pt-6">
      <h1 className="text-2xl font-bold tracking-tight max-md:sr-only">Produk</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-2">
        <ListSearch filters={filters} onSearch={searchFor} />
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 scrollbar-none md:mx-0 md:px-0">
          <AppLink
            to="/seller/inventory/filters"
            search={filters}
            aria-label="Filter produk"
            className={labelled}
          >
            <SlidersHorizontal aria-hidden />
            Filter
          </AppLink>
          <Changing filters={filters} />
        </div>
      </div>
      <Tabs filters={filters} counts={counts} />
      <InventoryChips filters={filters} />
    </div>
  );
}

/** To pick products of one store and to add some, for who may change them. */
function Changing({ filters }: Pick<Props, 'filters'>) {
  const { store_id = '' } = filters;
  const { picked, begin } = usePicking();
  const barrier = useBarrier('inventory', store_id);
  const navigate = useNavigate();
  if (picked || barrier || isSeveral(store_id)) return null;
  const open = (to: '/seller/inventory/copy' | '/seller/inventory/price-rules') => () =>
    void navigate({ to, search: to === '/seller/inventory/copy' ? filters : { store_id } });
  return (
    <>
      <button type="button" aria-label="Pilih beberapa produk" onClick={begin} className={labelled}>
        <ListChecks aria-hidden />
        Pilih
      </button>
      <AppLink
        to="/seller/inventory/import"
        search={filters}
        aria-label="Impor dan unduh produk"
        className={labelled}
      >
        <FileSpreadsheet aria-hidden />
        Impor
      </AppLink>
      <AppLink
        to="/seller/inventory/plan/stock-taking"
        search={{ store_id }}
        aria-label="Stok opname"
        className={`${labelled} max-md:order-1`}
      >
        Opname
      </AppLink>
      <AppLink
        to="/seller/inventory/product/add"
        search={{ store_id }}
        aria-label="Tambah produk"
        className={`${labelled} ${addLook}`}
      >
        <Plus aria-hidden />
        Tambah
      </AppLink>
      <Menu
        label="Pilihan lain untuk produk"
        trigger={<EllipsisVertical />}
        items={[
          { label: 'Salin ke toko lain', onSelect: open('/seller/inventory/copy') },
          { label: 'Aturan harga', onSelect: open('/seller/inventory/price-rules') },
        ]}
        className="shrink-0"
      />
    </>
  );
}

function Tabs({ filters, counts }: Props) {
  const { state: _state, stock_level: _level, expires_within_days: _days, ...rest } = filters;
  const { data } = useQuery(inventoryFilterQuery(useServices(), filters.store_id));
  // An answer kept on the device from before does not have it.
  const levels: { NONE: number; LOW: number } | undefined = data?.offered_stock_levels;
  const countOf: Record<string, number | undefined> = {
    Habis: levels?.NONE,
    Menipis: levels?.LOW,
    'Segera kedaluwarsa': data?.expiring,
    Dijual: counts?.ACTIVE,
    'Tidak dijual': counts?.INACTIVE,
  };
  return (
    <nav aria-label="Keadaan produk">
      <ChipRow className="md:-mx-5 md:px-5">
        {inventoryTabs.map(({ label, search }) => {
          const isChosen = isTabOf(filters, search);
          const count = countOf[label];
          // Of use to who says when something expires, and in nobody else's way.
          if (search.expires_within_days && !isChosen && !count) return null;
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
        <AdjustablePrices store_id={filters.store_id} count={data?.adjustable_prices} />
      </ChipRow>
    </nav>
  );
}

type AdjustableProps = { store_id: string | undefined; count: number | undefined };

/** That the store's own rules would have some prices otherwise, for who may change them. Last, so that nothing moves when it comes. */
function AdjustablePrices({ store_id = '', count }: AdjustableProps) {
  const barrier = useBarrier('inventory', store_id);
  if (!count || barrier) return null;
  return (
    <AppLink
      to="/seller/inventory/price-rules"
      search={{ store_id }}
      className={chipStyle({ isChosen: false })}
    >
      <Tag aria-hidden className="size-4" />
      {`${number(count)} harga bisa disesuaikan`}
    </AppLink>
  );
}
