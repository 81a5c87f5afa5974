import type { Tx } from '../../../platform/db/handle.ts';
import { writeEvent } from '../../../platform/events/write-event.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { payoutNotification } from './payout-notification.service.ts';

const mostTold = 100;

/** Tells open screens of the store that what goes to the bank is another by now. Comes last in its transaction. */
export async function publishPayouts(
  db: Tx,
  { store_id }: OneStore,
  payout_ids: readonly string[],
): Promise<void> {
  if (payout_ids.length === 0) return;
  await writeEvent(db, {
    store_id,
    area: 'store',
    kind: 'payouts.changed',
    payload: { payout_ids: payout_ids.slice(-mostTold) },
    notification: await payoutNotification(db, store_id, payout_ids),
  });
}

export const publishAccount = (
  db: Tx,
  { store_id }: OneStore,
  bank_account_id: string,
): Promise<void> =>
  writeEvent(db, {
    store_id,
    area: 'store',
    kind: 'bank_accounts.changed',
    payload: { bank_account_id },
  });
