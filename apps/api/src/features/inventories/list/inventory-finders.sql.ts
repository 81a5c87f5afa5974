import type { InventoryState } from '@marketplace/contract/inventory-choices';
import { depth } from '../../../platform/db/page-limits.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import {
  type InventoryQuery,
  isListingFiltered,
  isStockAsked,
  listingConditions,
  productConditions,
  searchConditions,
} from './inventory-filters.sql.ts';
import {
  conditionsOf,
  i,
  k,
  listingsOfStock,
  productOfListing,
  stockOf,
} from './inventory-joins.sql.ts';
import { isByProduct, orderColumns } from './inventory-order.sql.ts';

/** Says of a column that it has a store whose rows are looked for. */
export type IsOwn = (store_id: Sql) => Sql;
export type Find = (query: InventoryQuery, isOwn: IsOwn, cut: Sql) => Sql;

/** Products as they stand in their store, each with `n`, how many of its listings are meant. */
export const findProducts: Find = (query, isOwn, cut) => {
  const isCounted = isListingFiltered(query);
  const state = query.state && listingCounts[query.state];
  return sql`
    select p.store_id, p.product_id, ${productOrder(query)},
      ${isCounted ? sql`c.n` : (state ?? listingCounts.ALL)} as n
    from store_products p ${isCounted ? countListings(query) : sql``}
    where ${conditionsOf([
      isOwn(sql`p.store_id`),
      ...(state ? [sql`${state} > 0`] : []),
      ...productConditions(query),
      ...(isCounted ? [sql`c.n > 0`] : []),
    ])} ${cut}`;
};

const listingCounts: Record<InventoryState | 'ALL', Sql> = {
  ACTIVE: sql`p.active`,
  INACTIVE: sql`p.inactive`,
  ALL: sql`p.active + p.inactive`,
};

const productOrder = ({ sort }: InventoryQuery) => orderColumns[isByProduct(sort) ? sort : 'name'];

const countListings = (query: InventoryQuery) => sql`
  cross join lateral (
    select count(*)::int as n from inventories i ${stockOf(i, k)}
    where i.store_id = p.store_id and i.product_id = p.product_id
      and ${conditionsOf(listingConditions(query, i, k))}
  ) c`;

/**
 * Products of several stores from the catalogue, which has each once: for a text, since those that have it often stand together,
 * far down a list by name. The order is the catalogue's own.
 */
export const findInCatalogueOrder: Find = (query, isOwn) =>
  throughCatalogue(
    query,
    isOwn,
    sql`order by c.sort_name, c.product_id`,
    sql`order by g.sort_name, g.product_id, f.store_id ${depth(query)}`,
  );

/** All of them, in no order. */
export const findByCatalogue: Find = (query, isOwn) => throughCatalogue(query, isOwn, sql``, sql``);

function throughCatalogue(query: InventoryQuery, isOwn: IsOwn, order: Sql, cut: Sql): Sql {
  // Looked up for each product of the catalogue: of this form no planner makes another join, and a cluster takes it.
  const isOfProduct: IsOwn = (store_id) =>
    sql`${isOwn(store_id)} and p.product_id = any(array[g.product_id])`;
  const ofProduct = findProducts(withoutSearch(query), isOfProduct, sql``);
  return sql`
    select f.store_id, f.product_id, f.n,
      ${query.sort === 'newest' ? sql`f.created_at` : sql`g.sort_name`}
    from (${catalogue(query, order)}) g cross join lateral (${ofProduct}) f ${cut}`;
}

export const catalogue = ({ search }: InventoryQuery, order: Sql): Sql => sql`
  select c.* from (
    select id as product_id, lower(name) as sort_name, search_text from products
  ) c where ${conditionsOf(searchConditions(search && { ...search, is_walked: false }, sql`c`))}
  ${order} offset 0`;

export const withoutSearch = ({ search: _found, ...query }: InventoryQuery): InventoryQuery =>
  query;

/** The listings that are meant, from the side of what is asked of them: stock and price have indexes. */
export function meantListings(query: InventoryQuery, isOwn: IsOwn): Sql {
  const ofProduct = productConditions(query);
  const isByStock = isStockAsked(query);
  return sql`
    from ${isByStock ? sql`stocks k ${listingsOfStock}` : sql`inventories i`}
    ${ofProduct.length > 0 ? productOfListing : sql``}
    where ${conditionsOf([
      isOwn(isByStock ? sql`k.store_id` : sql`i.store_id`),
      ...listingConditions(query, i, k),
      ...ofProduct,
    ])}`;
}

/** The same products from the listings' side: for what few listings have. */
export const findProductsByListings: Find = (query, isOwn) => sql`
  select i.store_id, i.product_id, ${productOrder(query)}, i.n
  from (
    select i.store_id, i.product_id, count(*)::int as n ${meantListings(query, isOwn)}
    group by i.store_id, i.product_id
  ) i ${productOfListing}`;
