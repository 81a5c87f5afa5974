import { createFileRoute } from '@tanstack/react-router';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { orderDetailQuery } from '../order-detail.query.ts';
import { readOrderId, refuseWithoutIds } from '../order-id-search.ts';
import { useOrder } from '../use-order.ts';
import { DeliveredForm } from './delivered-form.tsx';
import { DeliveredPending } from './delivered-pending.tsx';
import { OrderFormPage } from './order-form-page.tsx';

export const Route = createFileRoute('/_private/seller/orders/confirm-order-delivered')({
  validateSearch: readOrderId,
  staticData: { isFormOfOrder: true },
  beforeLoad: refuseWithoutIds,
  loaderDeps: ({ search: { orderId = '', store_id } }) => ({ orderId, store_id }),
  loader: ({ context, deps: { orderId, store_id }, cause }) =>
    loadFromCacheFirst(context, orderDetailQuery(context, orderId, store_id), cause),
  component: ConfirmDeliveredScreen,
  pendingComponent: DeliveredPending,
});

function ConfirmDeliveredScreen() {
  const { orderId = '', store_id = '' } = Route.useSearch();
  const found = useOrder(orderId, store_id);
  return (
    <OrderFormPage
      title="Konfirmasi pesanan sampai"
      otherwise="/seller/orders?status=SHIPPED"
      {...{ orderId, store_id, found }}
      action="confirm_delivered"
      pending={<DeliveredPending />}
    >
      {(moved) => <DeliveredForm key={orderId} {...{ orderId, store_id, found, moved }} />}
    </OrderFormPage>
  );
}
