import type { PaymentJudgement } from '@marketplace/contract/ops-payments';
import type { ProviderPayment, ToldPayment } from '@marketplace/contract/provider-payment';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { post } from '../../book/book.service.ts';
import { strayPayment } from '../money/order-money.ts';
import type { OrderRecord } from '../order-row.ts';
import {
  lockRelated,
  markJudged,
  readRelated,
  readStray,
  settleParts,
} from './judge-payment.sql.ts';
import { withOrder } from './notified-payments.service.ts';
import { type Effect, twinsOf, whatBecomes } from './payment-verdict.ts';
import { readPaidBy } from './provider-payment.sql.ts';
import { storeOf, verifyTransfer } from './verify-payment.service.ts';
import { lockTransfer } from './verify-payment.sql.ts';

type Operator = { operator_id: string };

/** An operator says what money in doubt was. It may be said again, but not otherwise once it is settled. */
export const judgePayment = (
  db: Db,
  who: Operator,
  judgement: PaymentJudgement,
): Promise<ProviderPayment> =>
  inTransaction(db, async (db) => {
    const { payment_id, verdict } = judgement;
    const order = await lockOrderOf(db, findIn(await lockRelated(db, payment_id), payment_id));
    const related = await readRelated(db, payment_id);
    const payment = findIn(related, payment_id);
    if (payment.judged_at) return judgedBefore(await withOrder(db, payment), who, judgement);
    const effect = await effectOf(db, order, payment, related, verdict);
    if (!effect.settles && isSaid(payment, who, judgement)) return withOrder(db, payment);
    const judged = await markJudged(db, who.operator_id, judgement, effect.settles);
    const isLast = verdict === 'FOR_THE_ORDER' && effect.settles;
    const parts = isLast ? await settleParts(db, payment.order_id) : [];
    await recordJudgement(db, payment, judged, effect, parts);
    if (order) await carryOut(db, who, order, payment, effect);
    return withOrder(db, judged);
  });

const findIn = (related: readonly ToldPayment[], payment_id: string): ToldPayment =>
  related.find((each) => each.payment_id === payment_id && each.outcome === 'TO_JUDGE') ??
  fail('payment_not_found');

/** What stood there, and what stands there now; the parts of the order's money are settled with the last of them. */
function recordJudgement(
  db: Tx,
  payment: ToldPayment,
  judged: ToldPayment,
  { settles, pays, back }: Effect,
  parts: readonly string[],
): Promise<void> {
  const { payment_id, store_id, reference, order_id, amount, doubt } = payment;
  const settled = settles ? [payment_id, ...parts] : [];
  const about = { payment_id, reference, order_id, amount, doubt, settled, pays, back };
  const said = ({ verdict, judged_by, judged_at, note }: ToldPayment) => ({
    verdict,
    judged_by,
    judged_at,
    note,
  });
  return recordAct(db, 'payment.judge', {
    store_id,
    ...about,
    before: said(payment),
    after: said(judged),
  });
}

const isSaid = (
  said: Pick<ToldPayment, 'judged_by' | 'verdict' | 'note'>,
  { operator_id }: Operator,
  { verdict, note }: PaymentJudgement,
): boolean => said.judged_by === operator_id && said.verdict === verdict && said.note === note;

const judgedBefore = (
  current_payment: ProviderPayment,
  who: Operator,
  judgement: PaymentJudgement,
): ProviderPayment =>
  isSaid(current_payment, who, judgement)
    ? current_payment
    : failWith('payment_judged', { current_payment });

const lockOrderOf = async (db: Tx, { store_id, order_id }: ToldPayment) =>
  store_id === null ? undefined : lockTransfer(db, storeOf({ store_id }), order_id);

async function effectOf(
  db: Tx,
  order: OrderRecord | undefined,
  payment: ToldPayment,
  related: readonly ToldPayment[],
  verdict: PaymentJudgement['verdict'],
): Promise<Effect> {
  const { paid, stray } = await inBookOf(db, payment);
  const inBook: string[] = [];
  for (const twin of twinsOf(payment, related)) {
    const found = await inBookOf(db, twin);
    if (found.stray > 0 || found.paid?.reference === twin.reference) inBook.push(twin.payment_id);
  }
  const found = whatBecomes({ payment, related, inBook, order, paid, stray }, verdict);
  if (!('refusal' in found)) return found;
  switch (found.refusal) {
    case 'payment_judged':
    case 'payment_counted':
      return failWith(found.refusal, { current_payment: await withOrder(db, found.payment) });
    case 'order_state_conflict':
      return failWith(found.refusal, { current_status: found.current_status });
    default:
      return fail(found.refusal);
  }
}

/** What became of it where its order lies. */
async function inBookOf(db: Tx, payment: ToldPayment) {
  if (payment.store_id === null) return { paid: undefined, stray: 0 };
  const store = storeOf({ store_id: payment.store_id });
  return {
    paid: await readPaidBy(db, store, payment.order_id),
    stray: await readStray(db, store, payment),
  };
}

async function carryOut(
  db: Tx,
  who: Operator,
  order: OrderRecord,
  { payment_id, reference }: ToldPayment,
  { pays, back }: Effect,
): Promise<void> {
  const surplus = strayPayment(order, payment_id, back);
  if (pays) await verifyTransfer(db, who, order, { reference, surplus });
  else await post(db, storeOf(order), surplus);
}
