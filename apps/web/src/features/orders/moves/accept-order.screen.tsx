import { createFileRoute } from '@tanstack/react-router';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { orderDetailQuery } from '../order-detail.query.ts';
import { readOrderId, refuseWithoutIds } from '../order-id-search.ts';
import { useOrder } from '../use-order.ts';
import { AcceptForm } from './accept-form.tsx';
import { DeliveredPending } from './delivered-pending.tsx';
import { OrderFormPage } from './order-form-page.tsx';

export const Route = createFileRoute('/_private/seller/orders/accept')({
  validateSearch: readOrderId,
  staticData: { isFormOfOrder: true },
  beforeLoad: refuseWithoutIds,
  loaderDeps: ({ search: { orderId = '', store_id } }) => ({ orderId, store_id }),
  loader: ({ context, deps: { orderId, store_id }, cause }) =>
    loadFromCacheFirst(context, orderDetailQuery(context, orderId, store_id), cause),
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
