import type { PaymentJudgement } from '@marketplace/contract/ops-payments';
import type { ToldPayment } from '@marketplace/contract/provider-payment';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { paymentColumns } from './notified-payments.sql.ts';

/** All that was told of for the order of a payment, and whatever has the reference of one of those. */
const related = (payment_id: string) => sql`
  select ${paymentColumns} from provider_payments
  where reference = any(array(
    select t.reference from provider_payments p join provider_payments t on t.order_id = p.order_id
    where p.id = ${payment_id}::bigint))
  order by id`;

export const readRelated = (db: Db, payment_id: string): Promise<ToldPayment[]> =>
  rowsOf<ToldPayment>(db, related(payment_id));

/** Of two who judge any of them at once one waits. What was told of meanwhile is not among them: it is read again. */
export const lockRelated = (db: Tx, payment_id: string): Promise<ToldPayment[]> =>
  rowsOf<ToldPayment>(db, sql`${related(payment_id)} for update`);

/** What the book has given back of a payment, whole or what the order did not need of it. */
export async function readStray(
  db: Db,
  { store_id }: OneStore,
  { payment_id, order_id }: ToldPayment,
): Promise<number> {
  const [stray] = await rowsOf<{ amount: number }>(
    db,
    sql`select d.amount from postings s
        join buyer_refunds d on d.store_id = ${store_id}::bigint and d.order_id = ${order_id}::bigint and d.posting_id = s.id
        where s.store_id = ${store_id}::bigint and s.cause = 'STRAY_PAYMENT' and s.cause_id = ${payment_id}::bigint`,
  );
  return stray?.amount ?? 0;
}

/** What is said of a part is kept, and may be said otherwise until the rest of the money settles it. */
export async function markJudged(
  db: Tx,
  operator_id: string,
  { payment_id, verdict, note }: PaymentJudgement,
  settles: boolean,
): Promise<ToldPayment> {
  const [payment] = await rowsOf<ToldPayment>(
    db,
    sql`update provider_payments set judged_at = ${settles ? sql`now()` : sql`null`},
          judged_by = ${operator_id}::bigint, verdict = ${verdict}::provider_payment_verdict, note = ${note}::text
        where id = ${payment_id}::bigint returning ${paymentColumns}`,
  );
  if (!payment) throw new Error(`payment ${payment_id} is gone`);
  return payment;
}

/** The parts of an order's money that waited for the rest of it. */
export async function settleParts(db: Tx, order_id: string): Promise<string[]> {
  const parts = await rowsOf<{ id: string }>(
    db,
    sql`update provider_payments set judged_at = now()
        where order_id = ${order_id}::bigint and verdict = 'FOR_THE_ORDER' and judged_at is null returning id`,
  );
  return parts.map(({ id }) => id);
}
