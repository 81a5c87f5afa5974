import type { OrderListQuery } from '@marketplace/contract/orders';
import type { Db } from '../../platform/db/handle.ts';
import type { Sql } from '../../platform/db/sql.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { pageByProbing, pageByWalking } from './order-pages.sql.ts';
import { roughCountEverywhere, roughCountInScope } from './order-totals.sql.ts';

/** What a store's probe costs, in rows of the walk over all stores (measured: 33 µs to 1.2 µs). */
const rowsPerProbe = 25;

/**
 * The walk passes over the orders of other stores: (rows wanted) x (orders everywhere) / (orders of
 * ours) rows. Probing looks into every store of the scope. There is no index to walk by value.
 */
export async function planPage(db: Db, scope: StoreScope, query: OrderListQuery): Promise<Sql> {
  if (query.sort === 'highest_value') return pageByProbing(scope, query);
  const ours = await roughCountInScope(db, scope, query.status);
  const all = await roughCountEverywhere(db, query.status);
  const walked = (query.page * query.page_size * all) / Math.max(ours, 1);
  return walked < scope.store_ids.length * rowsPerProbe
    ? pageByWalking(scope, query)
    : pageByProbing(scope, query);
}
