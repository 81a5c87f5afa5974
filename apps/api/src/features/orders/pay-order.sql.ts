import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { BuyerScope } from '../../platform/store-scope.ts';
import { orderColumns, storeColumns } from './order-columns.sql.ts';
import type { OrderRecord } from './order-row.ts';

/** With the line of its history that tells of the payment. */
export type PaidOrder = OrderRecord & { history_id: string };

/**
 * With a line in the history. Of a cancelling, an expiry and a payment at once the first one wins: each asks for an unpaid
 * NEW order.
 */
export async function markPaid(
  db: Tx,
  scope: BuyerScope,
  order_id: string,
  deadline_at: string,
  user_id: string,
): Promise<PaidOrder | undefined> {
  const [row] = await rowsOf<PaidOrder>(
    db,
    sql`
    with paid as (
      update orders o set payment_status = 'PAID', paid_at = now(), arrived_at = now(),
        deadline_at = ${deadline_at}::timestamptz, updated_at = now()
      from stores s join cities c on c.id = s.city_id
      where s.id = o.store_id and o.id = ${order_id}::bigint
        and o.buyer_store_id = ${scope.buyer_store_id}::bigint
        and o.payment_method = 'TRANSFER' and o.payment_status = 'UNPAID'
        and o.fulfilment_status = 'NEW' and o.arrived_at is null
      returning ${orderColumns}, ${storeColumns}
    ), told as (
      insert into order_history (store_id, order_id, from_status, to_status, actor, user_id, reason, reason_id)
      select store_id::bigint, id::bigint, fulfilment_status, fulfilment_status, 'BUYER',
        ${user_id}::bigint, 'Pembayaran transfer', 'payment_received'
      from paid
      returning id
    )
    select paid.*, told.id as history_id from paid, told`,
  );
  return row;
}
