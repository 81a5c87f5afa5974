import type { InventoryState } from '@marketplace/contract/inventory-choices';
import type { Db } from '../../platform/db/handle.ts';
import { hashedInScope, lookedUpInScope } from '../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';
import { minuteCache } from '../../platform/minute-cache.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

/** What the counters of some stores add up to. */
export type Counters = {
  active: number;
  inactive: number;
  products: number;
  products_active: number;
  products_inactive: number;
};

export const sumsOfCounters = sql`
  coalesce(sum(active), 0)::int as active, coalesce(sum(inactive), 0)::int as inactive,
  coalesce(sum(products), 0)::int as products,
  coalesce(sum(products_active), 0)::int as products_active,
  coalesce(sum(products_inactive), 0)::int as products_inactive`;

/** Which of the counters say how long a list is: listings, or products that have one. */
export const lengthColumns = (state: InventoryState | undefined, isGrouped: boolean): Sql =>
  isGrouped ? productColumns[state ?? 'ALL'] : listingColumns[state ?? 'ALL'];

const listingColumns = {
  ACTIVE: sql`active`,
  INACTIVE: sql`inactive`,
  ALL: sql`active + inactive`,
} as const;
const productColumns = {
  ACTIVE: sql`products_active`,
  INACTIVE: sql`products_inactive`,
  ALL: sql`products`,
} as const;

export function lengthOf(
  counters: Counters,
  state: InventoryState | undefined,
  isGrouped: boolean,
): number {
  if (!state) return isGrouped ? counters.products : counters.active + counters.inactive;
  return countsByState(counters, isGrouped)[state];
}

export const countsByState = (counters: Counters, isGrouped: boolean) =>
  isGrouped
    ? { ACTIVE: counters.products_active, INACTIVE: counters.products_inactive }
    : { ACTIVE: counters.active, INACTIVE: counters.inactive };

type Rough = Counters & { stores: number };
const everywhere = minuteCache<Db, Rough>();
const inStores = minuteCache<readonly string[], Rough>();

/** Of the whole marketplace. */
export const roughCountersEverywhere = (db: Db) =>
  everywhere(db, () => readCounters(db, sql`true`));

/** The same for the stores of a scope. */
export const roughCountersInScope = (db: Db, { store_ids, store_id_array }: StoreScope) =>
  inStores(store_ids, () => readCounters(db, sql`store_id = any(${store_id_array}::bigint[])`));

/** As they are at this moment. */
export const countersInScope = (db: Db, { store_id_array }: StoreScope) =>
  readCounters(db, sql`store_id = any(${store_id_array}::bigint[])`);

/** How many counters are read through in the time one is looked up. */
const rowsPerLookUp = 8;

/** Says of counters, of which every store has its own, that they are of the statement's scope. */
export async function isOwnCounter(db: Db, { store_ids }: StoreScope): Promise<Sql> {
  const { stores } = await roughCountersEverywhere(db);
  const isLargeShare = store_ids.length * rowsPerLookUp > stores;
  return (isLargeShare ? hashedInScope : lookedUpInScope)(sql`store_id`);
}

async function readCounters(db: Db, among: Sql): Promise<Rough> {
  const [row] = await rowsOf<Rough>(
    db,
    sql`select ${sumsOfCounters}, count(*)::int as stores from inventory_counters where ${among}`,
  );
  if (!row) throw new Error('a sum has no row');
  return row;
}
