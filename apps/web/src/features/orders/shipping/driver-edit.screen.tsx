import type { Courier } from '@marketplace/contract/store-couriers';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useServices } from '../../../platform/services.ts';
import { deafenPage } from '../../../ui/deaf-page.ts';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { given, mustNameIds, orderOrList, readDriverSearch } from './driver-address.ts';
import { DriverForm } from './driver-form.tsx';
import { DriverList } from './driver-list.tsx';
import { DriverScreen } from './driver-screen.tsx';
import { DriverStanding } from './driver-standing.tsx';
import { driversQuery } from './drivers.query.ts';
import { DriversPending } from './drivers-pending.tsx';

export const Route = createFileRoute('/_private/seller/orders/drivers/edit')({
  validateSearch: readDriverSearch,
  beforeLoad: ({ search }) => mustNameIds(search.store_id, search.driverId, orderOrList(search)),
  loaderDeps: ({ search: { store_id = '' } }) => ({ store_id }),
  loader: ({ context, deps, cause }) =>
    loadFromCacheFirst(context, driversQuery(context, deps.store_id), cause),
  component: DriverEditScreen,
  pendingComponent: DriversPending,
});

function DriverEditScreen() {
  const { orderId, driverId, store_id = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useQuery(driversQuery(useServices(), store_id));
  const driver = data?.couriers.find(({ id }) => id === driverId);
  const back = { to: '/seller/orders/drivers/select', search: given({ orderId, store_id }) };
  const leave = (words: string) => {
    deafenPage();
    showToast({ text: words, kind: 'success', isForNext: true });
    void navigate({ ...back, replace: true });
  };
  return (
    <DriverScreen back={back} backLabel="Pengemudi" title="Ubah pengemudi">
      {driver ? (
        <Editing key={driver.id} driver={driver} onLeave={leave} />
      ) : data ? (
        <EmptyScreen
          drawing={<EmptyBoxDrawing />}
          title="Pengemudi ini sudah tidak ada"
          text="Mungkin sudah dihapus. Pesanan yang pernah dibawanya tetap menyebut namanya."
        />
      ) : (
        <DriverList store_id={store_id} isFixed>
          {() => null}
        </DriverList>
      )}
    </DriverScreen>
  );
}

function Editing({ driver, onLeave }: { driver: Courier; onLeave: (words: string) => void }) {
  return (
    <>
      <DriverForm
        store_id={driver.store_id}
        driver={driver}
        onSaved={({ name }) => onLeave(`${name} disimpan.`)}
      />
      <DriverStanding driver={driver} onDeleted={() => onLeave(`${driver.name} dihapus.`)} />
    </>
  );
}
