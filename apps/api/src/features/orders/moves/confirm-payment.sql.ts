import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { orderColumns, storeColumns } from '../order-columns.sql.ts';
import type { OrderRecord } from '../order-row.ts';

/**
 * An order on terms that something is owed for, and how much: nobody else receives for it meanwhile. How much is asked for once it
 * is locked, since the statement that waited for the lock still sees what was owed before.
 */
export async function lockOwedOrder(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
  from: readonly FulfilmentStatus[],
): Promise<(OrderRecord & { open_amount: number }) | undefined> {
  const [locked] = await rowsOf<OrderRecord & { complaint_refund_amount: number }>(
    db,
    sql`
    select ${orderColumns}, ${storeColumns}, o.complaint_refund_amount
    from orders o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
    where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint
      and o.arrived_at is not null and o.payment_method = 'TERM'
      and o.payment_status in ('UNPAID', 'WAITING_VERIFICATION')
      and o.fulfilment_status = any(${from}::fulfilment_status[])
    for update of o`,
  );
  if (!locked) return undefined;
  const { complaint_refund_amount, ...order } = locked;
  // By what came in, not by the balance: an order of before the book owes nothing there yet.
  const [received] = await rowsOf<{ amount: number }>(
    db,
    sql`select coalesce(sum(l.amount), 0) as amount from postings p
        join posting_lines l on l.store_id = ${store_id}::bigint and l.posting_id = p.id and l.account = 'TILL'
        where p.store_id = ${store_id}::bigint and p.order_id = ${order_id}::bigint and p.cause = 'TERM_PAYMENT'`,
  );
  const open_amount = order.total_amount - complaint_refund_amount - (received?.amount ?? 0);
  return { ...order, open_amount };
}

/** Sets an order on terms that is locked to paid. */
export async function payTerm(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<OrderRecord> {
  const [paid] = await rowsOf<OrderRecord>(
    db,
    sql`
    update orders o set payment_status = 'PAID', paid_at = now(), updated_at = now()
    from stores s join cities c on c.id = s.city_id
    where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint and s.id = o.store_id
    returning ${orderColumns}, ${storeColumns}`,
  );
  if (!paid) throw new Error(`order ${order_id} is gone`);
  return paid;
}
