import type { ClosingDay, ClosingDayBody } from '@marketplace/contract/store-delivery';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

/** Those that are not over yet in the store's own zone. */
export const readClosingDays = (db: Db, scope: StoreScope): Promise<ClosingDay[]> =>
  rowsOf<ClosingDay>(
    db,
    sql`select d.id, d.date_from, d.date_to, d.note
        from closing_days d join stores s on s.id = d.store_id join cities c on c.id = s.city_id
        where d.store_id = any(${scope.store_id_array}::bigint[])
          and d.date_to >= (now() at time zone c.time_zone)::date
        order by d.date_from`,
  );

/** The store's days off from today on, and what day it is there, for whoever wants to order. */
export const readDaysOff = (db: Db, store_id: string) =>
  rowsOf<{ today: string; date_from: string; date_to: string }>(
    db,
    sql`select (now() at time zone c.time_zone)::date as today, d.date_from, d.date_to
        from closing_days d join stores s on s.id = d.store_id join cities c on c.id = s.city_id
        where d.store_id = ${store_id}::bigint
          and d.date_to >= (now() at time zone c.time_zone)::date
        order by d.date_from`,
  );

export async function insertClosingDays(
  db: Tx,
  _scope: StoreScope,
  days: ClosingDayBody,
): Promise<void> {
  await db.insertInto('closing_days').values(days).execute();
}

export async function deleteClosingDays(db: Tx, scope: StoreScope, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`delete from closing_days where store_id = any(${scope.store_id_array}::bigint[])
          and id = ${id}::bigint returning id`,
  );
  return rows.length > 0;
}
