import type { FulfilmentStatus, OrderListQuery } from '@marketplace/contract/orders';
import { fulfilmentStatuses } from '@marketplace/contract/orders';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/handle.ts';
import type { BuyerScope, StoreScope } from '../../platform/store-scope.ts';
import { type Counts, countsOf, sumOfCounters } from './order-facts.sql.ts';
import { allOf, buyerConditions, sellerConditions } from './order-filters.sql.ts';

/** How many orders a filtered list has, counted no further than `most`. */
export async function countFiltered(
  db: Db,
  scope: StoreScope | BuyerScope,
  query: OrderListQuery,
  most: number,
): Promise<number> {
  const conditions =
    scope.side === 'buyer'
      ? buyerConditions(scope, query)
      : [sql`o.store_id = any(${scope.store_id_array}::bigint[])`, ...sellerConditions(query)];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from orders o where ${allOf(conditions)} limit ${most}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

const kept = new WeakMap<Db, { until: number; counts: Promise<Counts> }>();
const keepMs = 60_000;

/** Orders of the whole marketplace, up to a minute old: enough to choose between two plans. */
export async function countEverywhere(
  db: Db,
  statuses: readonly FulfilmentStatus[] = fulfilmentStatuses,
): Promise<number> {
  let entry = kept.get(db);
  if (!entry || entry.until < Date.now()) {
    entry = { until: Date.now() + keepMs, counts: readEverywhere(db) };
    kept.set(db, entry);
  }
  const counts = await entry.counts;
  return statuses.reduce((sum, status) => sum + counts[status], 0);
}

async function readEverywhere(db: Db): Promise<Counts> {
  const { rows } = await sql<{ counts: (number | null)[] }>`
    select ${sumOfCounters} as counts from order_counters`.execute(db);
  return countsOf((index) => rows[0]?.counts[index] ?? 0);
}
