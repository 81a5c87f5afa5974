import type { Invoice } from '@marketplace/contract/invoice';
import { cameToNothing } from '../came-to-nothing.ts';
import type { PaperOrder } from './paper-orders.sql.ts';

type Paid = Pick<
  PaperOrder,
  | 'fulfilment_status'
  | 'payment_method'
  | 'payment_status'
  | 'paid_at'
  | 'total_amount'
  | 'refunded_amount'
  | 'complaint_refund_amount'
  | 'term_received_amount'
>;

/** What the buyer has paid, what of it they got back, and what is left to pay. */
export function paymentOf(order: Paid): Invoice['payment'] {
  const { payment_status, paid_at, total_amount, complaint_refund_amount } = order;
  const { paid, refunded } =
    order.payment_method === 'TERM' ? paidOnTerms(order) : paidAtOnce(order);
  const rest = total_amount - complaint_refund_amount - (paid - refunded);
  return {
    status: payment_status,
    paid_amount: paid,
    paid_at,
    refunded_amount: refunded,
    rest_amount: cameToNothing.has(order.fulfilment_status) ? 0 : Math.max(rest, 0),
  };
}

/** A complaint first lowers what is owed; only what was paid beyond that is handed back. */
function paidOnTerms({ term_received_amount, complaint_refund_amount, total_amount }: Paid) {
  const refunded = Math.max(term_received_amount + complaint_refund_amount - total_amount, 0);
  return { paid: term_received_amount, refunded };
}

/** What went back when the order was lowered is no longer in its total, but was paid. */
function paidAtOnce({
  payment_status,
  total_amount,
  refunded_amount,
  complaint_refund_amount,
}: Paid) {
  if (payment_status !== 'PAID' && payment_status !== 'REFUNDED') return { paid: 0, refunded: 0 };
  // All of it went back, and not by a complaint: then the total is among what did.
  const isGivenBack = payment_status === 'REFUNDED' && complaint_refund_amount === 0;
  return {
    paid: refunded_amount + (isGivenBack ? 0 : total_amount),
    refunded: refunded_amount + complaint_refund_amount,
  };
}
