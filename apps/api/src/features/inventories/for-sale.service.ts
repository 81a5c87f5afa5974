import type { ForSaleQuery } from '@marketplace/contract/inventories';
import type { FastifyBaseLogger } from 'fastify';
import { cappedTotal, countedUpTo } from '../../platform/capped-total.ts';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import { meantWords } from '../../platform/search/meant-words.ts';
import type { BuyerScope } from '../../platform/store-scope.ts';
import { sellsNow } from '../stores/selling-stores.service.ts';
import { countForSale, readForSale } from './for-sale.sql.ts';
import { insertLookups } from './product-lookups.sql.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Looking for what a store is short of is noted; where that fails, it is found all the same. */
export async function listForSale(db: Db, scope: BuyerScope, query: ForSaleQuery, log: Log) {
  const { page, page_size, seller_store_id } = query;
  if (page * page_size > countedUpTo) fail('page_too_far');
  if (!(await sellsNow(db, seller_store_id))) fail('store_not_selling');
  const words = await meantWords(db, query.query);
  const [data, counted] = await Promise.all([
    readForSale(db, query, words),
    countForSale(db, query, words, countedUpTo + 1),
  ]);
  if (words.length > 0 && page === 1)
    await insertLookups(db, scope, seller_store_id, words).catch((err: unknown) =>
      log.warn({ err }, 'a search could not be noted'),
    );
  const total = cappedTotal(counted);
  return { data, page, ...total, total_page: Math.ceil(total.total_data / page_size) };
}
