import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { Judged } from './judge-order.ts';

/** Locks an order that waits for its seller, and answers with what a rule asks of it; nothing where it waits no longer. */
export async function lockJudged(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
  most_orders: number,
): Promise<Omit<Judged, 'is_open'> | undefined> {
  const own = sql`${store_id}::bigint`;
  const [order] = await rowsOf<Omit<Judged, 'is_open'>>(
    db,
    sql`
    select o.total_amount,
      (select count(*)::int from (
        select from orders p
        where p.store_id = ${own} and p.buyer_store_id = o.buyer_store_id and p.arrived_at is not null
          and p.fulfilment_status = 'COMPLETED'
        limit ${most_orders}::int) known) as completed_orders,
      (select l.product_name from order_lines l
        left join stocks k on k.store_id = ${own} and k.variant_id = l.variant_id
        where l.store_id = ${own} and l.order_id = o.id
          and coalesce(k.stock - k.reserved < k.low_stock_level, true)
        order by l.id limit 1) as scarce_product
    from orders o
    where o.store_id = ${own} and o.id = ${order_id}::bigint
      and o.arrived_at is not null and o.fulfilment_status = 'NEW'
    for update of o`,
  );
  return order;
}
