import type { PromotionDetail, PromotionLeaveBody } from '@marketplace/contract/promotions';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { readPromotion } from '../record/promotion-rows.sql.ts';
import { promotionDetail } from '../record/show-promotion.service.ts';
import { tellListings } from './join-promotion.service.ts';
import { addToCount, lockItems, lockJoined, markLeft } from './join-promotion.sql.ts';

/** Also while it runs: whoever has ordered by then keeps the price. */
export function leavePromotion(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { store_id, cms_id, inventory_ids }: PromotionLeaveBody,
): Promise<PromotionDetail> {
  const store = storeIn(scope, store_id);
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    const promotion = (await readPromotion(db, store, cms_id)) ?? fail('promotion_not_found');
    const leaving = await leavingOf(db, store, cms_id, inventory_ids);
    if (leaving.length === 0) return promotionDetail(db, scope, store, cms_id);
    if (promotion.state === 'ENDED' || promotion.state === 'CANCELLED') fail('promotion_closed');
    await markLeft(db, store, cms_id, user_id, leaving);
    await addToCount(db, store, cms_id, -leaving.length);
    await tellListings(db, scope, store, leaving);
    return promotionDetail(db, scope, store, cms_id);
  });
}

async function leavingOf(
  db: Tx,
  store: OneStore,
  cms_id: string,
  inventory_ids: readonly string[] | undefined,
): Promise<string[]> {
  const joined = inventory_ids
    ? (await lockItems(db, store, cms_id, inventory_ids)).filter(({ has_left }) => !has_left)
    : await lockJoined(db, store, cms_id);
  return joined.map(({ inventory_id }) => inventory_id);
}
