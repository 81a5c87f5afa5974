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
  const [order] = await rowsOf<OrderRecord>(
    db,
    sql`
    select ${orderColumns}, ${storeColumns}
    from orders o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
    where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint
      and o.arrived_at is not null and o.payment_method = 'TERM'
      and o.payment_status in ('UNPAID', 'WAITING_VERIFICATION')
      and o.fulfilment_status = any(${from}::fulfilment_status[])
    for update of o`,
  );
  if (!order) return undefined;
  const [open] = await rowsOf<{ amount: number }>(
    db,
    sql`select amount from balances
        where store_id = ${store_id}::bigint and account = 'RECEIVABLE' and party = 'ORDER'
          and party_id = ${order_id}::bigint`,
  );
  return { ...order, open_amount: open?.amount ?? order.total_amount };
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
