import { one, readTexts, storeChoice } from '../../../platform/navigation/search-values.ts';
import { isPlanId } from '../plans/plan-address.ts';

export type CopiedSearch = { copy_id?: string | undefined; store_id?: string | undefined };

export const readCopiedSearch = (raw: Record<string, unknown>): CopiedSearch => ({
  copy_id: undefined,
  store_id: undefined,
  ...readTexts(raw, { copy_id: one(isPlanId), store_id: storeChoice }),
});
