import type { ForSaleQuery } from '@marketplace/contract/inventories';
import type { FastifyBaseLogger } from 'fastify';
import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { expandQuery } from '../../../platform/search/search-terms.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { sellsNow } from '../../stores/selling-stores.service.ts';
import { insertLookups } from '../add/product-lookups.sql.ts';
import { countForSale, readForSale } from './for-sale.sql.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Looking for what a store is short of is noted; where that fails, it is found all the same. */
export async function listForSale(db: Db, scope: BuyerScope, query: ForSaleQuery, log: Log) {
  const { page, page_size, seller_store_id } = query;
  if (page * page_size > countedUpTo) fail('page_too_far');
  if (!(await sellsNow(db, seller_store_id))) fail('store_not_selling');
  const words = await expandQuery(db, query.query);
  const [data, counted] = await Promise.all([
    readForSale(db, query, words),
    countForSale(db, query, words, countedUpTo + 1),
  ]);
  if (words.length > 0 && page === 1)
    await insertLookups(db, scope, seller_store_id, words).catch((err: unknown) =>
      log.warn({ err }, 'a search could not be noted'),
    );
  const total = boundedCount(counted);
  return { data, page, ...total, total_page: Math.ceil(total.total_data / page_size) };
}
