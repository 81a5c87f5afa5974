import type { SearchCountsQuery } from '@marketplace/contract/orders';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { countsOf } from '../record/order-counters.sql.ts';
import { readSearch } from './order-search.service.ts';
import { countFound, countWalked } from './search-counts.sql.ts';

/** Past this nobody counts along; the list counts further for the tab that is looked at. */
const most = 100;

/** How many orders of each status a search finds. */
export async function countSearch(db: Db, scope: StoreScope, asked: SearchCountsQuery) {
  const paging = { page: 1, page_size: most, sort: 'newest', is_seller: true } as const;
  const list = { ...asked, ...paging };
  const query = { ...list, search: await readSearch(db, scope, list) };
  // What many orders have is soon met often enough in each status; what few have is looked up at once.
  const isLookedUp = query.search?.is_walked === false;
  const rows = await (isLookedUp
    ? countFound(db, scope, query)
    : countWalked(db, scope, query, most));
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  return { counts: countsOf((_index, status) => Math.min(most, found.get(status) ?? 0)) };
}
