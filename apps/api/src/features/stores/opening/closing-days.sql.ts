import type { ClosingDay, ClosingDayBody } from '@marketplace/contract/store-delivery';
import type { OpenSpan } from '@marketplace/contract/week-hours';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import type { DaysOff } from './days-off.ts';

type StoreDays = {
  now: string;
  today: string;
  time_zone: string;
  days_off: DaysOff[];
  weekdays: OpenSpan[][] | null;
};

/** Those that are not over yet in the store's own zone. */
export const readClosingDays = (db: Db, scope: StoreScope): Promise<ClosingDay[]> =>
  rowsOf<ClosingDay>(
    db,
    sql`select d.id, d.date_from, d.date_to, d.note
        from closing_days d join stores s on s.id = d.store_id join cities c on c.id = s.city_id
        where ${inScope(scope, sql`d.store_id`)}
          and d.date_to >= (now() at time zone c.time_zone)::date
        order by d.date_from`,
  );

/** An order waits a day to be answered; days off that are over may still be part of its wait. */
const lookBackDays = 90;

/** The store's days off and hours, and what time it is there. A store that is unknown has none, in the capital's zone. */
export async function readDaysOff(db: Db, store_id: string): Promise<StoreDays> {
  const [days] = await rowsOf<StoreDays>(
    db,
    sql`select now() as now, z.time_zone, (now() at time zone z.time_zone)::date as today, coalesce((
          select json_agg(json_build_object('date_from', d.date_from, 'date_to', d.date_to) order by d.date_from)
          from closing_days d
          where d.store_id = ${store_id}::bigint and d.date_to >= now()::date - ${lookBackDays}::int
        ), '[]') as days_off,
        (select h.weekdays from opening_hours h where h.store_id = ${store_id}::bigint) as weekdays
        from (select coalesce((
          select c.time_zone from stores s join cities c on c.id = s.city_id where s.id = ${store_id}::bigint
        ), 'Asia/Jakarta') as time_zone) z`,
  );
  if (!days) throw new Error('no row of one');
  return days;
}

export async function insertClosingDays(
  db: Tx,
  { store_id }: OneStore,
  days: ClosingDayBody,
): Promise<void> {
  await db
    .insertInto('closing_days')
    .values({ ...days, store_id })
    .execute();
}

export async function deleteClosingDays(db: Tx, scope: StoreScope, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`delete from closing_days where ${inScope(scope, sql`store_id`)}
          and id = ${id}::bigint returning id`,
  );
  return rows.length > 0;
}
