import type { PromotionListQuery } from '@marketplace/contract/promotions';
import { countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { numberedPage } from '../../../platform/pages.ts';
import { type BuyerScope, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import {
  countOpen,
  countPromotions,
  countRunningVouchers,
  countTakingPart,
  readPromotions,
  readRunning,
  type TabCounts,
} from './promotion-list.sql.ts';

const nothing: TabCounts = { JOINABLE: 0, JOINED: 0, ENDED: 0 };

export async function listPromotions(
  db: Db,
  scope: StoreScope | BuyerScope,
  query: PromotionListQuery,
) {
  if (query.page * query.page_size > countedUpTo) fail('page_too_far');
  if (scope.side === 'buyer') {
    const running = await readRunning(db, query.store_id);
    return { ...numberedPage(query, [], { total_data: 0 }), counts: nothing, running };
  }
  const store = storeIn(scope, query.store_id);
  const counts = await countPromotions(db, store, query);
  const data = await readPromotions(db, store, query);
  const total = { total_data: counts[query.tab] };
  return { ...numberedPage(query, data, total), counts, running: [] };
}

export async function summarisePromotions(db: Db, scope: StoreScope) {
  const [open, taking, running] = await Promise.all([
    countOpen(db, scope),
    countTakingPart(db, scope),
    countRunningVouchers(db, scope),
  ]);
  const takingOf = new Map(taking.map((each) => [each.store_id, each]));
  const runningIn = new Map(running.map(({ store_id, vouchers }) => [store_id, vouchers]));
  const stores = open.map(({ store_id, open: all }) => {
    const { joined, open } = takingOf.get(store_id) ?? { joined: 0, open: 0 };
    return { store_id, joinable: all - open, joined, vouchers: runningIn.get(store_id) ?? 0 };
  });
  return { stores };
}
