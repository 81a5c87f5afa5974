import { createFileRoute } from '@tanstack/react-router';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { orderDetailQuery } from '../order-detail.query.ts';
import { useOrder } from '../use-order.ts';
import { mustNameIds, readDriverSearch } from './driver-address.ts';
import { DriverManager } from './driver-manager.tsx';
import { driversQuery } from './drivers.query.ts';
import { DriversPending } from './drivers-pending.tsx';
import { ShipForm } from './ship-form.tsx';

export const Route = createFileRoute('/_private/seller/orders/drivers/select')({
  validateSearch: readDriverSearch,
  staticData: { isFormOfOrder: true },
  beforeLoad: ({ search: { store_id } }) => mustNameIds(store_id),
  loaderDeps: ({ search: { orderId, store_id = '' } }) => ({ orderId, store_id }),
  loader: ({ context, deps: { orderId, store_id }, cause }) =>
    Promise.all([
      loadFromCacheFirst(context, driversQuery(context, store_id), cause),
      orderId && loadFromCacheFirst(context, orderDetailQuery(context, orderId, store_id), cause),
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
