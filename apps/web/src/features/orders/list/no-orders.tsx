import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { allStores, isSeveral } from '../../../platform/state/store-slice.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { NoResultDrawing } from '../../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { filtersOf, type OrderSearch } from '../order-search.ts';
import { foundWords, orderTabs, statusOf } from '../order-tabs-list.ts';
import { searchCountsQuery } from '../search-counts.query.ts';

/** Says that there is nothing, and what to do about it. */
export function NoOrders({ search }: { search: OrderSearch }) {
  const { store_id, status } = search;
  if (narrowing.some((name) => search[name])) {
    return (
      <EmptyScreen
        drawing={<NoResultDrawing />}
        title="Tidak ada yang cocok"
        text="Coba kata lain, atau lihat semua pesanan."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {search.query && <SameElsewhere search={search} query={search.query} />}
            <AppLink
              to="/seller/orders"
              search={store_id ? { store_id } : {}}
              className={buttonStyle({ variant: 'secondary' })}
            >
              Lihat semua pesanan
            </AppLink>
          </div>
        }
      />
    );
  }
  return (
    <EmptyScreen
      drawing={<EmptyReceiptDrawing />}
      title="Belum Ada Pesanan"
      text={emptyWords[status ?? ''] ?? `Pesanan ${tabLabel(status)} akan tampil di sini.`}
    />
  );
}

/** The same words in other tabs, among the goods and in all stores: they are kept on the way there. */
function SameElsewhere({ search, query }: { search: OrderSearch; query: string }) {
  const { status, store_id, page: _page, orderId: _order, ...rest } = search;
  const { data } = useQuery(searchCountsQuery(useServices(), filtersOf(search)));
  const isOneOfMany =
    useAppState(({ store }) => store.list.length > 1) && !isSeveral(store_id ?? '');
  const found = data && status ? Object.values(data.counts).reduce((sum, each) => sum + each) : 0;
  const store = store_id ? { store_id } : {};
  return (
    <>
      {found > 0 && (
        <AppLink to="/seller/orders" search={{ ...rest, ...store }} className={way('primary')}>
          <span className="truncate">
            Lihat {foundWords(found)} “{query}” di status lain
          </span>
        </AppLink>
      )}
      <AppLink
        to="/seller/inventory"
        search={{ query, ...store }}
        className={way(found > 0 ? 'secondary' : 'primary')}
      >
        <span className="truncate">Cari “{query}” di Produk</span>
      </AppLink>
      {isOneOfMany && (
        <AppLink
          to="/seller/orders"
          search={{ ...rest, store_id: allStores }}
          className={way('secondary')}
        >
          <span className="truncate">Cari “{query}” di semua toko</span>
        </AppLink>
      )}
    </>
  );
}

const way = (variant: 'primary' | 'secondary') => `${buttonStyle({ variant })} max-w-full`;

const narrowing = [
  'query',
  'payment_status',
  'payment_method',
  'delivery',
  'date_from',
  'date_to',
] as const;

const emptyWords: Record<string, string> = {
  '': 'Pesanan pembeli akan tampil di sini begitu masuk.',
  NEW: 'Pesanan baru langsung muncul di sini, tanpa memuat ulang.',
};

const tabLabel = (status: string | undefined) =>
  (orderTabs.find((tab) => statusOf(tab) === status)?.label ?? '').toLowerCase();
