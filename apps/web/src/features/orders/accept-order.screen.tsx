import { createFileRoute } from '@tanstack/react-router';
import { AcceptForm } from './accept-form.tsx';
import { DeliveredPending } from './delivered-pending.tsx';
import { OrderFormPage } from './order-form-page.tsx';
import { readOrderId, refuseWithoutIds } from './order-id-search.ts';
import { useOrder } from './use-order.ts';

export const Route = createFileRoute('/_private/seller/orders/accept')({
  validateSearch: readOrderId,
  beforeLoad: refuseWithoutIds,
  component: AcceptOrderScreen,
  pendingComponent: DeliveredPending,
});

function AcceptOrderScreen() {
  const { orderId = '', store_id = '' } = Route.useSearch();
  const { order, ...detail } = useOrder(orderId, store_id);
  return (
    <OrderFormPage
      title="Terima pesanan"
      otherwise="/seller/orders?status=NEW"
      {...{ orderId, store_id, order }}
      action="accept"
    >
      <AcceptForm key={orderId} orderId={orderId} store_id={store_id} detail={detail} />
    </OrderFormPage>
  );
}
