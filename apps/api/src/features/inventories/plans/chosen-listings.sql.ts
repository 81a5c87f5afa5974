import type { Db } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import type { RuledListing } from './bulk-rule.ts';

export type Chosen = RuledListing & { id: string; base_quantity: number };

/** Listings of a store by their ids, in that order; those that are not there are left out. */
export const readChosen = (
  db: Db,
  { store_id }: OneStore,
  ids: readonly string[],
): Promise<Chosen[]> =>
  rowsOf<Chosen>(
    db,
    sql`select i.id, i.product_unit_id, i.variant_id, i.price, i.cost_price, i.version,
          u.base_quantity, k.stock as pieces, k.stock / u.base_quantity as stock
        from unnest(${ids}::bigint[]) with ordinality as c (id, place)
        cross join lateral (
          select * from inventories where store_id = ${store_id}::bigint and inventories.id = c.id limit 1
        ) i
        cross join lateral (
          select stock from stocks where store_id = ${store_id}::bigint and variant_id = i.variant_id limit 1
        ) k
        cross join lateral (
          select base_quantity from product_units where product_units.id = i.product_unit_id limit 1
        ) u
        order by c.place`,
  );

/** The same ids, each product together and its smallest unit first; those that are not there are left out. */
export async function smallestFirst(
  db: Db,
  { store_id }: OneStore,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select i.id from inventories i join product_units u on u.id = i.product_unit_id
        where i.store_id = ${store_id}::bigint and i.id = any(${ids}::bigint[])
        order by i.variant_id, u.base_quantity, i.id`,
  );
  return rows.map(({ id }) => id);
}
