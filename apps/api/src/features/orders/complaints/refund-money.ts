import { partOf } from '@marketplace/contract/reckon-paid';
import {
  type ChargedLine,
  credit,
  debit,
  feeOf,
  type Party,
  type Posting,
} from '../../book/book.service.ts';
import type { OrderMoney } from '../money/order-money.ts';

/** What goes back to the buyer because of a complaint. */
export type Refund = {
  complaint_id: string;
  amount: number;
  lines: readonly { line_id: string; amount: number }[];
};

/** Where the money of the order lies that could go back. */
export type RefundSources = {
  /** What the marketplace holds for the order. */
  escrow: number;
  /** What the buyer still owes for it. */
  receivable: number;
  /** Whether the store has earned it; before that it is still the buyer's. */
  is_earned: boolean;
};

const ofOrder = ({ id }: Pick<OrderMoney, 'id'>): Party => ({ party: 'ORDER', party_id: id });
const ofComplaint = (party_id: string): Party => ({ party: 'COMPLAINT', party_id });

/** By whom it is paid: out of what lies there for the order, and the rest by the store or for it. */
function shares({ payment_method }: OrderMoney, amount: number, has: RefundSources) {
  const escrow = payment_method === 'TRANSFER' ? Math.min(amount, has.escrow) : 0;
  const receivable = payment_method === 'TERM' ? Math.min(amount, has.receivable) : 0;
  const rest = amount - escrow - receivable;
  // The marketplace has sent the store's transfers on: it pays the buyer and asks the store. What the store took, it hands over.
  return payment_method === 'TRANSFER'
    ? { escrow, receivable, claim: rest, hand_over: 0 }
    : { escrow, receivable, claim: 0, hand_over: rest };
}

/** What a complaint gives back, what of it the store has to hand over itself, and what comes out of the escrow. */
export function refundGiven(
  order: OrderMoney,
  { complaint_id, amount }: Refund,
  has: RefundSources,
): { posting: Posting; hand_over: number; escrow: number } {
  const { escrow, receivable, claim, hand_over } = shares(order, amount, has);
  const back = has.is_earned
    ? debit('REFUNDS', amount, { party: 'BUYER', party_id: order.buyer_store_id })
    : debit('BUYER_PREPAID', amount, ofOrder(order));
  const posting: Posting = {
    cause: 'COMPLAINT_REFUND',
    cause_id: complaint_id,
    order_id: order.id,
    sentence: `Uang kembali ke pembeli karena komplain pesanan #${order.order_number}`,
    lines: [
      back,
      credit('ESCROW', escrow, ofOrder(order)),
      credit('RECEIVABLE', receivable, ofOrder(order)),
      credit('CLAIM_PAYABLE', claim, ofComplaint(complaint_id)),
      credit('REFUND_PAYABLE', hand_over, ofComplaint(complaint_id)),
    ],
    ...(order.payment_method === 'TRANSFER' && { buyer_refund: amount }),
  };
  return { posting, hand_over, escrow };
}

export type LineMoney = ChargedLine & {
  line_id: string;
  platform_amount: number;
  refunded_before: number;
};

/**
 * The fee on what went back: what was charged on the lines as they stood less what is charged on the rest of them, so that
 * rounding never gives back more than was taken.
 */
export function feeGivenBack(
  order: Pick<OrderMoney, 'id' | 'order_number'>,
  { complaint_id, lines: refunded }: Refund,
  lines: readonly LineMoney[],
): Posting {
  const now = new Map(refunded.map(({ line_id, amount }) => [line_id, amount]));
  const left = (line: LineMoney, more: number) => ({
    basis_points: line.basis_points,
    line_total: line.line_total - line.refunded_before - more,
  });
  const before = feeOf(lines.map((line) => left(line, 0)));
  const after = feeOf(lines.map((line) => left(line, now.get(line.line_id) ?? 0)));
  const [fee, tax] = [before.fee - after.fee, before.tax - after.tax];
  return {
    cause: 'COMPLAINT_FEE',
    cause_id: complaint_id,
    order_id: order.id,
    sentence: `Biaya layanan dikurangi karena komplain pesanan #${order.order_number}`,
    lines: [
      debit('FEE_PAYABLE', fee + tax, ofOrder(order)),
      credit('PLATFORM_FEE', fee),
      credit('FEE_TAX', tax),
    ],
  };
}

/**
 * What the marketplace paid of the discounts on what went back: taken out of what lies there for the order, and where that was sent to
 * the bank, asked of the store. As with the fee, what stays of each line is rounded, not what goes back.
 */
export function shareGivenBack(
  order: Pick<OrderMoney, 'id' | 'order_number'>,
  { complaint_id, lines: refunded }: Refund,
  lines: readonly LineMoney[],
  escrow: number,
): Posting {
  const now = new Map(refunded.map(({ line_id, amount }) => [line_id, amount]));
  const kept = ({ platform_amount, line_total, refunded_before }: LineMoney, more: number) =>
    partOf(platform_amount, line_total - refunded_before - more, line_total);
  const amount = lines.reduce(
    (sum, line) => sum + kept(line, 0) - kept(line, now.get(line.line_id) ?? 0),
    0,
  );
  const held = Math.min(amount, escrow);
  return {
    cause: 'SHARE_GIVEN_BACK',
    cause_id: complaint_id,
    order_id: order.id,
    sentence: `Diskon yang ditanggung marketplace dikembalikan karena komplain pesanan #${order.order_number}`,
    lines: [
      debit('REFUNDS', amount),
      credit('ESCROW', held, ofOrder(order)),
      credit('CLAIM_PAYABLE', amount - held, ofComplaint(complaint_id)),
    ],
  };
}

export type OwedRefund = {
  complaint_id: string;
  order_id: string;
  order_number: string;
  amount: number;
};

/** The store has given back what it took. */
export const refundHandedOver = (owed: OwedRefund): Posting => ({
  cause: 'REFUND_HANDED_OVER',
  cause_id: owed.complaint_id,
  order_id: owed.order_id,
  sentence: `Uang kembali pesanan #${owed.order_number} diserahkan toko ke pembeli`,
  lines: [
    debit('REFUND_PAYABLE', owed.amount, ofComplaint(owed.complaint_id)),
    credit('TILL', owed.amount),
  ],
});

/** It has not in time: the marketplace pays the buyer, and the store owes it to the marketplace. */
export const refundClaimed = (owed: OwedRefund): Posting => ({
  cause: 'REFUND_CLAIMED',
  cause_id: owed.complaint_id,
  order_id: owed.order_id,
  sentence: `Uang kembali pesanan #${owed.order_number} dibayar marketplace dan ditagihkan ke toko`,
  lines: [
    debit('REFUND_PAYABLE', owed.amount, ofComplaint(owed.complaint_id)),
    credit('CLAIM_PAYABLE', owed.amount, ofComplaint(owed.complaint_id)),
  ],
  buyer_refund: owed.amount,
});
