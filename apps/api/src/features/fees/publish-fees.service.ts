import type { Tx } from '../../platform/db/handle.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import type { OneStore } from '../../platform/store-scope.ts';
import { feeNotification } from './fee-notification.service.ts';

/** Tells open screens of the store that some of what it owes is another by now. Comes last in its transaction. */
export const publishFees = (
  db: Tx,
  { store_id }: OneStore,
  fee_collection_ids: readonly string[],
  payment_id: string | null,
): Promise<void> =>
  feeNotification(db, store_id, fee_collection_ids, payment_id).then((notification) =>
    writeEvent(db, {
      store_id,
      area: 'store',
      kind: 'fees.changed',
      payload: { fee_collection_ids: [...fee_collection_ids], payment_id },
      notification,
    }),
  );
