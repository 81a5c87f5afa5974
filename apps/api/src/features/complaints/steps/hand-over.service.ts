import type { ComplaintRow } from '@marketplace/contract/complaint';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { postClaimed, postHandedOver } from '../../orders/complaints/owed-refund.service.ts';
import { toComplaintRow } from '../record/complaint-row.ts';
import type { ComplaintRecord } from '../record/complaint-rows.sql.ts';
import { endHandOver } from '../record/write-complaint.sql.ts';
import { type ComplaintIds, type Step, takeStep, viewerOf } from './take-step.service.ts';

const owed = ({ id, order_id, order_number, hand_over_amount }: ComplaintRecord) => ({
  complaint_id: id,
  order_id,
  order_number,
  amount: hand_over_amount,
});

const isOwed = ({ hand_over_amount, handed_over_at, claimed_at }: ComplaintRecord) =>
  hand_over_amount > 0 && !handed_over_at && !claimed_at;

const handOver = (
  kind: Step['kind'],
  work: (db: Tx, store: OneStore, complaint: ComplaintRecord) => Promise<void>,
): Step => ({
  kind,
  from: ['RESOLVED'],
  isPossible: isOwed,
  work: async (db, { store, complaint }) => {
    await work(db, store, complaint);
    return undefined;
  },
});

/** The store has given the buyer back what it took itself. */
export async function handOverRefund(
  db: Db,
  who: Caller,
  scope: StoreScope,
  ids: ComplaintIds,
): Promise<{ complaint: ComplaintRow }> {
  const acting = { actor: 'SELLER', who, scope } as const;
  const step = handOver('HANDED_OVER', async (db, store, complaint) => {
    await endHandOver(db, store, complaint.id, 'STORE');
    await postHandedOver(db, store, owed(complaint));
  });
  const complaint = await takeStep(db, acting, ids, step);
  return { complaint: toComplaintRow(complaint, viewerOf(acting, complaint)) };
}

/** It has not in time: the marketplace pays the buyer and asks the store. */
export const claimRefund: Step = handOver('CLAIMED', async (db, store, complaint) => {
  await endHandOver(db, store, complaint.id, 'MARKETPLACE');
  await postClaimed(db, store, owed(complaint));
});
