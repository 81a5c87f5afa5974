import { isId, one, readTexts } from '../../platform/navigation/search-values.ts';

type PayoutIds = {
  orderId?: string | undefined;
  bankId?: string | undefined;
  payoutId?: string | undefined;
};

/** Which order, account or payout an address is about. */
export const readPayoutIds = (raw: Record<string, unknown>): PayoutIds =>
  readTexts(raw, { orderId: one(isId), bankId: one(isId), payoutId: one(isId) });
