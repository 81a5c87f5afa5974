import { voucherKinds, voucherTabs } from '@marketplace/contract/voucher-words';
import {
  isIn,
  one,
  readTexts,
  searchText,
  storeChoice,
} from '../../../platform/navigation/search-values.ts';

export type VoucherSearch = {
  store_id?: string | undefined;
  tab?: string | undefined;
  kind?: string | undefined;
  query?: string | undefined;
};

export const readVoucherSearch = (raw: Record<string, unknown>): VoucherSearch =>
  readTexts(raw, {
    store_id: storeChoice,
    tab: one(isIn(voucherTabs)),
    kind: one(isIn(voucherKinds)),
    query: searchText,
  });
