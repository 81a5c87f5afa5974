import { type Sql, sql } from '../../platform/db/sql.ts';
import {
  type InventoryQuery,
  levelsAsked,
  listingConditions,
  productConditions,
} from './list/inventory-filters.sql.ts';
import { catalogue, type Find, withoutSearch } from './list/inventory-finders.sql.ts';
import {
  conditionsOf,
  i,
  k,
  listingsOfProduct,
  listingsOfStock,
  productOfListing,
  stockOf,
} from './list/inventory-joins.sql.ts';
import { orderColumns, standsBefore } from './list/inventory-order.sql.ts';

type Side = { from: (query: InventoryQuery) => Sql; store_id: Sql; hasProduct?: true };

const listingsAndStock = sql`${listingsOfProduct} ${stockOf(i, k)}`;

/** From where listings are come to. */
const sides = {
  stocks: { from: () => sql`stocks k ${listingsOfStock}`, store_id: sql`k.store_id` },
  listings: { from: () => sql`inventories i ${stockOf(i, k)}`, store_id: sql`i.store_id` },
  products: {
    from: () => sql`store_products p ${listingsAndStock}`,
    store_id: sql`p.store_id`,
    hasProduct: true,
  },
  catalogue: {
    from: (query) => sql`(${catalogue(query, sql``)}) g
      join store_products p on p.product_id = g.product_id ${listingsAndStock}`,
    store_id: sql`p.store_id`,
    hasProduct: true,
  },
} as const satisfies Record<string, Side>;

/** The side that has an index for the order. */
export const sideOfOrder = (query: InventoryQuery): keyof typeof sides =>
  sortOf(query) === 'lowest_stock' ? 'stocks' : 'listings';

/** The side that has an index for what is asked. */
export const sideOfFilter = (query: InventoryQuery): keyof typeof sides =>
  levelsAsked(query).length > 0 ? 'stocks' : 'listings';

/** Listings in an order of their own. */
export const listingFinder =
  (side: keyof typeof sides, more: Sql[] = []): Find =>
  (query, isOwn, cut) => {
    const { from, store_id, hasProduct }: Side = sides[side];
    const ofProduct = productConditions(side === 'catalogue' ? withoutSearch(query) : query);
    return sql`
      select i.store_id, i.product_id, i.id, ${orderColumns[sortOf(query)]}
      from ${from(query)} ${ofProduct.length > 0 && !hasProduct ? productOfListing : sql``}
      where ${conditionsOf([
        isOwn(store_id),
        ...listingConditions(query, i, k),
        ...ofProduct,
        ...more,
      ])} ${cut}`;
  };

/** Of each product the listing that stands first. */
export const findFirstListings: Find = (query, isOwn, cut) => {
  const [j, l] = [sql`j`, sql`l`];
  const isNarrowed = productConditions(query).length > 0;
  // Of this form a planner expects that every other row has it.
  const isFirst = sql`coalesce((
    select false from inventories j ${stockOf(j, l)}
    where ${conditionsOf([
      // Of the product, where it is joined: after what is asked of the product, which is sooner answered.
      sql`j.store_id = i.store_id and j.product_id = ${isNarrowed ? sql`p` : i}.product_id`,
      ...listingConditions(query, j, l),
      standsBefore[sortOf(query)],
    ])} limit 1), true)`;
  return listingFinder(sideOfOrder(query), [isFirst])(query, isOwn, cut);
};

const sortOf = ({ sort }: InventoryQuery) =>
  sort === 'oldest_price' ? 'oldest_price' : 'lowest_stock';
