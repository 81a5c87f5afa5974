import type { Db } from '../../../platform/db/handle.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** The months that are shown are the last ones. */
const isOld = sql`state = 'MISSED' and closes_at < now() - interval '370 days'`;

export async function storesWithOld(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ store_id: string }>(
    db,
    sql`select distinct store_id from tender_fits where ${isOld} and store_id > ${after}::bigint
        order by store_id limit ${integer(limit)}`,
  );
  return rows.map(({ store_id }) => store_id);
}

/** Gone, and counted no more, in one. Answers with how many. */
export async function deleteOld(db: Db, { store_id }: OneStore, limit: number): Promise<number> {
  const own = sql`store_id = ${store_id}::bigint`;
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`
    with gone as (
      delete from tender_fits where ${own} and ${isOld} and tender_id in (
        select tender_id from tender_fits where ${own} and ${isOld} order by tender_id limit ${integer(limit)})
      returning 1
    ), counted as (select count(*)::int as count from gone)
    update tender_counters c set "MISSED" = c."MISSED" - n.count from counted n
    where c.store_id = ${store_id}::bigint returning n.count`,
  );
  return row?.count ?? 0;
}
