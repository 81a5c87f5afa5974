import { redirect } from '@tanstack/react-router';
import { isId, one, readTexts } from '../../platform/navigation/search-values.ts';

type FeeIds = {
  feeCollectionId?: string | undefined;
  transactionId?: string | undefined;
  paymentId?: string | undefined;
};

/** Which week, order or payment an address is about. */
export const readFeeIds = (raw: Record<string, unknown>): FeeIds =>
  readTexts(raw, { feeCollectionId: one(isId), transactionId: one(isId), paymentId: one(isId) });

/** A page about nothing, or of no store, has nothing to show. */
export const refuseWithout =
  (...names: (keyof FeeIds)[]) =>
  ({ search }: { search: FeeIds & { store_id?: string | undefined } }): void => {
    const isWhole = isId(search.store_id ?? '') && names.every((name) => search[name]);
    if (!isWhole) throw redirect({ to: '/seller/orders', replace: true });
  };
