import { depth, limits } from '../../../platform/db/page-limits.ts';
import { joined, type Sql, sql } from '../../../platform/db/sql.ts';
import { rowsOfListings, rowsOfProducts, someRowsOfProducts } from '../inventory-columns.sql.ts';
import {
  findFirstListings,
  listingFinder,
  sideOfFilter,
  sideOfOrder,
} from '../listing-finders.sql.ts';
import { type InventoryQuery, isFoundByText, listingConditions } from './inventory-filters.sql.ts';
import {
  type Find,
  findByCatalogue,
  findInCatalogueOrder,
  findProducts,
  findProductsByListings,
  type IsOwn,
} from './inventory-finders.sql.ts';
import { found, type PagePlan } from './inventory-found.sql.ts';
import { inOrder, isByProduct, orderOf } from './inventory-order.sql.ts';

const m = sql`m`;

/** The rows of a page of listings. */
export function pageOfListings(asked: InventoryQuery, plan: PagePlan): Sql {
  const query = asSearched(asked, plan);
  if (isByProduct(query.sort)) {
    return listingsOf(query, found(query, plan, productFinder(query, plan)));
  }
  return rowsOfListings(sql`
    select m.store_id, m.id, row_number() over (${inOrder(query.sort, m)}) as place
    from (${found(query, plan, findListings(query, plan))}) m
    ${inOrder(query.sort, m)} ${limits(query)}`);
}

/** The rows of a page of products. */
export function pageOfProducts(asked: InventoryQuery, plan: PagePlan): Sql {
  const query = asSearched(asked, plan);
  return rowsOfProducts(sql`
    select m.store_id, m.product_id, row_number() over (${inOrder(query.sort, m)}) as place
    from (${foundProducts(query, plan)}) m ${inOrder(query.sort, m)} ${limits(query)}`);
}

/** By stock and by price a product stands where the first of its listings does. */
function foundProducts(query: InventoryQuery, plan: PagePlan): Sql {
  if (isByProduct(query.sort)) return found(query, plan, productFinder(query, plan), true);
  if (plan.way === 'walk') return found(query, plan, findFirstListings, true);
  return sql`
    select distinct on (f.store_id, f.product_id) f.*
    from (${found(query, plan, findListings(query, plan), true)}) f
    order by f.store_id, f.product_id, ${orderOf(query.sort, sql`f`)}`;
}

/** What is gathered is looked up by its text, if that has an index; what is walked is held against it. */
const asSearched = (query: InventoryQuery, { way }: PagePlan): InventoryQuery =>
  query.search && way === 'products' && isFoundByText(query)
    ? { ...query, search: { ...query.search, is_walked: false } }
    : query;

/**
 * Every product has said how many listings it has, so only those of the page are opened: `place` is how many stand
 * before the product's own.
 */
function listingsOf(query: InventoryQuery, products: Sql): Sql {
  const before = sql`${(query.page - 1) * query.page_size}::bigint`;
  const upTo = sql`${query.page * query.page_size}::bigint`;
  return sql`
    with opened as materialized (
      select * from (
        select m.store_id, m.product_id, m.n,
          sum(m.n) over (${inOrder(query.sort, m)} rows unbounded preceding) - m.n as place
        from (${products}) m
      ) f where f.place < ${upTo} and f.place + f.n > ${before}
    )
    ${someRowsOfProducts(sql`select * from opened`, listingConditions(query, sql`i`, sql`k`), before, upTo)}`;
}

function productFinder({ sort }: InventoryQuery, { way, reach }: PagePlan): Find {
  if (way === 'listings') return findProductsByListings;
  if (way === 'catalogue') return findInCatalogueOrder;
  if (way === 'products') return reach === 'all' ? findByCatalogue : findProducts;
  return sort === 'name' ? findByGroups : findProducts;
}

function findListings(query: InventoryQuery, { way, reach }: PagePlan): Find {
  if (way === 'listings') return listingFinder(sideOfFilter(query));
  if (way === 'products') return listingFinder(reach === 'all' ? 'catalogue' : 'products');
  return listingFinder(sideOfOrder(query));
}

/** Few texts for any number of groups, so that each comes often enough to be prepared. No group has the id 0. */
function padded(ids: readonly string[]): readonly string[] {
  const size = [1, 2, 8, 20].find((size) => ids.length <= size) ?? 50;
  return [...ids, ...Array<string>(size - ids.length).fill('0')];
}

/** One brand or category has an index that gives the order; of several each is found by itself. */
const findByGroups: Find = (query, isOwn, cut) => {
  const { brand_id, ...withoutBrand } = query;
  const { category_id, ...withoutCategory } = query;
  const ids = brand_id ?? category_id;
  if (!ids) return findProducts(query, isOwn, cut);
  const column = brand_id ? sql`p.brand_id` : sql`p.category_id`;
  const ofGroup = (id: string) => {
    const isOfGroup: IsOwn = (store_id) => sql`${isOwn(store_id)} and ${column} = ${id}::bigint`;
    return sql`(${findProducts(brand_id ? withoutBrand : withoutCategory, isOfGroup, cut)})`;
  };
  return sql`
    select f.* from (${joined(padded(ids).map(ofGroup), ' union all ')}) f
    ${inOrder(query.sort, sql`f`)} ${depth(query)}`;
};
