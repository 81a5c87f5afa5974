import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { joined, rowsOf, sql } from '../../../platform/db/sql.ts';
import { minuteCache } from '../../../platform/minute-cache.ts';
import type { BuyerScope, StoreScope } from '../../../platform/store-scope.ts';
import { type Counts, countsOf, sumOfCounters } from '../record/order-counters.sql.ts';
import { buyerConditions, type SellerQuery, sellerConditions } from './order-filters.sql.ts';

/** How many orders a filtered list has, counted no further than `most`. */
export async function countFiltered(
  db: Db,
  scope: StoreScope | BuyerScope,
  query: SellerQuery,
  most: number,
): Promise<number> {
  const conditions =
    scope.side === 'buyer'
      ? buyerConditions(scope, query)
      : [inScope(scope, sql`o.store_id`), ...sellerConditions(query)];
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count
        from (select 1 from orders o where ${joined(conditions, ' and ')} limit ${most}) as counted`,
  );
  return row?.count ?? 0;
}

type Rough = { counts: Counts; stores: number };
const everywhere = minuteCache<Db, Rough>();
const inStores = minuteCache<readonly string[], Rough>();

/** Orders of the whole marketplace. */
export const roughCountsEverywhere = (db: Db) => everywhere(db, () => readCounts(db));

/** The same for the stores of a scope. */
export const roughCountsInScope = (db: Db, { store_ids, store_id_array }: StoreScope) =>
  inStores(store_ids, () => readCounts(db, store_id_array));

async function readCounts(db: Db, store_id_array?: string): Promise<Rough> {
  const among = store_id_array ? sql`where store_id = any(${store_id_array}::bigint[])` : sql``;
  const [row] = await rowsOf<{ counts: (number | null)[]; stores: number }>(
    db,
    sql`select ${sumOfCounters} as counts, count(*)::int as stores from order_counters ${among}`,
  );
  return { counts: countsOf((index) => row?.counts[index] ?? 0), stores: row?.stores ?? 0 };
}
