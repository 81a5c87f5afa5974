import { isId, one, readTexts } from '../../platform/navigation/search-values.ts';

type FeeIds = {
  feeCollectionId?: string | undefined;
  transactionId?: string | undefined;
  paymentId?: string | undefined;
};

/** Which week, order or payment an address is about. */
export const readFeeIds = (raw: Record<string, unknown>): FeeIds =>
  readTexts(raw, { feeCollectionId: one(isId), transactionId: one(isId), paymentId: one(isId) });
