import type { SellerSummary } from '@marketplace/contract/store-summary';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { countAdjustable, readScarcity, readWanted } from './scarce-stock.sql.ts';
import { readAttention, readCounts, readNewOrders, readToday } from './seller-summary.sql.ts';

export async function sellerSummary(db: Db, scope: StoreScope): Promise<SellerSummary> {
  const [counts, today, new_orders, attention, stock] = await Promise.all([
    readCounts(db, scope),
    readToday(db, scope),
    readNewOrders(db, scope),
    readAttention(db, scope),
    scarceStock(db, scope.alsoSeeing('inventory')),
  ]);
  return { counts, today, new_orders, attention, stock };
}

async function scarceStock(db: Db, scope: StoreScope): Promise<SellerSummary['stock']> {
  if (scope.store_ids.length === 0) return null;
  const [counts, wanted, adjustable_prices] = await Promise.all([
    readScarcity(db, scope),
    readWanted(db, scope),
    countAdjustable(db, scope),
  ]);
  return { ...counts, wanted, adjustable_prices };
}
