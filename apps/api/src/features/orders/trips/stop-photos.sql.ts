import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { Trip } from './driver-trip.sql.ts';

type PhotoStop = { is_under_way: boolean; photo_count: number };

/** What decides whether a photo is taken for a stop. */
export async function readPhotoStop(
  db: Db,
  { store_id }: OneStore,
  { id }: Pick<Trip, 'id'>,
  order_id: string,
): Promise<PhotoStop | undefined> {
  const [stop] = await rowsOf<PhotoStop>(
    db,
    sql`select o.fulfilment_status = 'SHIPPED' as is_under_way, p.photo_count from driver_trip_stops p
        join orders o on o.store_id = ${store_id}::bigint and o.id = p.order_id
        where p.store_id = ${store_id}::bigint and p.trip_id = ${id}::bigint
          and p.order_id = ${order_id}::bigint`,
  );
  return stop;
}

/** One more; answers whether there was room for it. */
export async function countPhoto(
  db: Tx,
  { store_id }: OneStore,
  { trip, order_id }: { trip: Pick<Trip, 'id'>; order_id: string },
  most: number,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update driver_trip_stops set photo_count = photo_count + 1
        where store_id = ${store_id}::bigint and trip_id = ${trip.id}::bigint
          and order_id = ${order_id}::bigint and photo_count < ${most}::int
        returning order_id`,
  );
  return rows.length > 0;
}
