import type { SellerSummary } from '@marketplace/contract/store-summary';
import type { Db } from '../../platform/db/handle.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { readAttention, readCounts, readNewOrders, readToday } from './seller-summary.sql.ts';

export async function sellerSummary(db: Db, scope: StoreScope): Promise<SellerSummary> {
  const [counts, today, new_orders, attention] = await Promise.all([
    readCounts(db, scope),
    readToday(db, scope),
    readNewOrders(db, scope),
    readAttention(db, scope),
  ]);
  return { counts, today, new_orders, attention };
}
