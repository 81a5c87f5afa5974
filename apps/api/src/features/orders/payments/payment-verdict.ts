import type { PaymentJudgement } from '@marketplace/contract/ops-payments';
import type { ToldPayment } from '@marketplace/contract/provider-payment';
import { isUnpaid, type OrderRecord } from '../order-row.ts';
import type { Paid } from './provider-payment.sql.ts';

type Verdict = PaymentJudgement['verdict'];

/** A payment in doubt, and all that there is to say of it while nobody else moves it or its order. */
export type Standing = {
  payment: ToldPayment;
  /** All that was told of for the same order, and whatever has the reference of one of those. */
  related: readonly ToldPayment[];
  /** Ids of those of its reference whose money the book has, whether their own rows say so or not. */
  inBook: readonly string[];
  order: OrderRecord | undefined;
  /** How the order was paid, if it was. */
  paid: Paid | undefined;
  /** What of this payment the book has given back. */
  stray: number;
};

/** What a verdict does. One that settles nothing waits for the other parts of the order's money. */
export type Effect = { settles: boolean; pays: boolean; back: number };

const nothingMoves: Effect = { settles: true, pays: false, back: 0 };
const waits: Effect = { settles: false, pays: false, back: 0 };

type Refusal =
  | { refusal: 'payment_judged' | 'payment_counted'; payment: ToldPayment }
  | { refusal: 'order_state_conflict'; current_status: OrderRecord['fulfilment_status'] }
  | { refusal: 'payment_not_counted' | 'order_not_found' | 'order_not_by_transfer' };

/** What a payment may still become: no money is used twice, and none that came is nowhere. */
export function whatBecomes(standing: Standing, verdict: Verdict): Effect | Refusal {
  const { payment, order, paid } = standing;
  const done = doneBefore(standing);
  if (done === verdict || (!done && verdict === 'NOT_OURS')) return nothingMoves;
  if (done) return { refusal: 'payment_judged', payment: { ...payment, verdict: done } };
  const counted = countedTwin(standing);
  if (verdict === 'ALREADY_COUNTED')
    return paid || (counted && !isPart(counted))
      ? nothingMoves
      : { refusal: 'payment_not_counted' };
  if (counted) return { refusal: 'payment_counted', payment: counted };
  if (!order) return { refusal: 'order_not_found' };
  return verdict === 'FOR_THE_ORDER'
    ? forTheOrder(standing, order)
    : { ...nothingMoves, back: payment.amount };
}

/**
 * What has been done with it already, though its own row does not say so: where the order lies on another node, that
 * one was committed and the row was not.
 */
function doneBefore(standing: Standing): Verdict | undefined {
  const { payment, paid, stray } = standing;
  if (stray > 0) return stray === payment.amount ? 'GIVEN_BACK' : 'FOR_THE_ORDER';
  if (!paid?.is_by_operator || !paid.reference) return undefined;
  const others = othersOf(standing);
  const payers = others.filter(({ reference }) => reference === paid.reference);
  const isKnown = payers.some((each) => each.judged_at && each.verdict === 'FOR_THE_ORDER');
  if (isKnown) return undefined;
  if (payment.verdict === 'FOR_THE_ORDER' && payers.length > 0) return 'FOR_THE_ORDER';
  const isPayer = payment.reference === paid.reference;
  return isPayer && payment.amount + partsIn(others) === paid.amount ? 'FOR_THE_ORDER' : undefined;
}

/** A reference is money once: whoever said anything but NOT_OURS of a twin has said where it is. */
function countedTwin({ payment, related, inBook }: Standing): ToldPayment | undefined {
  const twins = twinsOf(payment, related);
  const isSaid = ({ outcome, verdict }: ToldPayment) =>
    outcome !== 'TO_JUDGE' || (verdict !== null && verdict !== 'NOT_OURS');
  return twins.find(isSaid) ?? twins.find(({ payment_id }) => inBook.includes(payment_id));
}

/** It waits for the rest of its order's money, and may yet be judged otherwise. */
const isPart = ({ verdict, judged_at }: ToldPayment): boolean =>
  verdict === 'FOR_THE_ORDER' && judged_at === null;

function forTheOrder(standing: Standing, order: OrderRecord): Effect | Refusal {
  const { payment, related } = standing;
  const others = othersOf(standing);
  if (order.payment_method !== 'TRANSFER') return { refusal: 'order_not_by_transfer' };
  const missing = order.total_amount - partsIn(others);
  // Of two that were told under one reference nobody knows yet which of them is money.
  const mayFollow = others.filter(
    (each) => each.outcome === 'TO_JUDGE' && !each.verdict && !twinsOf(each, related).length,
  );
  const isOpen = isUnpaid(order) && order.fulfilment_status === 'NEW';
  // What came for an order that is over is given back by its own verdict, as is what would never be enough.
  if (!isOpen || payment.amount + sum(mayFollow) < missing)
    return { refusal: 'order_state_conflict', current_status: order.fulfilment_status };
  return payment.amount < missing
    ? waits
    : { settles: true, pays: true, back: payment.amount - missing };
}

/** What was told under the same reference, for another order or over another amount. */
export const twinsOf = (
  { payment_id, reference }: ToldPayment,
  related: readonly ToldPayment[],
): ToldPayment[] =>
  related.filter((each) => each.reference === reference && each.payment_id !== payment_id);

/** What else was told of for the same order. */
const othersOf = ({ payment: { payment_id, order_id }, related }: Standing): ToldPayment[] =>
  related.filter((each) => each.order_id === order_id && each.payment_id !== payment_id);

/** What others were said to bring of the order's money. */
const partsIn = (others: readonly ToldPayment[]): number =>
  sum(others.filter(({ verdict }) => verdict === 'FOR_THE_ORDER'));

const sum = (payments: readonly ToldPayment[]): number =>
  payments.reduce((total, { amount }) => total + amount, 0);
