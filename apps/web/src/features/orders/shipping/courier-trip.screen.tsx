import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useServices } from '../../../platform/services.ts';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { courierTripQuery } from './courier-trip.query.ts';
import { mustNameIds, readDriverSearch } from './driver-address.ts';
import { TripLink } from './trip-link.tsx';
import { TripStops } from './trip-stops.tsx';

export const Route = createFileRoute('/_private/seller/orders/drivers/trip')({
  validateSearch: readDriverSearch,
  beforeLoad: ({ search }) => mustNameIds(search.store_id, search.driverId),
  loaderDeps: ({ search: { store_id = '', driverId = '' } }) => ({ store_id, driverId }),
  loader: ({ context, deps: { store_id, driverId } }) => {
    void context.queryClient.prefetchQuery(
      courierTripQuery(context, { store_id, courier_id: driverId }),
    );
  },
  component: CourierTripScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/orders?status=SHIPPED', label: 'Pesanan' };

/** The link of a driver: to send it, to see how far they are, to take it back. */
function CourierTripScreen() {
  const { store_id = '', driverId = '' } = Route.useSearch();
  const ofCourier = { store_id, courier_id: driverId };
  const result = useQuery(courierTripQuery(useServices(), ofCourier));
  return (
    <RecordPage title="Tautan kurir" back={back} result={result}>
      {(answer) => (
        <>
          <TripLink key={driverId} ofCourier={ofCourier} answer={answer} />
          {answer.trip && <TripStops trip={answer.trip} store_id={store_id} />}
        </>
      )}
    </RecordPage>
  );
}
