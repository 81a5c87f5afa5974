import { createFileRoute, redirect } from '@tanstack/react-router';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { orderDetailQuery } from '../order-detail.query.ts';
import { readOrderId } from '../order-id-search.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderDetailPending } from './order-detail-pending.tsx';

export const Route = createFileRoute('/_private/seller/orders/detail')({
  validateSearch: readOrderId,
  staticData: { isForSellers: true },
  beforeLoad: ({ search: { orderId } }) => {
    if (orderId) return;
    throw redirect({ to: '/seller/orders', replace: true });
  },
  loaderDeps: ({ search: { orderId, store_id } }) => ({ orderId, store_id }),
  loader: ({ context, deps: { orderId = '', store_id }, cause }) =>
    loadFromCacheFirst(context, orderDetailQuery(context, orderId, store_id), cause),
  component: OrderDetailScreen,
  pendingComponent: OrderDetailPending,
});

function OrderDetailScreen() {
  const { orderId = '', store_id } = Route.useSearch();
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 max-md:pb-0 md:p-8">
      <BackLink otherwise="/seller/orders">Pesanan</BackLink>
      <OrderDetail key={orderId} orderId={orderId} store_id={store_id} level={1} />
    </div>
  );
}
