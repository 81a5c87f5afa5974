import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/**
 * Whoever changes the accounts of a store, or what is paid out to them, holds this row first and until the end: what was
 * looked at before still holds when it is written.
 */
export async function lockPayouts(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`insert into payout_doors (store_id) values (${store_id}::bigint)
        on conflict (store_id) do update set store_id = excluded.store_id`,
  );
}
