import type { Db, Tx } from '../../../platform/db/handle.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export async function readStoreOfReport(
  db: Db,
  store_id: string,
): Promise<{ name: string; time_zone: string }> {
  const [row] = await rowsOf<{ name: string; time_zone: string }>(
    db,
    sql`select s.name, c.time_zone from stores s join cities c on c.id = s.city_id where s.id = ${store_id}::bigint`,
  );
  if (!row) throw new Error(`no store ${store_id}`);
  return row;
}

type Reader = { store: OneStore; user_id: string };

export async function readWanted(
  db: Db,
  { store: { store_id }, user_id }: Reader,
): Promise<{ is_on: boolean; has_address: boolean }> {
  const [row] = await rowsOf<{ is_on: boolean; has_address: boolean }>(
    db,
    sql`select r.user_id is not null as is_on, s.email is not null as has_address
        from stores s left join weekly_report_readers r
          on r.store_id = ${store_id}::bigint and r.user_id = ${user_id}::bigint
        where s.id = ${store_id}::bigint`,
  );
  if (!row) throw new Error(`no store ${store_id}`);
  return row;
}

export const addReader = (db: Tx, { store: { store_id }, user_id }: Reader): Promise<unknown[]> =>
  rowsOf(
    db,
    sql`insert into weekly_report_readers (store_id, user_id) values (${store_id}::bigint, ${user_id}::bigint)
        on conflict (store_id, user_id) do nothing`,
  );

export const removeReader = (
  db: Tx,
  { store: { store_id }, user_id }: Reader,
): Promise<unknown[]> =>
  rowsOf(
    db,
    sql`delete from weekly_report_readers where store_id = ${store_id}::bigint and user_id = ${user_id}::bigint`,
  );

export type DueReport = { store_id: string; email: string; start_week: string };

/**
 * Stores in which it is Monday from seven on, whose last week nobody was told of, and which have somebody who wants that, manages
 * the store now and has an address that was proven.
 */
export const readDueReports = (
  db: Db,
  {
    now,
    fromHour,
    behind,
    limit,
  }: { now: string; fromHour: number; behind: string; limit: number },
): Promise<DueReport[]> =>
  rowsOf<DueReport>(
    db,
    sql`select s.id::text as store_id, s.email, ((${now}::timestamptz at time zone c.time_zone)::date - 7)::text as start_week
        from stores s join cities c on c.id = s.city_id
        left join weekly_report_letters l on l.store_id = s.id
        where s.id > ${behind}::bigint and s.is_seller and s.is_active and s.email is not null
          and s.id in (
            select r.store_id from weekly_report_readers r
            join store_permissions p on p.user_id = r.user_id and p.store_id = r.store_id and p.store = 'MANAGE'
          )
          and extract(isodow from ${now}::timestamptz at time zone c.time_zone) = 1
          and extract(hour from ${now}::timestamptz at time zone c.time_zone) >= ${integer(fromHour)}
          and (l.reported_week is null or l.reported_week < (${now}::timestamptz at time zone c.time_zone)::date - 7)
        order by s.id limit ${integer(limit)}`,
  );

/** For one process, once a week. */
export async function takeReport(
  db: Tx,
  { store_id }: OneStore,
  start_week: string,
): Promise<boolean> {
  const taken = await rowsOf(
    db,
    sql`insert into weekly_report_letters as l (store_id, reported_week) values (${store_id}::bigint, ${start_week}::date)
        on conflict (store_id) do update set reported_week = excluded.reported_week
          where l.reported_week < excluded.reported_week
        returning store_id`,
  );
  return taken.length > 0;
}
