import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export async function setScheduledAgain(
  db: Tx,
  { store_id }: OneStore,
  payout_id: string,
  { account_id, day }: { account_id: string; day: string },
): Promise<void> {
  await rowsOf(
    db,
    sql`update payouts set state = 'SCHEDULED', attempt = attempt + 1, bank_account_id = ${account_id}::bigint,
          day = ${day}::date
        where store_id = ${store_id}::bigint and id = ${payout_id}::bigint and state = 'FAILED'`,
  );
}
