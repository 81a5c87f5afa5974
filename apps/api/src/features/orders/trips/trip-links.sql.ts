import type { AnswerOf } from '@marketplace/contract/call';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { tripHours } from '../moves/join-trip.sql.ts';

type Detail = AnswerOf<'GET /api/store-couriers/trip'>;
type Trip = NonNullable<Detail['trip']>;

/** How a stop `p` of an order `o` stands for the driver. */
export const stopState = sql`case
  when o.fulfilment_status = 'SHIPPED' and p.failed_at is null then 'OPEN'
  when o.fulfilment_status = 'SHIPPED' then 'FAILED'
  when o.fulfilment_status in ('DELIVERED', 'COMPLETED') then 'DELIVERED'
  else 'CLOSED' end`;

/** More than anybody drives to in three days. Should there be more, the next ones come once these are done. */
const mostStops = 500;

/** The stops of a trip that are shown, or the one of an order: what is still on its way before what is done. */
export const shownStops = ({ store_id }: OneStore, trip_id: string, order_id?: string): Sql => sql`(
  select p.order_id, p.place, p.failed_at from driver_trip_stops p
  join orders o on o.store_id = ${store_id}::bigint and o.id = p.order_id
  where p.store_id = ${store_id}::bigint and p.trip_id = ${trip_id}::bigint
    and (${order_id ?? null}::bigint is null or p.order_id = ${order_id ?? null}::bigint)
  order by o.fulfilment_status = 'SHIPPED' desc, p.place, p.order_id limit ${mostStops}::int)`;

/** Also one who is no longer the store's: what they have with them is. */
export async function readDriver(
  db: Db,
  { store_id }: OneStore,
  courier_id: string,
): Promise<(Detail['courier'] & { is_deleted: boolean }) | undefined> {
  const [driver] = await rowsOf<Detail['courier'] & { is_deleted: boolean }>(
    db,
    sql`select id, name, phone_number, deleted_at is not null as is_deleted from store_couriers
        where store_id = ${store_id}::bigint and id = ${courier_id}::bigint`,
  );
  return driver;
}

/** What leaves with the driver waits for it, and so does whoever makes another link. */
export async function lockDriver(db: Tx, { store_id }: OneStore, courier_id: string) {
  await rowsOf(
    db,
    sql`select from store_couriers
        where store_id = ${store_id}::bigint and id = ${courier_id}::bigint for update`,
  );
}

export async function readStoreOfTrip(
  db: Db,
  { store_id }: OneStore,
): Promise<{ name: string; is_active: boolean; time_zone: string }> {
  const [store] = await rowsOf<{ name: string; is_active: boolean; time_zone: string }>(
    db,
    sql`select s.name, s.is_active, c.time_zone from stores s join cities c on c.id = s.city_id
        where s.id = ${store_id}::bigint`,
  );
  if (!store) throw new Error(`store ${store_id} is gone`);
  return store;
}

/** The orders that are on their way with a driver `k`. */
const underWay = (store_id: string, courier_id: string): Sql => sql`
  from order_shipments h
  join orders o on o.store_id = ${store_id}::bigint and o.id = h.order_id and o.fulfilment_status = 'SHIPPED'
  where h.store_id = ${store_id}::bigint and h.courier_id = ${courier_id}::bigint`;

export async function countUnderWay(
  db: Db,
  { store_id }: OneStore,
  courier_id: string,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count ${underWay(store_id, courier_id)}`,
  );
  return row?.count ?? 0;
}

type Ended = { courier_id: string; user_id: string };

/** Every link of the driver, also those that were replaced and still take what was done under them. */
export async function revokeTrips(
  db: Tx,
  { store_id }: OneStore,
  { courier_id, user_id }: Ended,
): Promise<void> {
  await rowsOf(
    db,
    sql`update driver_trips t set revoked_at = n.at, ended_by = ${user_id}::bigint from (select now() as at) n
        where t.store_id = ${store_id}::bigint and t.courier_id = ${courier_id}::bigint
          and t.revoked_at is null`,
  );
}

export async function replaceTrips(
  db: Tx,
  { store_id }: OneStore,
  { courier_id, user_id }: Ended,
): Promise<void> {
  await rowsOf(
    db,
    sql`update driver_trips t set replaced_at = n.at, ended_by = ${user_id}::bigint from (select now() as at) n
        where t.store_id = ${store_id}::bigint and t.courier_id = ${courier_id}::bigint
          and t.revoked_at is null and t.replaced_at is null`,
  );
}

type NewTrip = { courier_id: string; user_id: string; token_hash: Uint8Array };

/** With everything that is on its way, neighbours after each other; answers until when, and for how many. */
export async function insertTrip(
  db: Tx,
  { store_id }: OneStore,
  { courier_id, user_id, token_hash }: NewTrip,
): Promise<{ id: string; expires_at: string; count: number }> {
  const [trip] = await rowsOf<{ id: string; expires_at: string }>(
    db,
    sql`insert into driver_trips (store_id, courier_id, token_hash, user_id, expires_at)
        values (${store_id}::bigint, ${courier_id}::bigint, ${token_hash}, ${user_id}::bigint,
          now() + make_interval(hours => ${tripHours}::int))
        returning id, expires_at`,
  );
  if (!trip) throw new Error('a trip was not written');
  const orders = await rowsOf<{ id: string }>(
    db,
    sql`select o.id from (select o.id, o.buyer_store_id ${underWay(store_id, courier_id)}) o
        join stores b on b.id = o.buyer_store_id order by b.postal_code, b.district, b.address, o.id`,
  );
  await rowsOf(
    db,
    sql`insert into driver_trip_stops (store_id, trip_id, order_id, place)
        select ${store_id}::bigint, ${trip.id}::bigint, w.order_id, w.place
        from unnest(${orders.map(({ id }) => id)}::bigint[]) with ordinality as w (order_id, place)`,
  );
  return { ...trip, count: orders.length };
}

type TripRow = Omit<Trip, 'stops' | 'state'> & { is_revoked: boolean; is_expired: boolean };

/** The last one that was made for the driver, and how its stops stand. */
export async function readLastTrip(
  db: Db,
  store: OneStore,
  courier_id: string,
): Promise<Trip | null> {
  const { store_id } = store;
  const [trip] = await rowsOf<TripRow>(
    db,
    sql`select id, created_at, expires_at, last_seen_at, revoked_at is not null as is_revoked,
          expires_at <= now() as is_expired
        from driver_trips
        where store_id = ${store_id}::bigint and courier_id = ${courier_id}::bigint
        order by id desc limit 1`,
  );
  if (!trip) return null;
  const { is_revoked, is_expired, ...row } = trip;
  const stops = await rowsOf<Trip['stops'][number]>(
    db,
    sql`select o.id as order_id, o.order_number, o.buyer_name, ${stopState} as state, r.reason, r.happened_at
        from ${shownStops(store, row.id)} p
        join orders o on o.store_id = ${store_id}::bigint and o.id = p.order_id
        left join lateral (
          select reason, happened_at from driver_reports
          where store_id = ${store_id}::bigint and order_id = p.order_id
          order by id desc limit 1
        ) r on true
        order by p.place, p.order_id`,
  );
  const isFinished = stops.every(({ state }) => state !== 'OPEN');
  const isOver = isFinished ? 'FINISHED' : is_expired ? 'EXPIRED' : 'OPEN';
  return { ...row, state: is_revoked ? 'REVOKED' : isOver, stops };
}
