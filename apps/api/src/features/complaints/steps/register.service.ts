import type { ComplaintRow } from '@marketplace/contract/complaint';
import type { ComplaintKind, ComplaintSide } from '@marketplace/contract/complaint-words';
import type { ComplaintBody, ReportBody } from '@marketplace/contract/complaints';
import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { BuyerScope, OneStore, StoreScope } from '../../../platform/store-scope.ts';
import {
  type ComplainedLine,
  type ComplainedOrder,
  complainOrder,
  lockComplainedOrder,
  readComplainedLines,
} from '../../orders/complaints/complain-order.service.ts';
import type { Acting } from '../../orders/complaints/settle-order.service.ts';
import { keepFromPayout } from '../../payouts/placing/refund-payout.service.ts';
import { publishPayouts } from '../../payouts/record/publish-payouts.service.ts';
import { kindWords, toComplaintRow } from '../record/complaint-row.ts';
import {
  type ComplaintRecord,
  countComplaints,
  readComplaint,
  readOpenComplaint,
} from '../record/complaint-rows.sql.ts';
import { publishComplaint } from '../record/publish-complaint.service.ts';
import { insertComplaint, insertStep, isLastStep } from '../record/write-complaint.sql.ts';
import { answerHours } from './answer-hours.ts';
import { attachPhotos, lineOf, viewerOf } from './take-step.service.ts';

/** Of one side about one order, those among them that were taken back. */
const mostComplaints = 10;

type Concerned = { line_id: string; quantity: number };

type Registered = {
  order_id: string;
  kind: ComplaintKind;
  description: string;
  photo_ids: readonly string[];
  lines?: readonly Concerned[] | undefined;
};

/** The buyer complains. */
export const registerComplaint = (db: Db, who: Caller, scope: BuyerScope, body: ComplaintBody) =>
  register(db, { actor: 'BUYER', who, scope }, 'BUYER', body);

/** The seller reports something about an order, which stays where it is. */
export const registerReport = (db: Db, who: Caller, scope: StoreScope, body: ReportBody) =>
  register(db, { actor: 'SELLER', who, scope }, 'SELLER', body);

function register(
  db: Db,
  acting: Acting,
  reported_by: ComplaintSide,
  body: Registered,
): Promise<{ complaint: ComplaintRow }> {
  const { scope } = acting;
  return inTransaction(db, async (db) => {
    const store = (await sellerOf(db, scope, body.order_id)) ?? fail('order_not_found');
    const buyer = scope.side === 'buyer' ? scope.buyer_store_id : undefined;
    const order =
      (await lockComplainedOrder(db, store, body.order_id, buyer)) ?? fail('order_not_found');
    const earlier = await readOpenComplaint(db, store, order.id, reported_by);
    const complaint = earlier
      ? await answerEarlier(db, store, acting, earlier, body)
      : await write(db, store, acting, order, reported_by, body);
    return { complaint: toComplaintRow(complaint, viewerOf(acting, complaint)) };
  });
}

const stepOf = (acting: Acting, { kind, description, photo_ids, lines }: Registered) =>
  lineOf(acting, { kind: 'REGISTERED', text: description, photo_ids, payload: { kind, lines } });

/** One at a time; who says the same again is answered as the first time. */
async function answerEarlier(
  db: Tx,
  store: OneStore,
  acting: Acting,
  earlier: ComplaintRecord,
  body: Registered,
): Promise<ComplaintRecord> {
  if (await isLastStep(db, store, earlier.id, stepOf(acting, body))) return earlier;
  const current_complaint = toComplaintRow(earlier, viewerOf(acting, earlier));
  return failWith('complaint_exists', { current_complaint });
}

