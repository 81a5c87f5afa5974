import { createFileRoute } from '@tanstack/react-router';
import { LoadFailed } from '../../../../platform/load-failed.tsx';
import { BackLink } from '../../../../platform/navigation/back-link.tsx';
import { loadFromCacheFirst } from '../../../../platform/offline/load-from-cache-first.ts';
import { useBarrier } from '../../../../platform/store-standing.ts';
import { RecordPending, RowSkeletons, recordPage } from '../../../../shared/record-page.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { isOrderMissing } from '../../is-order-missing.ts';
import { OrderSummary } from '../../moves/order-form-page.tsx';
import { orderDetailQuery } from '../../order-detail.query.ts';
import { readOrderId, refuseWithoutIds } from '../../order-id-search.ts';
import { OrderMissing } from '../../order-missing.tsx';
import { useOrder } from '../../use-order.ts';
import { ReportForm } from './report-form.tsx';

export const Route = createFileRoute('/_private/seller/orders/complaints/add')({
  validateSearch: readOrderId,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithoutIds,
  loaderDeps: ({ search: { orderId = '', store_id } }) => ({ orderId, store_id }),
  loader: ({ context, deps: { orderId, store_id }, cause }) =>
    loadFromCacheFirst(context, orderDetailQuery(context, orderId, store_id), cause),
  component: ReportOrderScreen,
  pendingComponent: RecordPending,
});

/** Something is wrong with an order: the marketplace is told, and the order stays where it is. */
function ReportOrderScreen() {
  const { orderId = '', store_id = '' } = Route.useSearch();
  const found = useOrder(orderId, store_id);
  const barrier = useBarrier('order', store_id);
  const { order, error } = found;
  const isMissing = order ? order.store_id !== store_id : isOrderMissing(error);
  if (isMissing)
    return (
      <div className={recordPage}>
        <OrderMissing level={1} />
      </div>
    );
  return (
    <div className={recordPage}>
      <BackLink otherwise={`/seller/orders/detail?orderId=${orderId}&store_id=${store_id}`}>
        Pesanan
      </BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Laporkan masalah</h1>
      {order && <OrderSummary {...order} />}
      {!order && error ? (
        <LoadFailed error={error} onReload={() => void found.refetch()} />
      ) : !order ? (
        <RowSkeletons />
      ) : barrier ? (
        <Banner kind="important">{barrier}</Banner>
      ) : (
        <ReportForm key={orderId} order={order} />
      )}
    </div>
  );
}
