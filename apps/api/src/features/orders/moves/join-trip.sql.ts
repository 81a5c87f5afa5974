import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** How long a link holds after the last order was put into it, and how long at most. */
export const tripHours = 48;
const mostTripHours = 72;

/**
 * What leaves with a driver who is on a trip is on the list behind its link, and the link holds for longer. A trip of which nothing is open is over: what
 * leaves then is for another link, or a secret that was sent once would hold for ever. The shipment has tied the driver's row down by
 * now: nobody makes them another link meanwhile.
 */
export async function joinTrip(
  db: Tx,
  { store_id }: OneStore,
  courier_id: string,
  order_id: string,
): Promise<void> {
  const [trip] = await rowsOf<{ id: string }>(
    db,
    sql`update driver_trips t set expires_at = least(n.at + make_interval(hours => ${tripHours}::int),
          t.created_at + make_interval(hours => ${mostTripHours}::int))
        from (select now() as at) n
        where t.store_id = ${store_id}::bigint and t.courier_id = ${courier_id}::bigint
          and t.revoked_at is null and t.replaced_at is null and t.expires_at > n.at and exists (
            select from driver_trip_stops p
            join orders o on o.store_id = ${store_id}::bigint and o.id = p.order_id
            where p.store_id = ${store_id}::bigint and p.trip_id = t.id and p.failed_at is null
              and o.fulfilment_status = 'SHIPPED')
        returning t.id`,
  );
  if (!trip) return;
  await rowsOf(
    db,
    sql`insert into driver_trip_stops (store_id, trip_id, order_id, place)
        select ${store_id}::bigint, ${trip.id}::bigint, ${order_id}::bigint, coalesce(max(place), 0) + 1
        from driver_trip_stops where store_id = ${store_id}::bigint and trip_id = ${trip.id}::bigint`,
  );
}
