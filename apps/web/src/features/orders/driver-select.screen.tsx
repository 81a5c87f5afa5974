import { createFileRoute } from '@tanstack/react-router';
import { startWithLastKnown } from '../../platform/offline/start-with-last-known.ts';
import { mustNameIds, readDriverSearch } from './driver-address.ts';
import { DriverManager } from './driver-manager.tsx';
import { driversQuery } from './drivers.query.ts';
import { DriversPending } from './drivers-pending.tsx';
import { orderDetailQuery } from './order-detail.query.ts';
import { ShipForm } from './ship-form.tsx';
import { useOrder } from './use-order.ts';

export const Route = createFileRoute('/_private/seller/orders/drivers/select')({
  validateSearch: readDriverSearch,
  beforeLoad: ({ search: { store_id } }) => mustNameIds(store_id),
  loaderDeps: ({ search: { orderId, store_id = '' } }) => ({ orderId, store_id }),
  loader: ({ context, deps: { orderId, store_id }, cause }) =>
    Promise.all([
      startWithLastKnown(context, driversQuery(context, store_id), cause),
      orderId && startWithLastKnown(context, orderDetailQuery(context, orderId, store_id), cause),
    ]),
  component: DriverSelectScreen,
  pendingComponent: DriversPending,
});

/** With an order: who brings it. Without one: the drivers of the store, to be managed. */
function DriverSelectScreen() {
  const { orderId, driverId, store_id = '' } = Route.useSearch();
  const found = useOrder(orderId ?? '', store_id);
  if (!orderId) return <DriverManager store_id={store_id} />;
  return (
    <ShipForm
      key={`${orderId} ${driverId}`}
      orderId={orderId}
      store_id={store_id}
      driverId={driverId}
      found={found}
    />
  );
}
