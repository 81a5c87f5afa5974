import type { PromotionCandidate } from '@marketplace/contract/promotion';
import type { PromotionHindrance } from '@marketplace/contract/promotion-words';
import type { PromotionCandidatesQuery } from '@marketplace/contract/promotions';
import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { numberedPage } from '../../../platform/pages.ts';
import { expandQuery } from '../../../platform/search/search-terms.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { readPromotion } from '../record/promotion-rows.sql.ts';
import { seesCosts } from '../record/show-promotion.service.ts';
import { type CandidateRow, countCandidates, readCandidates } from './candidates.sql.ts';

export async function listCandidates(db: Db, scope: StoreScope, query: PromotionCandidatesQuery) {
  if (query.page * query.page_size > countedUpTo) fail('page_too_far');
  const store = storeIn(scope, query.store_id);
  const promotion = (await readPromotion(db, store, query.cms_id)) ?? fail('promotion_not_found');
  const words = await expandQuery(db, query.query);
  const sees = seesCosts(scope, store);
  const rows = await readCandidates(db, store, promotion, words, sees, query);
  const counted = await countCandidates(db, store, promotion, words, countedUpTo + 1);
  const data = rows.map((row) => toCandidate(row, promotion.min_quota));
  return numberedPage(query, data, boundedCount(counted));
}

function toCandidate({ is_active, ...row }: CandidateRow, min_quota: number): PromotionCandidate {
  const hindrance = (): PromotionHindrance | null => {
    if (!is_active) return 'INACTIVE';
    if (row.other_promotion !== null) return 'IN_ANOTHER';
    return row.available + row.taken < min_quota ? 'STOCK_SHORT' : null;
  };
  return { ...row, hindrance: hindrance() };
}
