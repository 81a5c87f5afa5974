import {
  type FulfilmentStatus,
  fulfilmentStatuses,
  type OrderListQuery,
} from '@marketplace/contract/orders';
import type { Db } from '../../../platform/db/handle.ts';
import { hashedInScope, lookedUpInScope } from '../../../platform/db/in-scope.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import type { Counts } from '../record/order-counters.sql.ts';
import type { SellerQuery } from './order-filters.sql.ts';
import type { StoresPlan } from './order-list.sql.ts';
import { pageByProbing, pageByWalking, pageOfFound } from './order-pages.sql.ts';
import { roughCountsEverywhere, roughCountsInScope } from './order-totals.sql.ts';

/** What a store's probe costs, in rows of the walk over all stores (measured: 33 µs to 1.2 µs). */
const rowsPerProbe = 25;

/** How many counters are read through in the time one is looked up. */
const rowsPerLookUp = 8;

export async function planPage(db: Db, scope: StoreScope, query: SellerQuery): Promise<StoresPlan> {
  const { counts: ours } = await roughCountsInScope(db, scope);
  const { counts: all, stores: storesEverywhere } = await roughCountsEverywhere(db);
  const isLargeShare = scope.store_ids.length * rowsPerLookUp > storesEverywhere;
  const counted = (isLargeShare ? hashedInScope : lookedUpInScope)(sql`store_id`);
  if (query.search?.is_walked === false) {
    return { counted, page: pageOfFound(hashedInScope(sql`o.store_id`), query) };
  }
  return { counted, page: choosePage(scope, query, ours, all)(query, counted) };
}

/** Probing looks into every store of the scope, and reads as many rows of each as the page is deep. */
function choosePage(scope: StoreScope, query: OrderListQuery, ours: Counts, all: Counts) {
  // There is no index to walk by value.
  if (query.sort === 'highest_value') return pageByProbing;
  const wanted = query.page * query.page_size;
  const stores = scope.store_ids.length;
  const probed = stores * rowsPerProbe + Math.min(sum(ours, query.status), stores * wanted);
  return rowsWalked(ours, all, wanted, query.status) < probed ? pageByWalking : pageByProbing;
}

/**
 * The walk passes over the orders of other stores: (rows wanted) x (orders everywhere) / (orders of
 * ours) rows, for each status that is walked by itself; where we have too few, over all there are.
 */
function rowsWalked(
  ours: Counts,
  all: Counts,
  wanted: number,
  statuses: FulfilmentStatus[] | undefined,
): number {
  const walks = statuses ? statuses.map((status) => [status]) : [undefined];
  return walks.reduce((rows, walk) => {
    const [mine, total] = [sum(ours, walk), sum(all, walk)];
    return rows + (mine > wanted ? (wanted * total) / mine : total);
  }, 0);
}

const sum = (counts: Counts, statuses: readonly FulfilmentStatus[] = fulfilmentStatuses) =>
  statuses.reduce((total, status) => total + counts[status], 0);
