import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import { noStore } from '../../../platform/store-scope.ts';

/**
 * Whether a job to follow the demand has yet to begin. It is held until the end of the transaction, so that it begins when what
 * was changed can be read; one that is being taken just now counts for begun.
 */
export async function holdWaiting(db: Tx, tender_id: string): Promise<boolean> {
  const held = await rowsOf(
    db,
    sql`select from jobs where store_id = ${noStore}::bigint and name = 'tenders.follow' and state = 'WAITING'
          and input ->> 'tender_id' = ${tender_id}::text limit 1 for no key update skip locked`,
  );
  return held.length > 0;
}
