import { promotionTabs, promotionTypes } from '@marketplace/contract/promotion-words';
import {
  isId,
  isIn,
  one,
  readTexts,
  searchText,
  storeChoice,
} from '../../platform/navigation/search-values.ts';

/** What the list of promotions is narrowed by, as its address has it. */
export type PromotionSearch = {
  store_id?: string | undefined;
  tab?: string | undefined;
  promotion_type?: string | undefined;
  query?: string | undefined;
};

export const readPromotionSearch = (raw: Record<string, unknown>): PromotionSearch =>
  readTexts(raw, {
    store_id: storeChoice,
    tab: one(isIn(promotionTabs)),
    promotion_type: one(isIn(promotionTypes)),
    query: searchText,
  });

/** Which promotion an address is about. */
export const readPromotionId = (raw: Record<string, unknown>): { cms_id?: string | undefined } =>
  readTexts(raw, { cms_id: one(isId) });

/** Which voucher an address is about; none is a new one. */
export const readVoucherId = (raw: Record<string, unknown>): { voucher_id?: string | undefined } =>
  readTexts(raw, { voucher_id: one(isId) });
