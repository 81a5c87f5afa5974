import { type FulfilmentStatus, fulfilmentStatuses } from '@marketplace/contract/orders';
import type { Db } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { joined, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { type SellerQuery, sellerConditions } from './order-filters.sql.ts';

type Count = { status: FulfilmentStatus; count: number };

const ofScope = (scope: StoreScope, query: SellerQuery) =>
  joined([inScope(scope, sql`o.store_id`), ...sellerConditions(query)], ' and ');

/** All that was looked up, by status. */
export const countFound = (db: Db, scope: StoreScope, query: SellerQuery): Promise<Count[]> =>
  rowsOf<Count>(
    db,
    sql`select o.fulfilment_status as status, count(*)::int as count from orders o
        where ${ofScope(scope, query)} group by 1`,
  );

/** Each status by itself, no further than `most`. */
export function countWalked(
  db: Db,
  scope: StoreScope,
  query: SellerQuery,
  most: number,
): Promise<Count[]> {
  const each = fulfilmentStatuses.map(
    (status) => sql`
      select ${status}::fulfilment_status as status, count(*)::int as count
      from (select 1 from orders o where ${ofScope(scope, { ...query, status: [status] })} limit ${most}::int) f`,
  );
  return rowsOf<Count>(db, joined(each, ' union all '));
}
