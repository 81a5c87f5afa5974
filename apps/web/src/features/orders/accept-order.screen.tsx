import { createFileRoute } from '@tanstack/react-router';
import { startWithLastKnown } from '../../platform/offline/start-with-last-known.ts';
import { AcceptForm } from './accept-form.tsx';
import { DeliveredPending } from './delivered-pending.tsx';
import { orderDetailQuery } from './order-detail.query.ts';
import { OrderFormPage } from './order-form-page.tsx';
import { readOrderId, refuseWithoutIds } from './order-id-search.ts';
import { useOrder } from './use-order.ts';

export const Route = createFileRoute('/_private/seller/orders/accept')({
  validateSearch: readOrderId,
  beforeLoad: refuseWithoutIds,
  loaderDeps: ({ search: { orderId = '', store_id } }) => ({ orderId, store_id }),
  loader: ({ context, deps: { orderId, store_id }, cause }) =>
    startWithLastKnown(context, orderDetailQuery(context, orderId, store_id), cause),
  component: AcceptOrderScreen,
  pendingComponent: DeliveredPending,
});

function AcceptOrderScreen() {
  const { orderId = '', store_id = '' } = Route.useSearch();
  const found = useOrder(orderId, store_id);
  return (
    <OrderFormPage
      title="Terima pesanan"
      otherwise="/seller/orders?status=NEW"
      {...{ orderId, store_id, found }}
      action="accept"
      pending={<DeliveredPending />}
    >
      {(moved) => <AcceptForm key={orderId} {...{ orderId, store_id, moved }} detail={found} />}
    </OrderFormPage>
  );
}
