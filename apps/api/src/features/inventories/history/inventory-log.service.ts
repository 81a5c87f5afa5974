import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { countLog, type LogQuery, readLog } from './inventory-log.sql.ts';

export async function listLog(db: Db, scope: StoreScope, query: LogQuery) {
  const { page, page_size } = query;
  if (page * page_size > countedUpTo) fail('page_too_far');
  const [data, counted] = await Promise.all([
    readLog(db, scope, query),
    countLog(db, scope, query, countedUpTo + 1),
  ]);
  const total = boundedCount(counted);
  return {
    data: data ?? fail('inventory_not_found'),
    page,
    ...total,
    total_page: Math.ceil(total.total_data / page_size),
  };
}
