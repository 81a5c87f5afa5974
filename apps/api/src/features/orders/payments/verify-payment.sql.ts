import type { WaitingPayment } from '@marketplace/contract/ops-payments';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { orderColumns, storeColumns } from '../order-columns.sql.ts';
import type { OrderRecord } from '../order-row.ts';
import { stayingIn, writeHistory } from '../record/order-history.sql.ts';

/** With the line of its history that tells of it. */
type Judged = OrderRecord & { history_id: string };

/** Whose word it is; nobody's of ours where a payment provider confirms, with the reference of the payment. */
type By = { operator_id: string | null; reference?: string };

/** What of it stands with the order. */
export type Waiting = Omit<WaitingPayment, 'told'>;

export const readWaitingPayments = (db: Db, after_id: string, limit: number): Promise<Waiting[]> =>
  rowsOf<Waiting>(
    db,
    sql`select o.id as order_id, o.store_id, s.name as store_name, o.buyer_store_id, o.buyer_name, o.order_number,
          o.total_amount, o.fulfilment_status, o.deadline_at as verify_by, o.created_at
        from orders o join stores s on s.id = o.store_id
        where o.payment_status = 'WAITING_VERIFICATION' and o.payment_method = 'TRANSFER'
          and o.id > ${after_id}::bigint
        order by o.id limit ${limit}::int`,
  );

/** An order of the store as it stands, whether it has reached the seller or not. */
export async function readTransfer(
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<OrderRecord | undefined> {
  const [row] = await rowsOf<OrderRecord>(
    db,
    sql`select ${orderColumns}, ${storeColumns}
        from orders o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
        where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint`,
  );
  return row;
}

/** The same, and nobody else moves it before this transaction has ended. */
export async function lockTransfer(
  db: Tx,
  store: OneStore,
  order_id: string,
): Promise<OrderRecord | undefined> {
  await rowsOf(
    db,
    sql`select from orders where store_id = ${store.store_id}::bigint and id = ${order_id}::bigint for update`,
  );
  return readTransfer(db, store, order_id);
}

/**
 * The money is there. What is NEW reaches its seller, who has their whole time from now; what is over owes the buyer
 * all of it.
 */
export async function markVerified(
  db: Tx,
  store: OneStore,
  order_id: string,
  { arrived_at, deadline_at }: { arrived_at: string; deadline_at: string },
  { operator_id, reference }: By,
): Promise<Judged | undefined> {
  const isNew = sql`o.fulfilment_status = 'NEW'`;
  const [judged] = await rowsOf<OrderRecord>(
    db,
    sql`
      update orders o set paid_at = ${arrived_at}::timestamptz, updated_at = now(),
        payment_status = case when ${isNew} then 'PAID' else 'REFUNDED' end::payment_status,
        arrived_at = case when ${isNew} then ${arrived_at}::timestamptz end,
        deadline_at = case when ${isNew} then ${deadline_at}::timestamptz end,
        refunded_amount = case when ${isNew} then 0 else o.total_amount end
      from stores s join cities c on c.id = s.city_id
      where s.id = o.store_id and o.store_id = ${store.store_id}::bigint and o.id = ${order_id}::bigint
        and o.payment_method = 'TRANSFER' and o.payment_status in ('UNPAID', 'WAITING_VERIFICATION')
        and o.arrived_at is null
      returning ${orderColumns}, ${storeColumns}`,
  );
  if (!judged) return undefined;
  const history_id = await writeHistory(db, store, {
    ...stayingIn(judged),
    actor: operator_id === null ? 'SYSTEM' : 'OPERATOR',
    operator_id,
    reason: receivedWords(judged, operator_id === null),
    reason_id: 'payment_received',
    payment_reference: reference ?? null,
  });
  return { ...judged, history_id };
}

function receivedWords({ fulfilment_status }: OrderRecord, isByProvider: boolean): string {
  const from = isByProvider ? ' lewat penyedia pembayaran' : '';
  return fulfilment_status === 'NEW'
    ? `Pembayaran transfer diterima${from}`
    : `Pembayaran datang terlambat${from}, uang kembali ke pembeli`;
}

/** The money is not there. Who is still in time may pay again, as long as for a new order. */
export async function markRefused(
  db: Tx,
  store: OneStore,
  order_id: string,
  reason: string,
  { operator_id }: By,
): Promise<OrderRecord | undefined> {
  const [judged] = await rowsOf<OrderRecord>(
    db,
    sql`
      update orders o set payment_status = 'UNPAID', updated_at = now(),
        deadline_at = case when o.fulfilment_status = 'NEW' then t.pay_by end
      from stores s join cities c on c.id = s.city_id cross join (
        select now() + interval '2 hours' as pay_by) t
      where s.id = o.store_id and o.store_id = ${store.store_id}::bigint and o.id = ${order_id}::bigint
        and o.payment_method = 'TRANSFER' and o.payment_status = 'WAITING_VERIFICATION'
      returning ${orderColumns}, ${storeColumns}`,
  );
  if (!judged) return undefined;
  await writeHistory(db, store, {
    ...stayingIn(judged),
    actor: 'OPERATOR',
    operator_id,
    reason,
    reason_id: 'payment_refused',
  });
  return judged;
}

type Refusal = { operator_id: string | null; reason: string | null };

/** What was said when the money of an order was last not found. */
export async function readRefusal(
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<Refusal | undefined> {
  const [refusal] = await rowsOf<Refusal>(
    db,
    sql`select operator_id, reason from order_history
        where store_id = ${store_id}::bigint and order_id = ${order_id}::bigint and reason_id = 'payment_refused'
        order by id desc limit 1`,
  );
  return refusal;
}

/** Whether it came of an offer of its seller. */
export async function isAgreed(db: Db, { store_id }: OneStore, order_id: string): Promise<boolean> {
  const [order] = await rowsOf(
    db,
    sql`select from orders where store_id = ${store_id}::bigint and id = ${order_id}::bigint
          and tender_id is not null`,
  );
  return order !== undefined;
}
