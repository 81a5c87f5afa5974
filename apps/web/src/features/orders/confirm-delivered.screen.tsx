import { createFileRoute } from '@tanstack/react-router';
import { startWithLastKnown } from '../../platform/offline/start-with-last-known.ts';
import { DeliveredForm } from './delivered-form.tsx';
import { DeliveredPending } from './delivered-pending.tsx';
import { orderDetailQuery } from './order-detail.query.ts';
import { OrderFormPage } from './order-form-page.tsx';
import { readOrderId, refuseWithoutIds } from './order-id-search.ts';
import { useOrder } from './use-order.ts';

export const Route = createFileRoute('/_private/seller/orders/confirm-order-delivered')({
  validateSearch: readOrderId,
  beforeLoad: refuseWithoutIds,
  loaderDeps: ({ search: { orderId = '', store_id } }) => ({ orderId, store_id }),
  loader: ({ context, deps: { orderId, store_id }, cause }) =>
    startWithLastKnown(context, orderDetailQuery(context, orderId, store_id), cause),
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
