import type { PromotionDetail } from '@marketplace/contract/promotions';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { readItems } from './promotion-items.sql.ts';
import { readPromotion, toPromotionRow } from './promotion-rows.sql.ts';

/** Who may change what the store lists knows what it costs. */
export const seesCosts = (scope: StoreScope, { store_id }: OneStore): boolean =>
  scope.levelIn(store_id) === 'MANAGE';

export async function promotionDetail(
  db: Db,
  scope: StoreScope,
  store: OneStore,
  cms_id: string,
): Promise<PromotionDetail> {
  const promotion = (await readPromotion(db, store, cms_id)) ?? fail('promotion_not_found');
  const items = await readItems(db, store, cms_id, seesCosts(scope, store));
  return { promotion: toPromotionRow(promotion), items };
}

export const showPromotion = (db: Db, scope: StoreScope, { cms_id }: { cms_id: string }) =>
  promotionDetail(db, scope, storeIn(scope, scope.store_ids[0] ?? ''), cms_id);
