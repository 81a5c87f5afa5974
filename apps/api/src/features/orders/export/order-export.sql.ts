import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { integer, joined, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { type SellerQuery, sellerConditions } from '../list/order-filters.sql.ts';
import { inOrder } from '../list/order-pages.sql.ts';
import { orderColumns, storeColumns } from '../order-columns.sql.ts';
import type { OrderRecord } from '../order-row.ts';
import type { OrderLineRecord } from './order-file-columns.ts';

/** The ids of a whole list in its order, as one text: a hundred thousand rows would be ten times its size. */
export async function readOrderIds(
  db: Db,
  scope: StoreScope,
  query: SellerQuery,
  most: number,
): Promise<string[]> {
  const conditions = joined([inScope(scope, sql`o.store_id`), ...sellerConditions(query)], ' and ');
  const [row] = await rowsOf<{ ids: string | null }>(
    db,
    sql`select string_agg(id::text, ',') as ids from (
          select o.id from orders o where ${conditions}
          ${inOrder(query.sort, sql`o`)} limit ${integer(most)}
        ) listed`,
  );
  return row?.ids?.split(',') ?? [];
}

/** These orders as they are now, in the order of their ids. */
export function readOrders(db: Db, scope: StoreScope, ids: string[]): Promise<OrderRecord[]> {
  return rowsOf<OrderRecord>(
    db,
    sql`select ${orderColumns}, ${storeColumns}
        from unnest(${`{${ids.join()}}`}::bigint[]) with ordinality as wanted (id, place)
        join orders o on o.id = wanted.id and ${inScope(scope, sql`o.store_id`)}
        join stores s on s.id = o.store_id join cities c on c.id = s.city_id
        order by wanted.place`,
  );
}

/** The lines of these orders, order by order. */
export function readOrderLines(
  db: Db,
  scope: StoreScope,
  ids: string[],
): Promise<OrderLineRecord[]> {
  return rowsOf<OrderLineRecord>(
    db,
    sql`select o.order_number, s.name as store_name, c.time_zone, o.buyer_name, o.fulfilment_status, o.arrived_at,
          l.product_name, l.uom_name, l.ordered_quantity, l.quantity, l.unit_price, l.discount, l.line_total
        from unnest(${`{${ids.join()}}`}::bigint[]) with ordinality as wanted (id, place)
        join orders o on o.id = wanted.id and ${inScope(scope, sql`o.store_id`)}
        join order_lines l on l.store_id = o.store_id and l.order_id = o.id and ${inScope(scope, sql`l.store_id`)}
        join stores s on s.id = o.store_id join cities c on c.id = s.city_id
        order by wanted.place, l.id`,
  );
}
