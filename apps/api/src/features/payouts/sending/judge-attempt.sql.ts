import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** True where nobody has said so before. */
export async function setContradicted(
  db: Tx,
  { store_id }: OneStore,
  id: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update payout_attempts set contradicted_at = now()
        where store_id = ${store_id}::bigint and id = ${id}::bigint and contradicted_at is null returning id`,
  );
  return rows.length > 0;
}

export async function setJudged(
  db: Tx,
  { store_id }: OneStore,
  id: string,
  outcome: 'ARRIVED' | 'FAILED',
  operator_id: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update payout_attempts set judged = ${outcome}::payout_outcome, judged_by = ${operator_id}::bigint
        where store_id = ${store_id}::bigint and id = ${id}::bigint`,
  );
}

/** It went where that attempt went. */
export async function setGoneTo(
  db: Tx,
  { store_id }: OneStore,
  payout_id: string,
  { attempt, bank_account_id }: { attempt: number; bank_account_id: string },
): Promise<void> {
  await rowsOf(
    db,
    sql`update payouts set state = 'SENT', attempt = ${attempt}::int, bank_account_id = ${bank_account_id}::bigint
        where store_id = ${store_id}::bigint and id = ${payout_id}::bigint and state in ('FAILED', 'SCHEDULED')`,
  );
}
