import type { ComplaintTerms } from '@marketplace/contract/complaint';
import type { Tx } from '../../../platform/db/handle.ts';
import { readComplainedLines } from '../../orders/complaints/complain-order.service.ts';
import { reopenOrder, settleOrder } from '../../orders/complaints/settle-order.service.ts';
import { changeComplaint, settleLines } from '../record/write-complaint.sql.ts';
import type { Done, Standing } from './take-step.service.ts';

/** Carries out what was agreed or decided: the complaint is over, and order, stock and money move with it. */
export async function settle(
  db: Tx,
  { store, order, complaint, acting }: Standing,
  terms: ComplaintTerms,
): Promise<Done> {
  const { id: complaint_id, reported_by, order_status } = complaint;
  const { kind } = terms;
  if (kind === 'NOTHING' || kind === 'UPHELD') {
    if (reported_by === 'BUYER')
      await reopenOrder(db, acting, order, complaint, 'Komplain ditolak marketplace');
    const state = kind === 'NOTHING' ? 'REJECTED' : 'RESOLVED';
    await changeComplaint(db, store, complaint_id, { state, terms });
    return { terms };
  }
  const lines = await readComplainedLines(db, store, order.id);
  const settlement = { ...terms, kind, complaint_id, order_status };
  const { refund_amount, hand_over_amount, payout_ids } = await settleOrder(
    db,
    acting,
    store,
    order,
    lines,
    settlement,
  );
  const isPaid = refund_amount > 0;
  // What was never paid did not go back, whatever was said.
  const given = {
    ...terms,
    lines: terms.lines.map((line) => ({ ...line, amount: isPaid ? line.amount : 0 })),
    shipping_amount: isPaid ? terms.shipping_amount : 0,
    refund_amount,
  };
  await settleLines(db, store, complaint_id, given);
  await changeComplaint(db, store, complaint_id, {
    state: 'RESOLVED',
    terms: given,
    settled: { refund_amount, shipping_amount: given.shipping_amount, hand_over_amount },
  });
  return { terms: given, payout_ids };
}
