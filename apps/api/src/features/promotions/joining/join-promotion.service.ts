import { mostPromotionItemsOfStore } from '@marketplace/contract/promotion-words';
import type { PromotionDetail, PromotionJoinBody } from '@marketplace/contract/promotions';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { publishChangedListings } from '../../inventories/publish-inventory-events.service.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { publishPromotions } from '../publish-promotions.service.ts';
import { readItems } from '../record/promotion-items.sql.ts';
import { type PromotionRecord, readPromotion } from '../record/promotion-rows.sql.ts';
import { promotionDetail, seesCosts } from '../record/show-promotion.service.ts';
import {
  addToCount,
  lockItems,
  lockListings,
  lockTakingPart,
  readJoining,
  writeItems,
} from './join-promotion.sql.ts';
import { isChange, isConflict, isIn, type Joining, toNewItem, wrongFields } from './judge-items.ts';

export function joinPromotion(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  { store_id, cms_id, items }: PromotionJoinBody,
): Promise<PromotionDetail> {
  const store = storeIn(scope, store_id);
  return inTransaction(db, async (db) => {
    await refuseInactive(db, scope);
    const ids = items.map(({ inventory_id }) => inventory_id);
    await lockListings(db, store, ids);
    const promotion = (await readPromotion(db, store, cms_id)) ?? fail('promotion_not_found');
    const changes = (await joiningOf(db, store, promotion, items)).filter(isChange);
    if (changes.length === 0) return promotionDetail(db, scope, store, cms_id);
    if (!promotion.can_join) fail('promotion_closed');
    if (changes.some(isConflict)) {
      const current_items = await readItems(db, store, cms_id, seesCosts(scope, store));
      failWith('promotion_item_conflict', { current_items });
    }
    const terms = { ...promotion, isRunning: promotion.state === 'RUNNING' };
    const wrong = changes.flatMap((each) => wrongFields(each, terms));
    if (wrong.length > 0) fail('validation_failed', Object.fromEntries(wrong));
    const added = changes.filter(({ before }) => !isIn(before)).length;
    const taking = await lockTakingPart(db, store, promotion);
    if (taking + added > mostPromotionItemsOfStore) fail('promotion_full');
    await writeItems(db, store, promotion, user_id, changes.map(toNewItem));
    await addToCount(db, store, cms_id, added);
    const changed = changes.map(({ asked }) => asked.inventory_id);
    await tellListings(db, scope, store, changed);
    return promotionDetail(db, scope, store, cms_id);
  });
}

async function joiningOf(
  db: Tx,
  store: OneStore,
  promotion: PromotionRecord,
  items: PromotionJoinBody['items'],
): Promise<Joining[]> {
  const ids = items.map(({ inventory_id }) => inventory_id);
  const before = await lockItems(db, store, promotion.cms_id, ids);
  const listings = await readJoining(db, store, promotion, ids);
  const beforeOf = new Map(before.map((each) => [each.inventory_id, each]));
  const listingOf = new Map(listings.map((each) => [each.inventory_id, each]));
  return items.map((asked, index) => ({
    index,
    asked,
    listing: listingOf.get(asked.inventory_id),
    before: beforeOf.get(asked.inventory_id),
  }));
}

/** Open lists show at once what is in a promotion, and what is not. */
export async function tellListings(
  db: Tx,
  scope: StoreScope,
  { store_id }: OneStore,
  inventory_ids: string[],
): Promise<void> {
  await publishChangedListings(db, scope, store_id, inventory_ids);
  await publishPromotions(db, store_id);
}
