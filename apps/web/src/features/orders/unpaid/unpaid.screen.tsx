import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { number, rupiah } from '../../../platform/format/money.ts';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useServices } from '../../../platform/services.ts';
import { chosenStore, isSeveral } from '../../../platform/state/store-slice.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { type UnpaidList, unpaidQuery } from './unpaid.query.ts';
import { UnpaidRowsPending } from './unpaid-pending.tsx';
import { UnpaidRow } from './unpaid-row.tsx';

export const Route = createFileRoute('/_private/seller/orders/unpaid')({
  staticData: { isForSellers: true },
  beforeLoad: ({ context, search }) => {
    // The address names the store, so that it alone brings the same list back.
    const store_id = chosenStore(context.state.getState().store);
    if (search.store_id || !store_id) return;
    throw redirect({ to: '/seller/orders/unpaid', search: { store_id }, replace: true });
  },
  loaderDeps: ({ search: { store_id = '' } }) => ({ store_id }),
  loader: ({ context, deps, cause }) =>
    loadFromCacheFirst(context, unpaidQuery(context, deps.store_id), cause),
  component: UnpaidScreen,
  pendingComponent: UnpaidPending,
});

const layout =
  'mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-8';

/** Transfers that are not paid yet, and the stock they hold until then. */
function UnpaidScreen() {
  const { store_id = '' } = Route.useSearch();
  const { data, error, refetch } = useQuery(unpaidQuery(useServices(), store_id));
  return (
    <div className={layout}>
      <BackLink otherwise="/seller/orders?status=NEW">Pesanan</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Menunggu pembayaran</h1>
      {data ? (
        <Waiting list={data} store_id={store_id} />
      ) : error ? (
        <LoadFailed error={error} onReload={() => void refetch()} />
      ) : (
        <UnpaidRowsPending />
      )}
    </div>
  );
}

function UnpaidPending() {
  return (
    <div className={layout}>
      <UnpaidRowsPending />
    </div>
  );
}

function Waiting({ list, store_id }: { list: UnpaidList; store_id: string }) {
  const { unpaid, total_data, reserved_amount } = list;
  const barrier = useBarrier('order', store_id);
  if (unpaid.length === 0) {
    return (
      <EmptyScreen
        drawing={<EmptyReceiptDrawing />}
        title="Tidak ada yang menunggu pembayaran"
        text="Pesanan transfer yang belum dibayar tampil di sini selama menahan stok. Begitu dibayar, masuk ke pesanan baru."
      />
    );
  }
  return (
    <>
      <p className="text-ink-soft">
        <b className="block text-ink">
          {number(total_data)} pesanan menahan stok {rupiah(reserved_amount)}
        </b>
        Barangnya disisihkan sampai batas bayar. Yang tidak dibayar lepas sendiri; yang dibayar
        masuk ke pesanan baru.
      </p>
      <BarrierNote barrier={barrier} />
      <ul aria-label="Menunggu pembayaran" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {unpaid.map((order) => (
          <li key={order.order_id}>
            <UnpaidRow order={order} isOfMany={isSeveral(store_id)} />
          </li>
        ))}
      </ul>
      {unpaid.length < total_data && (
        <p className="text-center text-sm text-ink-faint">
          Yang tampil {number(unpaid.length)} pesanan yang paling lama menunggu.
        </p>
      )}
    </>
  );
}
