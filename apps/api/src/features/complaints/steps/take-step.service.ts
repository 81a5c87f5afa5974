import type { ComplaintTerms } from '@marketplace/contract/complaint';
import type {
  ComplaintSide,
  ComplaintState,
  ComplaintStepKind,
} from '@marketplace/contract/complaint-words';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import {
  type ComplainedOrder,
  lockComplainedOrder,
} from '../../orders/complaints/complain-order.service.ts';
import type { Acting } from '../../orders/complaints/settle-order.service.ts';
import { publishPayouts } from '../../payouts/record/publish-payouts.service.ts';
import { attachFile } from '../../storage/storage.service.ts';
import { toComplaintRow, type Viewer } from '../record/complaint-row.ts';
import { type ComplaintRecord, readComplaint } from '../record/complaint-rows.sql.ts';
import { publishComplaint } from '../record/publish-complaint.service.ts';
import { insertStep, isLastStep, type NewStep } from '../record/write-complaint.sql.ts';

export type ComplaintIds = { order_id: string; complaint_id: string };

/** A complaint as it stands, with its order's row in our hands. */
export type Standing = {
  store: OneStore;
  order: ComplainedOrder;
  complaint: ComplaintRecord;
  acting: Acting;
};

/** What a step has done beyond its own line. */
export type Done = { terms?: ComplaintTerms | null; payout_ids?: readonly string[] };

export type Step = {
  kind: ComplaintStepKind;
  from: readonly ComplaintState[];
  /** Whose complaints it is about; both sides’ without it. */
  of?: ComplaintSide;
  /** Further reasons why it cannot be taken now. */
  isPossible?: (complaint: ComplaintRecord) => boolean;
  text?: string;
  photo_ids?: readonly string[];
  /** What was asked for beyond words and photos. */
  payload?: unknown;
  work: (db: Tx, standing: Standing) => Promise<Done | undefined>;
};

export const viewerOf = ({ scope, actor }: Acting, { store_id }: { store_id: string }): Viewer =>
  actor === 'OPERATOR' || actor === 'SYSTEM'
    ? { side: 'operator', may_act: false }
    : {
        side: scope.side,
        may_act: (scope.side === 'buyer' ? scope.level : scope.levelIn(store_id)) === 'MANAGE',
      };

/**
 * Every step of a complaint: judged with the order's row locked, so of two at once one wins and the other is told where the
 * complaint stands by now. Who repeats their own last step is answered as the first time.
 */
export function takeStep(
  db: Db,
  acting: Acting,
  ids: ComplaintIds,
  step: Step,
): Promise<ComplaintRecord> {
  return inTransaction(db, async (db) => {
    const store = (await sellerOf(db, acting.scope, ids.order_id)) ?? fail('complaint_not_found');
    const buyer = acting.scope.side === 'buyer' ? acting.scope.buyer_store_id : undefined;
    const order =
      (await lockComplainedOrder(db, store, ids.order_id, buyer)) ?? fail('complaint_not_found');
    const complaint = (await readComplaint(db, store, ids, buyer)) ?? fail('complaint_not_found');
    if (step.of && complaint.reported_by !== step.of) fail('complaint_not_found');
    const line = lineOf(acting, step);
    // What nobody answered in time is the clock's, also before it has come by.
    const isInTime =
      (acting.actor === 'SYSTEM' || !complaint.is_overdue) &&
      step.from.includes(complaint.state) &&
      (step.isPossible?.(complaint) ?? true);
    if (!isInTime) {
      if (await isLastStep(db, store, complaint.id, line)) return complaint;
      const current_complaint = toComplaintRow(complaint, viewerOf(acting, complaint));
      return failWith('complaint_state_conflict', { current_complaint });
    }
    if (acting.actor === 'SELLER' && !complaint.is_active) fail('store_inactive');
    await attachPhotos(db, acting, complaint, line.photo_ids);
    const done = await step.work(db, { store, order, complaint, acting });
    await insertStep(db, store, complaint.id, { ...line, terms: done?.terms ?? null });
    const after = (await readComplaint(db, store, ids)) ?? fail('complaint_not_found');
    await publishComplaint(db, after, complaint.state, acting.actor);
    await publishPayouts(db, store, done?.payout_ids ?? []);
    return after;
  });
}

export const lineOf = (
  { actor, who, operator_id }: Acting,
  {
    kind,
    text = '',
    photo_ids = [],
    payload,
  }: Pick<Step, 'kind' | 'text' | 'photo_ids' | 'payload'>,
): NewStep => ({
  kind,
  actor,
  user_id: who?.user_id ?? null,
  operator_id: operator_id ?? null,
  text,
  photo_ids,
  terms: null,
  payload_hash: payloadHash({ text, photo_ids, payload }),
});

/** The other side of a complaint sees its photos; those of a report are between the seller and the marketplace. */
export async function attachPhotos(
  db: Tx,
  { scope }: Acting,
  complaint: Pick<ComplaintRecord, 'store_id' | 'buyer_store_id' | 'reported_by'>,
  photo_ids: readonly string[],
): Promise<void> {
  const other = scope.side === 'buyer' ? complaint.store_id : complaint.buyer_store_id;
  const shown_to = complaint.reported_by === 'BUYER' ? other : undefined;
  for (const photo_id of photo_ids)
    await attachFile(db, scope, photo_id, ['complaint_photo'], shown_to);
}
