import type { DifferenceReason } from '@marketplace/contract/accounting-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** Stores that are linked, by their ids. */
export const linkedStores = (
  db: Db,
  after: string,
  limit: number,
): Promise<{ store_id: string }[]> =>
  rowsOf<{ store_id: string }>(
    db,
    sql`select store_id from accounting_stores
        where store_id > ${after}::bigint and connection_id is not null and warehouse_id is not null
          and problem is null
        order by store_id limit ${limit}::int`,
  );

export async function unqueue(db: Db, { store_id }: OneStore, document_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_documents set is_queued = false
        where store_id = ${store_id}::bigint and id = ${document_id}::bigint and state in ('WAITING', 'SENDING')`,
  );
}

/** A look at the stock that nobody has had a turn at yet. */
export async function hasStockMessage(
  db: Tx,
  { store_id }: OneStore,
  all: boolean,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select id from outbox where store_id = ${store_id}::bigint and channel = 'accounting'
          and target = ${store_id} and state = 'WAITING' and payload ->> 'kind' = 'STOCK'
          and (payload ->> 'all')::boolean = ${all} limit 1`,
  );
  return rows.length > 0;
}

/** How long their stock has not been looked at; those that lead are looked at more often. */
export async function wantsLook(db: Db, { store_id }: OneStore): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select store_id from accounting_stores
        where store_id = ${store_id}::bigint and stock_leader = 'ACCURATE'
          and (stock_read_at is null or stock_read_at < now() - interval '5 minutes')`,
  );
  return rows.length > 0;
}

/** Links that are new: nobody knows yet what both hold. */
export async function hasUnagreed(db: Tx, { store_id }: OneStore): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select variant_id from accounting_shelves
        where store_id = ${store_id}::bigint and agreed is null limit 1`,
  );
  return rows.length > 0;
}

/** Products that differ for one of these reasons. */
export const variantsWith = async (
  db: Db,
  { store_id }: OneStore,
  reasons: readonly DifferenceReason[],
): Promise<string[]> =>
  (
    await rowsOf<{ variant_id: string }>(
      db,
      sql`select variant_id from accounting_differences
          where store_id = ${store_id}::bigint and variant_id is not null
            and reason = any(${reasons}::difference_reason[])`,
    )
  ).map(({ variant_id }) => variant_id);
