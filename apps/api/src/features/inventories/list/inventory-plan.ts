import type { Db } from '../../../platform/db/handle.ts';
import { sql } from '../../../platform/db/sql.ts';
import { anywhere } from '../../../platform/search/search.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import {
  isOwnCounter,
  lengthOf,
  roughCountersEverywhere,
  roughCountersInScope,
} from '../inventory-counters.sql.ts';
import { type InventoryQuery, isFiltered, isFoundByText } from './inventory-filters.sql.ts';
import type { PagePlan } from './inventory-found.sql.ts';
import { countListings, countProducts, hasManyStores } from './inventory-totals.sql.ts';

/** What a store's probe costs, in rows of the walk over all stores. */
const rowsPerProbe = 25;

export async function planPage(
  db: Db,
  scope: StoreScope,
  query: InventoryQuery,
): Promise<PagePlan> {
  const way = await wayTo(db, scope, query);
  const [store_id] = scope.store_ids;
  if (store_id && scope.store_ids.length === 1) {
    return { way, reach: { store_id }, counted: sql`store_id = ${store_id}::bigint` };
  }
  const reach = await reachOf(db, scope, query, way);
  return { way, reach, counted: await isOwnCounter(db, scope) };
}

async function reachOf(
  db: Db,
  scope: StoreScope,
  query: InventoryQuery,
  way: PagePlan['way'],
): Promise<PagePlan['reach']> {
  if (way === 'products') return isFoundByText(query) && hasManyStores(scope) ? 'all' : 'each';
  if (await isWalkShort(db, scope, query)) return 'all';
  return scope.store_ids.length > 2 * rowsWanted(query) ? 'foremost' : 'each';
}

const rowsWanted = ({ page, page_size }: InventoryQuery): number => page * page_size;

async function wayTo(db: Db, scope: StoreScope, query: InventoryQuery): Promise<PagePlan['way']> {
  const { search } = query;
  if (search?.is_walked === false) return 'products';
  if (isFoundByText(query) && query.sort === 'name' && hasManyStores(scope)) return 'catalogue';
  if (!isFiltered(query)) return 'walk';
  const { products, active, inactive } = await roughCountersInScope(db, scope);
  const [fewProducts, fewListings] = [
    fewAmong(products, query, scope),
    fewAmong(active + inactive, query, scope),
  ];
  const [ofGroups = anywhere, listingsMeant = anywhere] = await Promise.all([
    // By name each brand and category has an index of its own.
    query.sort === 'name' ? undefined : countProducts(db, scope, query, fewProducts),
    countListings(db, scope, query, fewListings),
  ]);
  const productsMeant = Math.min(ofGroups, search?.most ?? anywhere);
  if (listingsMeant < fewListings && listingsMeant <= productsMeant) return 'listings';
  return productsMeant < fewProducts ? 'products' : 'walk';
}

/**
 * Walking passes over (rows looked for) x (rows there are) / (rows that are meant); gathering fetches all that are meant. So
 * many are few enough to be gathered. In several stores a first row is looked for in each, or the page in each.
 */
function fewAmong(all: number, query: InventoryQuery, { store_ids }: StoreScope): number {
  const [wanted, stores] = [rowsWanted(query), store_ids.length];
  const lookedFor = Math.min(stores * wanted, stores + wanted * wanted);
  return Math.ceil(Math.sqrt(lookedFor * all));
}

/**
 * The walk by name passes over products of other stores: (rows wanted) x (products everywhere) / (products of
 * ours), or over all there are. Probing looks into every store of the scope, and into those it needs as deep as the page is. Only names have an
 * index over all stores, and brands and categories have theirs in each.
 */
async function isWalkShort(db: Db, scope: StoreScope, query: InventoryQuery): Promise<boolean> {
  if (query.sort !== 'name' || query.brand_id || query.category_id) return false;
  const ours = lengthOf(await roughCountersInScope(db, scope), query.state, true);
  const all = lengthOf(await roughCountersEverywhere(db), query.state, true);
  const wanted = rowsWanted(query);
  const stores = scope.store_ids.length;
  const walked = ours > wanted ? (wanted * all) / ours : all;
  return walked < stores * rowsPerProbe + Math.min(ours, Math.min(stores, wanted) * wanted);
}
