import type { ComplaintLine } from '@marketplace/contract/complaint';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

/** What a complaint is about. */
export const readDisputedLines = (
  db: Db,
  { store_id }: OneStore,
  { order_id, complaint_id }: { order_id: string; complaint_id: string },
): Promise<ComplaintLine[]> => {
  const own = sql`${store_id}::bigint`;
  return rowsOf<ComplaintLine>(
    db,
    sql`select l.id as line_id, l.product_name, l.uom_name, l.unit_price, l.quantity as ordered_quantity, w.quantity,
          l.unit_price * w.quantity as most_amount
        from complaint_lines w join order_lines l on l.store_id = ${own} and l.order_id = ${order_id}::bigint
          and l.id = w.order_line_id
        where w.store_id = ${own} and w.complaint_id = ${complaint_id}::bigint order by l.id`,
  );
};

/** What of the shipping went back already. */
export async function readShippingBack(
  db: Db,
  { store_id }: OneStore,
  order_id: string,
): Promise<number> {
  const [row] = await rowsOf<{ amount: number }>(
    db,
    sql`select coalesce(sum(refund_shipping_amount), 0) as amount from complaints
        where store_id = ${store_id}::bigint and order_id = ${order_id}::bigint`,
  );
  return row?.amount ?? 0;
}
