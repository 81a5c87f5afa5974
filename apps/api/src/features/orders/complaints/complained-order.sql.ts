import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { orderColumns, storeColumns } from '../order-columns.sql.ts';
import type { OrderRecord } from '../order-row.ts';

/** An order with what a complaint about it goes by. */
export type ComplainedOrder = OrderRecord & {
  shipping_fee: number;
  complaint_refund_amount: number;
  /** What of its discounts the marketplace pays, which is held for the store however the buyer pays. */
  platform_amount: number;
  /** When the buyer had it. */
  received_at: string | null;
  /** Whether that is 7 days ago. */
  is_too_late: boolean;
  /** Whether it has been on its way for less than a day. */
  is_too_early: boolean;
};

/** Whoever changes a complaint holds the row of its order: of two at once the second sees what the first has left. */
export async function lockComplainedOrder(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
  buyer_store_id?: string,
): Promise<ComplainedOrder | undefined> {
  const own = sql`${store_id}::bigint`;
  const locked = await rowsOf(
    db,
    sql`select from orders where store_id = ${own} and id = ${order_id}::bigint and arrived_at is not null
          and buyer_store_id = coalesce(${buyer_store_id ?? null}::bigint, buyer_store_id) for update`,
  );
  if (locked.length === 0) return undefined;
  // Read once it is locked: the statement that waited still sees what was before.
  const [order] = await rowsOf<ComplainedOrder>(
    db,
    sql`
    select ${orderColumns}, ${storeColumns}, o.shipping_fee, o.complaint_refund_amount, r.received_at,
      (select coalesce(sum(d.platform_amount), 0) from order_discounts d
        where d.store_id = ${own} and d.order_id = o.id) as platform_amount,
      coalesce(r.received_at < now() - interval '7 days', false) as is_too_late,
      coalesce(r.shipped_at > now() - interval '1 day', false) as is_too_early
    from orders o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
    left join lateral (
      select min(h.created_at) filter (where h.to_status <> 'SHIPPED') as received_at,
        min(h.created_at) filter (where h.to_status = 'SHIPPED') as shipped_at
      from order_history h
      where h.store_id = ${own} and h.order_id = o.id and h.to_status in ('SHIPPED', 'DELIVERED', 'COMPLETED')
    ) r on true
    where o.store_id = ${own} and o.id = ${order_id}::bigint`,
  );
  return order;
}

/** A line of the order with what complaints have taken of it already. */
export type ComplainedLine = {
  line_id: string;
  variant_id: string;
  product_name: string;
  uom_name: string;
  unit_price: number;
  quantity: number;
  base_quantity: number;
  /** How many of it complaints were about that were not taken back. */
  complained_quantity: number;
  refunded_amount: number;
};

export const readComplainedLines = (
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<ComplainedLine[]> => {
  const own = sql`${store_id}::bigint`;
  return rowsOf<ComplainedLine>(
    db,
    sql`
    select l.id as line_id, l.variant_id, l.product_name, l.uom_name, l.unit_price, l.quantity, l.base_quantity,
      coalesce(c.quantity, 0) as complained_quantity, coalesce(c.amount, 0) as refunded_amount
    from order_lines l left join (
      select w.order_line_id, sum(w.quantity)::int as quantity, sum(w.refund_amount) as amount
      from complaints k join complaint_lines w on w.store_id = ${own} and w.complaint_id = k.id
      where k.store_id = ${own} and k.order_id = ${order_id}::bigint and k.reported_by = 'BUYER'
        and k.state <> 'WITHDRAWN'
      group by w.order_line_id
    ) c on c.order_line_id = l.id
    where l.store_id = ${own} and l.order_id = ${order_id}::bigint and l.quantity > 0 order by l.id`,
  );
};

/** What the marketplace holds for an order, and what its buyer owes for it. */
export async function readOrderBalances(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
): Promise<{ escrow: number; receivable: number }> {
  const [row] = await rowsOf<{ escrow: number; receivable: number }>(
    db,
    sql`select coalesce(sum(amount) filter (where account = 'ESCROW'), 0) as escrow,
          coalesce(sum(amount) filter (where account = 'RECEIVABLE'), 0) as receivable
        from balances where store_id = ${store_id}::bigint and account in ('ESCROW', 'RECEIVABLE')
          and party = 'ORDER' and party_id = ${order_id}::bigint`,
  );
  return row ?? { escrow: 0, receivable: 0 };
}

/** Adds to what went back; an order of which nothing is owed or left to give back says so. */
export async function addRefund(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
  amount: number,
  /** What its buyer still owes after it, where they owe at all. */
  still_owed: number | undefined,
): Promise<OrderRecord> {
  const [order] = await rowsOf<OrderRecord>(
    db,
    sql`
    update orders o set updated_at = now(),
      complaint_refund_amount = o.complaint_refund_amount + ${amount}::numeric,
      payment_status = case
        when o.payment_status <> 'PAID' and ${still_owed ?? null}::numeric is distinct from 0 then o.payment_status
        when o.complaint_refund_amount + ${amount}::numeric = o.total_amount then 'REFUNDED'
        else 'PAID' end
    from stores s join cities c on c.id = s.city_id
    where o.store_id = ${store_id}::bigint and o.id = ${order_id}::bigint and s.id = o.store_id
    returning ${orderColumns}, ${storeColumns}`,
  );
  if (!order) throw new Error(`order ${order_id} is gone`);
  return order;
}
