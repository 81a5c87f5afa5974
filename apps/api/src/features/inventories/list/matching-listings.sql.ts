import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import type { InventoryQuery } from './inventory-filters.sql.ts';
import { meantListings } from './inventory-finders.sql.ts';

/** The ids of all listings that a list has, by name, of each product the smallest unit first; no more than `most`. */
export async function readMatchingIds(
  db: Db,
  scope: StoreScope,
  query: InventoryQuery,
  most: number,
): Promise<string[]> {
  const meant = meantListings(query, (column) => inScope(scope, column));
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select m.id from (
          select i.id, i.store_id, i.product_id, i.variant_id, i.product_unit_id ${meant}
        ) m
        cross join lateral (
          select sort_name from store_products
          where store_id = m.store_id and product_id = m.product_id and active >= 0 limit 1
        ) n
        cross join lateral (
          select base_quantity from product_units where id = m.product_unit_id limit 1
        ) u
        order by n.sort_name, m.product_id, m.variant_id, u.base_quantity limit ${most}`,
  );
  return rows.map(({ id }) => id);
}
