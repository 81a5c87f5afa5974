import { createFileRoute } from '@tanstack/react-router';
import { given, mustNameIds, orderOrList, readDriverSearch } from './driver-address.ts';
import { DriverForm } from './driver-form.tsx';
import { DriverScreen } from './driver-screen.tsx';
import { DriversPending } from './drivers-pending.tsx';

export const Route = createFileRoute('/_private/seller/orders/drivers/add')({
  validateSearch: readDriverSearch,
  beforeLoad: ({ search }) => mustNameIds(search.store_id, orderOrList(search)),
  component: DriverAddScreen,
  pendingComponent: DriversPending,
});

/** A new driver; who came here from an order goes back to it with the driver chosen. */
function DriverAddScreen() {
  const { orderId, store_id = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const to = '/seller/orders/drivers/select';
  return (
    <DriverScreen
      back={{ to, search: given({ orderId, store_id }) }}
      backLabel="Pengemudi"
      title="Tambah pengemudi"
    >
      <DriverForm
        key={store_id}
        store_id={store_id}
        onSaved={({ id }) => {
          const search = given({ orderId, driverId: orderId && id, store_id });
          void navigate({ to, search, replace: true });
        }}
      />
    </DriverScreen>
  );
}
