import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { post } from '../../book/book.service.ts';
import { type OwedRefund, refundClaimed, refundHandedOver } from './refund-money.ts';

/** The book of what a store hands over itself: it has, or the marketplace did it for the store. */
export const postHandedOver = (db: Tx, store: OneStore, owed: OwedRefund): Promise<void> =>
  post(db, store, refundHandedOver(owed));

export const postClaimed = (db: Tx, store: OneStore, owed: OwedRefund): Promise<void> =>
  post(db, store, refundClaimed(owed));
