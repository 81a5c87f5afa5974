import type { TripStop } from '@marketplace/contract/driver-trip';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { addressOf } from '@marketplace/contract/written-address';
import { isoInstant } from '../../../platform/db/column-types.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { orderedDiscountOfLine } from '../record/order-discounts.sql.ts';
import { shownStops, stopState } from './trip-links.sql.ts';

export type Trip = {
  id: string;
  courier_id: string;
  user_id: string;
  expires_at: string;
  driver_name: string;
  store_name: string;
  store_phone_number: string | null;
  time_zone: string;
} & TripEnd;

/** What has become of a link. */
export type TripEnd = { is_revoked: boolean; is_replaced: boolean; is_expired: boolean };

const tripEnd = sql`t.revoked_at is not null as is_revoked, t.replaced_at is not null as is_replaced,
  t.expires_at <= now() as is_expired`;

/** The trip that a secret leads to, whatever has become of it. */
export async function readTrip(
  db: Db,
  { store_id }: OneStore,
  token_hash: Uint8Array,
): Promise<Trip | undefined> {
  const [trip] = await rowsOf<Trip>(
    db,
    sql`select t.id, t.courier_id, t.user_id, t.expires_at, k.name as driver_name, s.name as store_name,
          s.phone_number as store_phone_number, c.time_zone, ${tripEnd}
        from driver_trips t
        join store_couriers k on k.store_id = ${store_id}::bigint and k.id = t.courier_id
        join stores s on s.id = ${store_id}::bigint join cities c on c.id = s.city_id
        where t.store_id = ${store_id}::bigint and t.token_hash = ${token_hash}`,
  );
  return trip;
}

/** How it stands now; whoever ends the trip waits from here on. */
export async function holdTrip(
  db: Tx,
  { store_id }: OneStore,
  { id }: Pick<Trip, 'id'>,
): Promise<TripEnd> {
  const [trip] = await rowsOf<TripEnd>(
    db,
    sql`select ${tripEnd} from driver_trips t
        where t.store_id = ${store_id}::bigint and t.id = ${id}::bigint for share`,
  );
  if (!trip) throw new Error(`trip ${id} is gone`);
  return trip;
}

/** Once a minute at most: a phone that lies in the sun asks often. */
export async function markSeen(db: Db, { store_id }: OneStore, { id }: Pick<Trip, 'id'>) {
  await rowsOf(
    db,
    sql`update driver_trips t set last_seen_at = n.at from (select now() as at) n
        where t.store_id = ${store_id}::bigint and t.id = ${id}::bigint
          and (t.last_seen_at is null or t.last_seen_at < n.at - interval '1 minute')`,
  );
}

type StopRow = Omit<TripStop, 'lines' | 'reports' | 'address'> & {
  street: string;
  district: string;
  city: string;
  postal_code: string;
  lines: TripStop['lines'] | null;
  reports: TripStop['reports'] | null;
};

/** The stops of a trip in the order they are driven to, or the one of an order. */
export async function readStops(
  db: Db,
  store: OneStore,
  { id }: Pick<Trip, 'id'>,
  order_id?: string,
): Promise<TripStop[]> {
  const own = sql`${store.store_id}::bigint`;
  const rows = await rowsOf<StopRow>(
    db,
    sql`
    select o.id as order_id, o.order_number, ${stopState} as state, o.buyer_name, b.phone_number,
      b.address as street, b.district, c.name as city, b.postal_code, b.latitude, b.longitude, b.driver_note,
      o.buyer_note, case when o.payment_method = 'COD' then o.total_amount end as cash_amount,
      (select json_agg(r) from (
        select l.id::text, l.product_name, l.uom_name, l.quantity,
          case when o.payment_method = 'COD' then l.unit_price end as unit_price, l.ordered_quantity,
          case when o.payment_method = 'COD' then ${orderedDiscountOfLine(own)} else 0 end as ordered_discount
        from order_lines l where l.store_id = ${own} and l.order_id = o.id and l.quantity > 0 order by l.id) r) as lines,
      (select json_agg(r) from (
        select d.kind, d.reason, d.note, d.happened_at, d.taken_amount from driver_reports d
        where d.store_id = ${own} and d.order_id = o.id order by d.id) r) as reports
    from ${shownStops(store, id, order_id)} p
    join orders o on o.store_id = ${own} and o.id = p.order_id
    join stores b on b.id = o.buyer_store_id join cities c on c.id = b.city_id
    order by p.place, p.order_id`,
  );
  return rows.map(({ street, district, city, postal_code, ...stop }) => {
    const reports = (stop.reports ?? []).map((report) => ({
      ...report,
      happened_at: isoInstant(report.happened_at),
    }));
    const isThere = stop.state === 'OPEN' || stop.state === 'FAILED';
    const address = addressOf({ address: street, district, city, postal_code });
    const whole = { ...stop, lines: stop.lines ?? [], reports, address };
    return isThere ? whole : { ...whole, ...doneWith };
  });
}

/** Once it is done with, a driver has no need of where somebody lives. */
const doneWith = {
  phone_number: null,
  address: '',
  latitude: null,
  longitude: null,
  driver_note: '',
  buyer_note: '',
  lines: [],
};

type LockedStop = { fulfilment_status: FulfilmentStatus; shipped_at: string };

/** The order of a stop, which nobody else moves from here on; nothing where it is none of the trip. */
export async function lockStop(
  db: Tx,
  { store_id }: OneStore,
  { id }: Pick<Trip, 'id'>,
  order_id: string,
): Promise<LockedStop | undefined> {
  const [stop] = await rowsOf<LockedStop>(
    db,
    sql`select o.fulfilment_status, h.created_at as shipped_at from orders o
        join order_shipments h on h.store_id = ${store_id}::bigint and h.order_id = o.id
        where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint and exists (
          select from driver_trip_stops p
          where p.store_id = ${store_id}::bigint and p.trip_id = ${id}::bigint and p.order_id = o.id)
        for update of o`,
  );
  return stop;
}

/** Also one that was given up can still be delivered: it is finished once nothing is on its way. */
export async function isUnderWay(
  db: Tx,
  { store_id }: OneStore,
  { id }: Pick<Trip, 'id'>,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select o.id from driver_trip_stops p
        join orders o on o.store_id = ${store_id}::bigint and o.id = p.order_id
        where p.store_id = ${store_id}::bigint and p.trip_id = ${id}::bigint
          and o.fulfilment_status = 'SHIPPED' limit 1`,
  );
  return rows.length > 0;
}
