import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

/** In which something has happened lately, the shelves among it. */
export const readMovedStores = (db: Db, behind: string, limit: number) =>
  rowsOf<{ store_id: string }>(
    db,
    sql`select distinct store_id from event_places
        where moved_at > now() - interval '5 minutes' and store_id > ${behind}::bigint
        order by store_id limit ${limit}::int`,
  );

type Changes = { low: number; gone: number };

/**
 * Writes down what is offered and running out now, and answers with what has begun to since it was last written down. A
 * variant that was full in between is told of again.
 */
export async function takeStock(db: Tx, store_id: string): Promise<Changes> {
  const isOffered = sql`exists (
    select from inventories i
    where i.store_id = ${store_id}::bigint and i.variant_id = k.variant_id and i.state = 'ACTIVE')`;
  await rowsOf(
    db,
    sql`delete from scarce_stocks t where t.store_id = ${store_id}::bigint and not exists (
          select from stocks k where k.store_id = ${store_id}::bigint and k.variant_id = t.variant_id
            and k.stock - k.reserved <= k.low_stock_level
            and ${isOffered})`,
  );
  // Filled up from nothing to little is better, and nothing to tell.
  await rowsOf(
    db,
    sql`update scarce_stocks t set is_gone = false
        from stocks k where t.store_id = ${store_id}::bigint and t.is_gone
          and k.store_id = ${store_id}::bigint and k.variant_id = t.variant_id and k.stock > k.reserved`,
  );
  const begun = await rowsOf<{ is_gone: boolean }>(
    db,
    sql`insert into scarce_stocks as t (store_id, variant_id, is_gone)
        select k.store_id, k.variant_id, k.stock <= k.reserved from stocks k
        where k.store_id = ${store_id}::bigint and k.stock - k.reserved <= k.low_stock_level
          and ${isOffered}
        on conflict (store_id, variant_id) do update set is_gone = excluded.is_gone
          where excluded.is_gone and not t.is_gone
        returning t.is_gone`,
  );
  const gone = begun.filter(({ is_gone }) => is_gone).length;
  return { low: begun.length - gone, gone };
}
