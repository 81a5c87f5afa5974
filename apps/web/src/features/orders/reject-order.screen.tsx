import { createFileRoute } from '@tanstack/react-router';
import { startWithLastKnown } from '../../platform/offline/start-with-last-known.ts';
import { OrderFormPage } from './order-form-page.tsx';
import { readOrderId, refuseWithoutIds } from './order-id-search.ts';
import { ReasonForm } from './reason-form.tsx';
import { ReasonPending } from './reason-pending.tsx';
import { reasonsQuery } from './reasons.query.ts';
import { useOrder } from './use-order.ts';

export const Route = createFileRoute('/_private/seller/orders/reject')({
  validateSearch: readOrderId,
  beforeLoad: refuseWithoutIds,
  loader: ({ context, cause }) =>
    startWithLastKnown(context, reasonsQuery(context, 'rejection'), cause),
  component: RejectOrderScreen,
  pendingComponent: ReasonPending,
});

function RejectOrderScreen() {
  const { orderId = '', store_id = '' } = Route.useSearch();
  const { order } = useOrder(orderId, store_id);
  return (
    <OrderFormPage
      title="Tolak pesanan"
      otherwise="/seller/orders?status=NEW"
      {...{ orderId, store_id, order }}
      action="reject"
    >
      <ReasonForm
        key={orderId}
        what="rejection"
        orderId={orderId}
        store_id={store_id}
        order={order}
      />
    </OrderFormPage>
  );
}
