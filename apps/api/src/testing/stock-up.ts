import { sql } from 'kysely';
import type { Db } from '../platform/db/handle.ts';

/** Enough of everything a store sells for every order of a test file. */
export async function stockUp(db: Db, store_id: string): Promise<void> {
  await sql`
    with filled as (
      update stocks set stock = stock + 100000 where store_id = ${store_id}::bigint
      returning store_id, variant_id, stock
    )
    insert into stock_ledger (store_id, variant_id, change, stock_after, reason)
    select store_id, variant_id, 100000, stock, 'COUNT' from filled`.execute(db);
}
