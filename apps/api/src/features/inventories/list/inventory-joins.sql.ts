import { joined, type Sql, sql } from '../../../platform/db/sql.ts';

/*
 * A planner takes every store for an average one, and for the largest hashes tables that it should look things up in.
 * So what belongs to a row is looked up in subqueries that are limited, which it cannot make joins of.
 */

export const [i, k] = [sql`i`, sql`k`];
export const conditionsOf = (conditions: Sql[]) => joined([sql`true`, ...conditions], ' and ');

export const stockOf = (listing: Sql, stock: Sql) => sql`
  cross join lateral (
    select * from stocks
    where store_id = ${listing}.store_id and variant_id = ${listing}.variant_id limit 1
  ) ${stock}`;
/** The last condition always holds; it is in no index of an order, of which a planner would read all entries of a store. */
export const productOfListing = sql`
  cross join lateral (
    select * from store_products
    where store_id = i.store_id and product_id = i.product_id and active >= 0 limit 1
  ) p`;
const listingsWhere = (isMeant: Sql) => sql`
  cross join lateral (select * from inventories where ${isMeant} offset 0) i`;
export const listingsOfStock = listingsWhere(
  sql`store_id = k.store_id and variant_id = k.variant_id`,
);
export const listingsOfProduct = listingsWhere(
  sql`store_id = p.store_id and product_id = p.product_id`,
);
