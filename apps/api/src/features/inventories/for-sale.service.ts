import type { ForSaleQuery } from '@marketplace/contract/inventories';
import { cappedTotal, countedUpTo } from '../../platform/capped-total.ts';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import type { BuyerScope } from '../../platform/store-scope.ts';
import { sellsNow } from '../stores/selling-stores.service.ts';
import { countForSale, readForSale } from './for-sale.sql.ts';

export async function listForSale(db: Db, scope: BuyerScope, query: ForSaleQuery) {
  const { page, page_size } = query;
  if (page * page_size > countedUpTo) fail('page_too_far');
  if (!(await sellsNow(db, query.seller_store_id))) fail('store_not_selling');
  const [data, counted] = await Promise.all([
    readForSale(db, scope, query),
    countForSale(db, scope, query, countedUpTo + 1),
  ]);
  const total = cappedTotal(counted);
  return { data, page, ...total, total_page: Math.ceil(total.total_data / page_size) };
}
