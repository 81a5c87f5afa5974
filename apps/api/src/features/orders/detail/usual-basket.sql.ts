import type { AnswerOf } from '@marketplace/contract/call';
import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type Product = AnswerOf<'GET /api/orders/seller/usual-basket'>['products'][number];

/** From so many orders a habit can be told, and they are as few for the oldest buyer. */
const mostOrders = 20;
const mostProducts = 5;

/** Each row says from how many orders it was counted; without such orders there is none. */
export const readUsualBasket = (
  db: Db,
  { store_id }: OneStore,
  { id, buyer_store_id }: { id: string; buyer_store_id: string },
): Promise<(Product & { order_count: number })[]> =>
  rowsOf(
    db,
    sql`
    with recent as (
      select p.store_id, p.id from orders p
      where p.store_id = ${store_id}::bigint and p.buyer_store_id = ${buyer_store_id}::bigint
        and p.arrived_at is not null and p.fulfilment_status = 'COMPLETED' and p.id <> ${id}::bigint
      order by p.arrived_at desc limit ${mostOrders}::int
    )
    select l.inventory_id, max(l.product_name) as product_name, max(l.uom_name) as uom_name,
      count(*)::int as times, percentile_disc(0.5) within group (order by l.quantity) as quantity,
      (select count(*)::int from recent) as order_count
    from recent r join order_lines l on l.store_id = r.store_id and l.order_id = r.id
    where l.store_id = ${store_id}::bigint and l.quantity > 0
    group by l.inventory_id
    order by times desc, sum(l.line_total) desc, l.inventory_id limit ${mostProducts}::int`,
  );
