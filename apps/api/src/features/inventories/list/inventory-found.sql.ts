import { hashedInScope, lookedUpInScope } from '../../../platform/db/in-scope.ts';
import { depth } from '../../../platform/db/page-limits.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { lengthColumns } from '../inventory-counters.sql.ts';
import { type InventoryQuery, isFiltered, isFoundByText } from './inventory-filters.sql.ts';
import type { Find, IsOwn } from './inventory-finders.sql.ts';
import { inOrder, inOwnOrder } from './inventory-order.sql.ts';

/** How a page is come to. `counted` says of counters that they are of the scope. */
export type PagePlan = {
  counted: Sql;
  /**
   * One store; each store of the scope by itself, or only those whose first row is among the foremost; or all stores of the
   * marketplace, keeping those of the scope.
   */
  reach: { store_id: string } | 'each' | 'foremost' | 'all';
  /** In the order of the list, or of the catalogue; or all such products, or what such listings are of, put in order after. */
  way: 'walk' | 'catalogue' | 'products' | 'listings';
};

/** The rows that a page is cut from, as deep as it is, or all there are. */
export function found(query: InventoryQuery, plan: PagePlan, find: Find, isGrouped = false): Sql {
  const { reach, way } = plan;
  if (way === 'catalogue') return find(query, hashedInScope, sql``);
  const isOne: IsOwn | undefined =
    typeof reach === 'object' ? (column) => sql`${column} = ${reach.store_id}::bigint` : undefined;
  if (way !== 'walk') {
    const isHashed = way === 'products' && isFoundByText(query);
    const isOwn = isOne ?? (isHashed ? hashedInScope : lookedUpInScope);
    return sql`with gathered as materialized (${find(query, isOwn, sql``)}) select * from gathered`;
  }
  const within = ifWithin(query, plan, isGrouped);
  const walked = (isOwn: IsOwn, howMany: Sql) =>
    find(
      query,
      (column) => sql`${isOwn(column)} ${within}`,
      sql`${inOwnOrder[query.sort]} ${howMany}`,
    );
  if (isOne) return walked(isOne, depth(query));
  if (reach === 'all') return walked(inAllStores, depth(query));
  const ofStore: OfStore = (howMany) => walked((column) => sql`${column} = s.store_id`, howMany);
  // Every store that has a product has counters.
  const stores = sql`select store_id from inventory_counters where ${lookedUpInScope(sql`store_id`)}`;
  return firstOfEach(query, reach === 'each' ? stores : foremost(query, stores, ofStore), ofStore);
}

/** The first rows of a store `s`. */
type OfStore = (howMany: Sql) => Sql;

const f = sql`f`;

const firstOfEach = (query: InventoryQuery, stores: Sql, ofStore: OfStore): Sql => sql`
  select f.* from (${stores}) s cross join lateral (${ofStore(depth(query))}) f
  ${inOrder(query.sort, f)} ${depth(query)}`;

/** A page of twenty rows has rows of twenty stores at most: those whose own first rows come first. */
const foremost = (query: InventoryQuery, stores: Sql, ofStore: OfStore): Sql => sql`
  select store_id from inventory_counters where store_id in (
    select f.store_id from (
      select f.* from (${stores}) s cross join lateral (${ofStore(sql`limit 1`)}) f
      ${inOrder(query.sort, f)} ${depth(query)}
    ) f
  )`;

/** The last condition always holds; it opens the indexes that are kept for this walk alone. */
const inAllStores: IsOwn = (column) => sql`${hashedInScope(column)} and p.active + p.inactive >= 0`;

/** Settled from the counters before any row is looked at: past the end there is nothing to pass over. */
function ifWithin(query: InventoryQuery, { counted }: PagePlan, isGrouped: boolean): Sql {
  if (query.page === 1 || isFiltered(query)) return sql``;
  return sql`and ${(query.page - 1) * query.page_size}::bigint < (
    select sum(${lengthColumns(query.state, isGrouped)}) from inventory_counters where ${counted})`;
}