async function write(
  db: Tx,
  store: OneStore,
  acting: Acting,
  order: ComplainedOrder,
  reported_by: ComplaintSide,
  body: Registered,
): Promise<ComplaintRecord> {
  const isBuyers = reported_by === 'BUYER';
  if (isBuyers) mustBeInTime(order, body.kind);
  else if (!order.is_active) fail('store_inactive');
  if ((await countComplaints(db, store, order.id, reported_by)) >= mostComplaints)
    fail('complaint_limit_reached');
  const known = await readComplainedLines(db, store, order.id);
  const lines = isBuyers
    ? disputed(known, wantedLines(order, known, body))
    : (body.lines ?? []).map((line, index) => ({ ...line, ...nameOf(known, line, index) }));
  const step = stepOf(acting, body);
  const sides = { store_id: order.store_id, buyer_store_id: order.buyer_store_id, reported_by };
  await attachPhotos(db, acting, sides, body.photo_ids);
  const complaint_id = await insertComplaint(db, store, {
    order_id: order.id,
    buyer_store_id: order.buyer_store_id,
    reported_by,
    kind: body.kind,
    // Nobody but the marketplace answers a report.
    state: isBuyers ? 'OPEN' : 'IN_REVIEW',
    answer_hours: isBuyers ? answerHours : null,
    description: body.description,
    search_text: `${order.order_number} ${order.buyer_name}`.toLowerCase(),
    first_product_name: lines[0]?.product_name ?? null,
    line_count: lines.length,
    photo_count: body.photo_ids.length,
    order_status: order.fulfilment_status,
    order_deadline_at: order.deadline_at,
    lines,
  });
  await insertStep(db, store, complaint_id, step);
  const isComplete = order.fulfilment_status === 'COMPLETED';
  const isHeld = order.payment_method === 'TRANSFER' || order.platform_amount > 0;
  const payout_ids =
    isBuyers && isComplete && isHeld ? await keepFromPayout(db, store, order.id) : [];
  if (isBuyers && !isComplete) {
    const reason = `Komplain: ${kindWords[body.kind].toLowerCase()}`;
    await complainOrder(db, acting, order, { reason, reason_id: body.kind });
  }
  const ids = { order_id: order.id, complaint_id };
  const complaint = (await readComplaint(db, store, ids)) ?? fail('complaint_not_found');
  await publishComplaint(db, complaint, null, acting.actor);
  await publishPayouts(db, store, payout_ids);
  return complaint;
}

/**
 * What was never sent cannot be complained about, and what came is after 7 days as it is. What is on its way has a day to
 * arrive: a complaint stops the order, and who is about to hand it over could not say so.
 */
function mustBeInTime(order: ComplainedOrder, kind: ComplaintKind): void {
  const { fulfilment_status: current_status } = order;
  const isOnItsWay = current_status === 'SHIPPED' && kind === 'NOT_RECEIVED';
  if (!isOnItsWay && current_status !== 'DELIVERED' && current_status !== 'COMPLETED')
    failWith('order_state_conflict', { current_status });
  if (isOnItsWay && order.is_too_early) fail('complaint_too_early');
  if (!isOnItsWay && order.is_too_late) fail('complaint_too_late');
}

/** Goods that never came are all of them, unless it is said otherwise of what was delivered. */
function wantedLines(
  { fulfilment_status }: ComplainedOrder,
  known: readonly ComplainedLine[],
  { lines }: Registered,
): readonly Concerned[] {
  if (lines && fulfilment_status !== 'SHIPPED') return lines;
  return known
    .map((line) => ({
      line_id: line.line_id,
      quantity: line.quantity - line.complained_quantity,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Each thing is complained about once, whatever came of it; what was taken back does not count. */
function disputed(known: readonly ComplainedLine[], wanted: readonly Concerned[]) {
  if (wanted.length === 0) return fail('validation_failed', { lines: 'more_than_ordered' });
  return wanted.map((line, index) => {
    const { left, product_name } = nameOf(known, line, index);
    if (line.quantity > left)
      return fail('validation_failed', { [`lines.${index}.quantity`]: 'more_than_ordered' });
    return { ...line, product_name };
  });
}

function nameOf(known: readonly ComplainedLine[], { line_id, quantity }: Concerned, index: number) {
  const line = known.find((each) => each.line_id === line_id);
  const wrong = (field: string, code: FieldErrorCode) =>
    fail('validation_failed', { [`lines.${index}.${field}`]: code });
  if (!line) return wrong('line_id', 'line_unknown');
  if (quantity > line.quantity) return wrong('quantity', 'more_than_ordered');
  return { product_name: line.product_name, left: line.quantity - line.complained_quantity };
}
