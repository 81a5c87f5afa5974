import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type TransferRow = {
  store_id: string;
  reference: string;
  amount: number;
  bank_code: string;
  number_sealed: Uint8Array;
  holder_name: string;
};

/** What is to be transferred, as long as it is under way. */
export async function readTransfer(
  db: Db,
  { store_id }: OneStore,
  payout_id: string,
  attempt: number,
): Promise<TransferRow | undefined> {
  const own = sql`${store_id}::bigint`;
  const [row] = await rowsOf<TransferRow>(
    db,
    sql`select t.store_id, t.reference, t.amount, a.bank_code, a.number_sealed, a.holder_name
        from payout_attempts t
        join bank_accounts a on a.store_id = ${own} and a.id = t.bank_account_id
        where t.store_id = ${own} and t.payout_id = ${payout_id}::bigint and t.attempt = ${attempt}::int
          and t.outcome is null`,
  );
  return row;
}
