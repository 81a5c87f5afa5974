import type { SellingQuery } from '@marketplace/contract/stores';
import type { Db } from '../../platform/db/handle.ts';
import { numberedPage } from '../../platform/pages.ts';
import type { BuyerScope } from '../../platform/store-scope.ts';
import { countSellingStores, readSellingStores, readSellsNow } from './selling-stores.sql.ts';

export async function listSellingStores(db: Db, scope: BuyerScope, query: SellingQuery) {
  const [data, total_data] = await Promise.all([
    readSellingStores(db, scope, query),
    countSellingStores(db, scope, query),
  ]);
  return numberedPage(query, data, { total_data });
}

/** Whether orders may be placed there. */
export const sellsNow = readSellsNow;
