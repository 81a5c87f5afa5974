import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { Broken } from '../record/broken-shelves.sql.ts';

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
