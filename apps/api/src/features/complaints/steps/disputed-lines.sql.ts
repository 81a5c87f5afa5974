import type { ComplaintLine } from '@marketplace/contract/complaint';
import { paidFor } from '@marketplace/contract/reckon-paid';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export type DisputedLine = ComplaintLine & { line_total: number; complained_before: number };

/** What a complaint is about. Of each thing earlier complaints were about, what was paid for it is theirs. */
export const readDisputedLines = async (
  db: Db,
  { store_id }: OneStore,
  { order_id, complaint_id }: { order_id: string; complaint_id: string },
): Promise<DisputedLine[]> => {
  const own = sql`${store_id}::bigint`;
  const lines = await rowsOf<Omit<DisputedLine, 'most_amount'>>(
    db,
    sql`select l.id as line_id, l.product_name, l.uom_name, l.unit_price, l.quantity as ordered_quantity, l.line_total,
          w.quantity, coalesce((
            select sum(e.quantity) from complaints k
            join complaint_lines e on e.store_id = ${own} and e.complaint_id = k.id and e.order_line_id = l.id
            where k.store_id = ${own} and k.order_id = ${order_id}::bigint and k.id < ${complaint_id}::bigint
              and k.reported_by = 'BUYER' and k.state <> 'WITHDRAWN')::int, 0) as complained_before
        from complaint_lines w join order_lines l on l.store_id = ${own} and l.order_id = ${order_id}::bigint
          and l.id = w.order_line_id
        where w.store_id = ${own} and w.complaint_id = ${complaint_id}::bigint order by l.id`,
  );
  return lines.map((line) => ({ ...line, most_amount: paidFor(line, line.quantity) }));
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
