import type { Tx } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { lockPayouts } from '../record/door.sql.ts';
import { lockEscrow } from '../sending/send-payout.sql.ts';
import { countAnew } from './place-orders.sql.ts';
import { mayBePaidOut, settleOwed, takeOut } from './refund-payout.sql.ts';

/**
 * Nothing of the store is sent to the bank until the transaction ends. Comes after stock and before the book. Refused while
 * nobody knows whether the money of the order is still here to go back.
 */
export async function holdPayouts(db: Tx, store: OneStore, order_id: string): Promise<void> {
  await lockPayouts(db, store);
  await lockEscrow(db, store);
  if (await mayBePaidOut(db, store, order_id)) fail('complaint_money_unknown');
}

/** Something of an order went back: less is paid out for it, or nothing. Answers with the payouts that have changed. */
export const lowerPayout = (db: Tx, store: OneStore, order_id: string): Promise<string[]> =>
  counted(db, store, settleOwed(db, store, order_id));

/** A buyer complains: the order waits outside of payouts until that is over. Answers with the payouts that have changed. */
export async function keepFromPayout(db: Tx, store: OneStore, order_id: string): Promise<string[]> {
  await lockPayouts(db, store);
  return counted(db, store, takeOut(db, store, order_id));
}

async function counted(db: Tx, store: OneStore, changed: Promise<string[]>): Promise<string[]> {
  const payout_ids = await changed;
  if (payout_ids.length > 0) await countAnew(db, store, payout_ids);
  return payout_ids;
}
