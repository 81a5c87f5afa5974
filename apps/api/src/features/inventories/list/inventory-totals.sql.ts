import type { Db } from '../../../platform/db/handle.ts';
import { hashedInScope, inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import {
  type InventoryQuery,
  isExpiring,
  isFoundByText,
  isListingFiltered,
  levelsAsked,
} from './inventory-filters.sql.ts';
import {
  findByCatalogue,
  findProducts,
  type IsOwn,
  meantListings,
} from './inventory-finders.sql.ts';

const ownOf =
  (scope: StoreScope): IsOwn =>
  (column) =>
    inScope(scope, column);

/** So many that the catalogue, which all stores share, is sooner looked through than each of them. */
export const hasManyStores = ({ store_ids }: StoreScope): boolean => store_ids.length > 100;

/** How long a filtered list is, in listings or in products, counted no further than `most`. */
export async function countFiltered(
  db: Db,
  scope: StoreScope,
  asked: InventoryQuery,
  { isGrouped, most }: { isGrouped: boolean; most: number },
): Promise<number> {
  const query = withTextsLookedUp(asked);
  const isByListings = isCountedByListings(asked, isGrouped);
  const met = isByListings
    ? sql`select i.store_id, i.product_id ${meantListings(query, ownOf(scope))}`
    : sql`select n from (${products(query, scope)}) as products`;
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`with scope as materialized (select ${scope.store_id_array}::bigint[] as ids),
        met as materialized (${met})
        select count(*)::int as count from (
          select ${countedAs(isByListings, isGrouped)} from met limit ${most}
        ) as counted`,
  );
  return row?.count ?? 0;
}

/** A row for each that counts, so that counting ends as soon as there are enough. */
function countedAs(isByListings: boolean, isGrouped: boolean): Sql {
  if (isByListings) return isGrouped ? sql`distinct store_id, product_id` : sql`1`;
  return isGrouped ? sql`1` : sql`generate_series(1, n)`;
}

const products = (query: InventoryQuery, scope: StoreScope): Sql =>
  hasManyStores(scope) && query.search?.is_walked === false
    ? findByCatalogue(query, hashedInScope, sql``)
    : findProducts(query, ownOf(scope), sql``);

/** Where few products are in question, or most of them have what is asked, each is asked instead. */
function isCountedByListings(query: InventoryQuery, isGrouped: boolean): boolean {
  if (query.brand_id || query.category_id || query.search?.is_walked === false) return false;
  return isListingFiltered(query) && !(isGrouped && levelsAsked(query).includes('ENOUGH'));
}

/** What is counted has no order to be walked in, so an index finds the texts that are long enough for it. */
function withTextsLookedUp(query: InventoryQuery): InventoryQuery {
  const { search } = query;
  return search && isFoundByText(query) && !isListingFiltered(query)
    ? { ...query, search: { ...search, is_walked: false } }
    : query;
}

/**
 * How many have what is asked of listings and their stock alone, which an index counts up to `most`; undefined where it does not,
 * since that is what most have.
 */
export async function countListings(
  db: Db,
  scope: StoreScope,
  query: InventoryQuery,
  most: number,
): Promise<number | undefined> {
  const levels = levelsAsked(query);
  const isLittle = levels.length > 0 && !levels.includes('ENOUGH');
  const { price_unchanged_days: days, expires_within_days: until } = query;
  const sources = [
    ...(isLittle ? [littleLeft(scope, levels.includes('LOW'))] : []),
    ...(days === undefined ? [] : [pricesOf(scope, days)]),
    ...(until === undefined ? [] : [expiringOf(scope, until)]),
  ];
  const counts = await Promise.all(sources.map((source) => countUpTo(db, source, most)));
  return counts.length > 0 ? Math.min(...counts) : undefined;
}

/** How many products have what is asked of brand and category, counted up to `most`; undefined where nothing is. */
export async function countProducts(
  db: Db,
  scope: StoreScope,
  { brand_id, category_id }: InventoryQuery,
  most: number,
): Promise<number | undefined> {
  const own = sql`select 1 from store_products where ${ownOf(scope)(sql`store_id`)}`;
  const counts = await Promise.all(
    [
      ...(brand_id ? [sql`${own} and brand_id = any(${brand_id}::bigint[])`] : []),
      ...(category_id ? [sql`${own} and category_id = any(${category_id}::bigint[])`] : []),
    ].map((source) => countUpTo(db, source, most)),
  );
  return counts.length > 0 ? Math.min(...counts) : undefined;
}

/** One level is few among the little; counting the little is enough to choose a way. */
const littleLeft = (scope: StoreScope, isLow: boolean) => sql`
  select 1 from stocks where ${ownOf(scope)(sql`store_id`)}
    and stock - reserved <= ${isLow ? sql`low_stock_level` : sql`0`}`;

const pricesOf = (scope: StoreScope, days: number) => sql`
  select 1 from inventories where ${ownOf(scope)(sql`store_id`)}
    and price_changed_at <= now() - make_interval(days => ${days}::int)`;

const expiringOf = (scope: StoreScope, days: number) => sql`
  select 1 from stocks k where ${ownOf(scope)(sql`k.store_id`)} and ${isExpiring(days, sql`k`)}`;

async function countUpTo(db: Db, source: Sql, most: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${source} limit ${most}) as counted`,
  );
  return row?.count ?? 0;
}
