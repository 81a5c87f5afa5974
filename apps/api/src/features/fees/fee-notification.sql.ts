import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';

type Judged = { state: Tables['fee_payments']['state']; amount: number };

export async function readFeePayment(
  db: Tx,
  store_id: string,
  payment_id: string,
): Promise<Judged | undefined> {
  const [row] = await rowsOf<Judged>(
    db,
    sql`select state, amount::float8 as amount from fee_payments
        where store_id = ${store_id}::bigint and id = ${payment_id}::bigint
          and state in ('VERIFIED', 'REFUSED', 'EXPIRED')`,
  );
  return row;
}

/** One that was waived, or is paid already, is no new bill. */
export async function readNewCollection(
  db: Tx,
  store_id: string,
  fee_collection_id: string,
): Promise<{ amount: number; order_count: number } | undefined> {
  const [row] = await rowsOf<{ amount: number; order_count: number }>(
    db,
    sql`select amount::float8 as amount, order_count from fee_collections
        where store_id = ${store_id}::bigint and id = ${fee_collection_id}::bigint
          and settled_at is null and amount > 0`,
  );
  return row;
}
