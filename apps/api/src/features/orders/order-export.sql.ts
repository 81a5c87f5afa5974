import type { Db } from '../../platform/db/handle.ts';
import { integer, joined, rowsOf, sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { orderColumns, storeColumns } from './order-columns.sql.ts';
import { type SellerQuery, sellerConditions } from './order-filters.sql.ts';
import { inOrder } from './order-pages.sql.ts';
import type { OrderRecord } from './order-row.ts';

const inScope = (scope: StoreScope) =>
  scope.store_ids.length === 1
    ? sql`o.store_id = ${scope.store_ids[0]}::bigint`
    : sql`o.store_id = any(${scope.store_id_array}::bigint[])`;

/** The ids of a whole list in its order, as one text: a hundred thousand rows would be ten times its size. */
export async function readOrderIds(
  db: Db,
  scope: StoreScope,
  query: SellerQuery,
  most: number,
): Promise<string[]> {
  const conditions = joined([inScope(scope), ...sellerConditions(query)], ' and ');
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
        join orders o on o.id = wanted.id and ${inScope(scope)}
        join stores s on s.id = o.store_id join cities c on c.id = s.city_id
        order by wanted.place`,
  );
}
