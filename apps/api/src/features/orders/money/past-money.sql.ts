import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { ChargedLine, Posting } from '../../book/book.service.ts';
import type { OrderRecord } from '../order-row.ts';
import { orderedDiscountOfLine } from '../record/order-discounts.sql.ts';
import type { OrderMoney } from './order-money.ts';

type Step = {
  id: string;
  to_status: OrderRecord['fulfilment_status'];
  is_payment: boolean;
  created_at: string;
};

/** An order with all that the book would have been told of it. */
export type PastOrder = OrderMoney &
  Pick<OrderRecord, 'store_id' | 'payment_status'> & {
    shipping_fee: number;
    /** What the goods came to before anything was lowered. */
    first_subtotal: number;
    /** What the marketplace pays of its discounts. */
    platform_amount: number;
    is_paid: boolean;
    courier_id: string | null;
    is_shipped: boolean;
    steps: Step[];
    charges: ChargedLine[];
    /** What of it stands in the book. */
    posted: Posting['cause'][];
  };

export const readPastOrders = (db: Db, after: string, until: string, limit: number) =>
  rowsOf<PastOrder>(
    db,
    sql`
    select o.id, o.store_id, o.order_number, o.buyer_store_id, o.payment_method, o.payment_status, o.delivery,
      o.total_amount, o.shipping_fee, o.payment_status in ('PAID', 'REFUNDED') as is_paid, s.courier_id, s.order_id is not null as is_shipped,
      (select sum(l.unit_price * l.ordered_quantity - ${orderedDiscountOfLine(sql`o.store_id`)}) from order_lines l
       where l.store_id = o.store_id and l.order_id = o.id) as first_subtotal,
      (select coalesce(sum(d.platform_amount), 0) from order_discounts d
       where d.store_id = o.store_id and d.order_id = o.id) as platform_amount,
      (select json_agg(json_build_object('line_total', l.line_total, 'basis_points', coalesce(l.fee_basis_points, (
         select basis_points from fee_rates where category_id is null and valid_from <= o.created_at
         order by valid_from desc limit 1)))) from order_lines l
       where l.store_id = o.store_id and l.order_id = o.id) as charges,
      (select json_agg(json_build_object('id', h.id::text, 'to_status', h.to_status,
         'is_payment', h.reason_id is not distinct from 'payment_received', 'created_at', h.created_at) order by h.id)
       from order_history h where h.store_id = o.store_id and h.order_id = o.id) as steps,
      (select coalesce(json_agg(p.cause), '[]') from postings p
       where p.store_id = o.store_id and p.order_id = o.id) as posted
    from orders o left join order_shipments s on s.store_id = o.store_id and s.order_id = o.id
    where o.id > ${after}::bigint and o.id <= ${until}::bigint order by o.id limit ${limit}`,
  );

/** Once more from the beginning, when it is time for it. */
export async function beginAgain(db: Tx): Promise<void> {
  await rowsOf(
    db,
    sql`update book_past set after_id = 0, until_id = (select coalesce(max(id), 0) from orders), again_at = null
        where again_at <= now() and after_id >= until_id`,
  );
}

type Past = { after_id: string; until_id: string };

/** What is still to be gone through, if anything. */
export async function readPast(db: Db): Promise<Past | undefined> {
  const [row] = await rowsOf<Past>(
    db,
    sql`select after_id, until_id from book_past where after_id < until_id`,
  );
  return row;
}

/** Not where another process has gone on meanwhile. */
export async function movePast(
  db: Db,
  { after_id, until_id }: Past,
  next_id: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update book_past set after_id = ${next_id}::bigint
        where after_id = ${after_id}::bigint and until_id = ${until_id}::bigint`,
  );
}

/** A world that was written without its moves has a past, all of it; nobody goes on writing it so. */
export async function everythingIsPast(db: Db): Promise<void> {
  await rowsOf(
    db,
    sql`update book_past set after_id = 0, until_id = (select coalesce(max(id), 0) from orders), again_at = null`,
  );
}
