import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export async function markWaived(db: Tx, { store_id }: OneStore, id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update fee_collections set state = 'CANCELLED', settled_at = now(), payment_id = null
        where store_id = ${store_id}::bigint and id = ${id}::bigint`,
  );
}

/** What made it a debt. */
export async function readCollectionPosting(
  db: Tx,
  { store_id }: OneStore,
  collection_id: string,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select id from postings
        where store_id = ${store_id}::bigint and cause = 'COLLECTION' and cause_id = ${collection_id}::bigint`,
  );
  return row?.id;
}
