import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { NoResultDrawing } from '../../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import type { OrderSearch } from '../order-search.ts';
import { orderTabs, statusOf } from '../order-tabs-list.ts';

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
            {search.query && <SameInProducts query={search.query} store_id={store_id} />}
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

/** What is no order may be goods: the words are kept on the way there. */
function SameInProducts({ query, store_id }: { query: string; store_id: string | undefined }) {
  return (
    <AppLink
      to="/seller/inventory"
      search={{ query, ...(store_id ? { store_id } : {}) }}
      className={`${buttonStyle()} max-w-full`}
    >
      <span className="truncate">Cari “{query}” di Produk</span>
    </AppLink>
  );
}

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
