import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { integer, joined, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { type SellerQuery, sellerConditions } from '../list/order-filters.sql.ts';
import { inOrder } from '../list/order-pages.sql.ts';
import { orderColumns, storeColumns } from '../order-columns.sql.ts';
import type { OrderRecord } from '../order-row.ts';

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
