import { createFileRoute } from '@tanstack/react-router';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { orderDetailQuery } from '../order-detail.query.ts';
import { readOrderId, refuseWithoutIds } from '../order-id-search.ts';
import { useOrder } from '../use-order.ts';
import { OrderFormPage } from './order-form-page.tsx';
import { ReasonForm } from './reason-form.tsx';
import { ReasonPending } from './reason-pending.tsx';
import { reasonsQuery } from './reasons.query.ts';

export const Route = createFileRoute('/_private/seller/orders/delivery-failed')({
  validateSearch: readOrderId,
  staticData: { isFormOfOrder: true },
  beforeLoad: refuseWithoutIds,
  loaderDeps: ({ search: { orderId = '', store_id } }) => ({ orderId, store_id }),
  loader: ({ context, deps: { orderId, store_id }, cause }) =>
    Promise.all([
      loadFromCacheFirst(context, reasonsQuery(context, 'failure'), cause),
      loadFromCacheFirst(context, orderDetailQuery(context, orderId, store_id), cause),
    ]),
  component: DeliveryFailedScreen,
  pendingComponent: ReasonPending,
});

function DeliveryFailedScreen() {
  const { orderId = '', store_id = '' } = Route.useSearch();
  const found = useOrder(orderId, store_id);
  return (
    <OrderFormPage
      title="Gagal antar"
      otherwise="/seller/orders?status=SHIPPED"
      {...{ orderId, store_id, found }}
      action="delivery_failed"
      pending={<ReasonPending />}
    >
      {(moved) => (
        <ReasonForm key={orderId} what="failure" {...{ orderId, store_id, found, moved }} />
      )}
    </OrderFormPage>
  );
}
