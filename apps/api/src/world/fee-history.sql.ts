import type { Tx } from '../platform/db/handle.ts';
import { rowsOf, sql } from '../platform/db/sql.ts';
import type { OneStore } from '../platform/store-scope.ts';

type PastCollection = {
  id: string;
  week_from: string;
  week_until: string;
  fee_amount: number;
  tax_amount: number;
  correction_amount: number;
  claims_amount: number;
  credit_amount: number;
  amount: number;
  posting_id: string;
};

/** The one of a Monday, if anything was owed then and still is. */
export async function readUnpaidOf(
  db: Tx,
  { store_id }: OneStore,
  made_at: string,
): Promise<PastCollection | undefined> {
  const [row] = await rowsOf<PastCollection>(
    db,
    sql`select f.id, f.week_from, f.week_until, f.fee_amount, f.tax_amount, f.correction_amount, f.claims_amount, f.credit_amount,
          f.amount, p.id as posting_id
        from fee_collections f
        join postings p on p.store_id = ${store_id}::bigint and p.cause = 'COLLECTION' and p.cause_id = f.id
        where f.store_id = ${store_id}::bigint and f.state = 'UNPAID'
          and f.created_at = ${made_at}::timestamptz`,
  );
  return row;
}

export async function writeWaived(
  db: Tx,
  { store_id }: OneStore,
  id: string,
  at: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update fee_collections set state = 'CANCELLED', settled_at = ${at}::timestamptz
        where store_id = ${store_id}::bigint and id = ${id}::bigint`,
  );
}

/** As it stands long after the money was found. */
export async function writePaid(
  db: Tx,
  { store_id }: OneStore,
  { id, amount }: PastCollection,
  received: number,
  at: string,
): Promise<string> {
  const [payment] = await rowsOf<{ id: string }>(
    db,
    sql`insert into fee_payments (store_id, state, bill_amount, amount, bank_code, account_number, account_name,
          created_at, deadline_at, judged_at, received_amount)
        values (${store_id}::bigint, 'VERIFIED', ${amount}::numeric, ${received}::numeric, '014', '5550123456',
          'PT Marketplace Nusantara', ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz,
          ${received}::numeric) returning id`,
  );
  if (!payment) throw new Error('a payment was not written');
  await rowsOf(
    db,
    sql`insert into fee_payment_collections (store_id, payment_id, collection_id, amount)
        values (${store_id}::bigint, ${payment.id}::bigint, ${id}::bigint, ${amount}::numeric)`,
  );
  await rowsOf(
    db,
    sql`update fee_collections set state = 'PAID', payment_id = ${payment.id}::bigint,
          settled_at = ${at}::timestamptz
        where store_id = ${store_id}::bigint and id = ${id}::bigint`,
  );
  return payment.id;
}
