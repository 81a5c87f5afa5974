import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type Broken = { variant_id: string; reason: 'UNIT' | 'ITEM_GONE'; words: string };

/** Products whose link is no longer what it was: the item is gone or not used, or its unit holds something else. */
export const brokenShelves = (db: Db, { store_id }: OneStore): Promise<Broken[]> =>
  rowsOf<Broken>(
    db,
    sql`select l.variant_id,
          case when bool_or(i.item_no is null or i.is_suspended)
            then 'ITEM_GONE' else 'UNIT' end as reason,
          min(l.item_no || ' · ' || l.unit_name) as words
        from accounting_links l
        left join accounting_items i on i.store_id = ${store_id}::bigint and i.item_no = l.item_no
        where l.store_id = ${store_id}::bigint
          and (i.item_no is null or i.is_suspended or not exists (
            select from jsonb_to_recordset(i.units) as u (name text, ratio numeric)
            where lower(u.name) = lower(l.unit_name) and u.ratio = l.unit_ratio))
        group by l.variant_id`,
  );

/** Links that are in order again. */
export async function endMended(
  db: Tx,
  { store_id }: OneStore,
  broken: readonly Broken[],
): Promise<void> {
  await rowsOf(
    db,
    sql`delete from accounting_differences
        where store_id = ${store_id}::bigint and document_id is null and reason in ('UNIT', 'ITEM_GONE')
          and variant_id <> all(${broken.map(({ variant_id }) => variant_id)}::bigint[])`,
  );
}

export async function noteCompared(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_stores set compared_at = now(), items_read_at = now()
        where store_id = ${store_id}::bigint`,
  );
}

/** Those that were not compared this night. */
export const storesToCompare = (db: Db, limit: number): Promise<{ store_id: string }[]> =>
  rowsOf<{ store_id: string }>(
    db,
    sql`select store_id from accounting_stores
        where connection_id is not null and warehouse_id is not null and problem is null
          and (compared_at is null or compared_at < now() - interval '12 hours')
        order by compared_at nulls first, store_id limit ${limit}::int`,
  );
