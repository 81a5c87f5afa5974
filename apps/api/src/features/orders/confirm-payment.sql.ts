import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { OneStore } from '../../platform/store-scope.ts';
import { orderColumns, storeColumns } from './order-columns.sql.ts';
import type { OrderRecord } from './order-row.ts';

/** With the line of its history that tells of the payment. */
type PaidOrder = OrderRecord & { history_id: string };

export type ReceivedPayment = {
  from: readonly FulfilmentStatus[];
  reason: string;
  reason_id: string;
};

/** Sets an order on terms to paid, with a line in its history; answers with nothing where none is owed. */
export async function payTerm(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
  user_id: string,
  { from, reason, reason_id }: ReceivedPayment,
): Promise<PaidOrder | undefined> {
  const [row] = await rowsOf<PaidOrder>(
    db,
    sql`
    with paid as (
      update orders o set payment_status = 'PAID', paid_at = now(), updated_at = now()
      from stores s join cities c on c.id = s.city_id
      where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint
        and s.id = o.store_id and o.arrived_at is not null and o.payment_method = 'TERM'
        and o.payment_status in ('UNPAID', 'WAITING_VERIFICATION')
        and o.fulfilment_status = any(${from}::fulfilment_status[])
      returning ${orderColumns}, ${storeColumns}
    ), told as (
      insert into order_history (store_id, order_id, from_status, to_status, actor, user_id, reason, reason_id)
      select ${store_id}::bigint, id::bigint, fulfilment_status, fulfilment_status, 'SELLER',
        ${user_id}::bigint, ${reason}::text, ${reason_id}::text
      from paid
      returning id
    )
    select paid.*, told.id as history_id from paid, told`,
  );
  return row;
}
