import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import { orderColumns, storeColumns } from '../order-columns.sql.ts';
import type { OrderRecord } from '../order-row.ts';
import type { OrderKey } from '../record/move-order.sql.ts';

/** Sets a new day for goods on their way; nothing for an order that is no longer. */
export async function promiseDelivery(
  db: Tx,
  { store, order_id }: OrderKey,
  due_at: string,
): Promise<OrderRecord | undefined> {
  const [order] = await rowsOf<OrderRecord>(
    db,
    sql`
    update orders o set deadline_at = ${due_at}::timestamptz,
      promised_at = ${due_at}::timestamptz - interval '1 second', updated_at = now()
    from stores s join cities c on c.id = s.city_id
    where o.store_id = ${store.store_id}::bigint and o.id = ${order_id}::bigint
      and s.id = o.store_id and o.fulfilment_status = 'SHIPPED'
    returning ${orderColumns}, ${storeColumns}`,
  );
  return order;
}
