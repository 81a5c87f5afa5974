import { createFileRoute } from '@tanstack/react-router';
import { DeliveredForm } from './delivered-form.tsx';
import { DeliveredPending } from './delivered-pending.tsx';
import { OrderFormPage } from './order-form-page.tsx';
import { readOrderId, refuseWithoutIds } from './order-id-search.ts';
import { useOrder } from './use-order.ts';

export const Route = createFileRoute('/_private/seller/orders/confirm-order-delivered')({
  validateSearch: readOrderId,
  beforeLoad: refuseWithoutIds,
  component: ConfirmDeliveredScreen,
  pendingComponent: DeliveredPending,
});

function ConfirmDeliveredScreen() {
  const { orderId = '', store_id = '' } = Route.useSearch();
  const { order } = useOrder(orderId, store_id);
  return (
    <OrderFormPage
      title="Konfirmasi pesanan sampai"
      otherwise="/seller/orders?status=SHIPPED"
      {...{ orderId, store_id, order }}
      action="confirm_delivered"
    >
      <DeliveredForm key={orderId} orderId={orderId} store_id={store_id} order={order} />
    </OrderFormPage>
  );
}
