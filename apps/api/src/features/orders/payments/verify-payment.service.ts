import { id } from '@marketplace/contract/fields';
import type {
  PaymentOrder,
  PaymentVerdict,
  WaitingPayment,
} from '@marketplace/contract/ops-payments';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { followingPage } from '../../../platform/pages.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { type Posting, post } from '../../book/book.service.ts';
import { autoAcceptLater } from '../auto-accept/auto-accept.service.ts';
import { givenBack, paymentVerified } from '../money/order-money.ts';
import { acceptAgreed } from '../moves/accept-order.service.ts';
import { isUnpaid, type OrderRecord } from '../order-row.ts';
import { publishOrderEvent, publishUnpaidEvent } from '../record/publish-order-event.service.ts';
import { responseDeadline } from '../record/response-deadline.service.ts';
import { refuseTold } from './notified-payments.service.ts';
import { readTold } from './notified-payments.sql.ts';
import {
  isAgreed,
  lockTransfer,
  markRefused,
  markVerified,
  readRefusal,
  readTransfer,
  readWaitingPayments,
  type Waiting,
} from './verify-payment.sql.ts';

type OfOrder = { store_id: string; order_id: string };

/** Who confirms it: an operator, or nobody of ours where a payment provider does. */
type Confirmer = { operator_id: string } | undefined;

const idOf = (who: Confirmer) => ({ operator_id: who?.operator_id ?? null });
export const storeOf = ({ store_id }: Pick<OfOrder, 'store_id'>) =>
  storeIn(systemScope([store_id]), store_id);

export const listWaitingPayments = (db: Db, query: Following) =>
  followingPage(
    query,
    z.tuple([id]),
    async (behind, limit) => withTold(db, await readWaitingPayments(db, behind?.[0] ?? '0', limit)),
    ({ order_id }) => [order_id],
  );

async function withTold(db: Db, waiting: readonly Waiting[]): Promise<WaitingPayment[]> {
  const ofId = Map.groupBy(
    await readTold(
      db,
      waiting.map(({ order_id }) => order_id),
    ),
    ({ order_id }) => order_id,
  );
  return waiting.map((payment) => ({ ...payment, told: ofId.get(payment.order_id) ?? [] }));
}

/** Money that a provider told of is judged: verified as well, it would be counted twice, or after it was given back. */
export const verifyPayment = (
  db: Db,
  who: Confirmer,
  { is_other_money = false, ...of }: OfOrder & Partial<Pick<PaymentOrder, 'is_other_money'>>,
): Promise<PaymentVerdict> =>
  inTransaction(db, async (db) => {
    const store = storeOf(of);
    const before = await mustBeTransfer(db, store, of.order_id, lockTransfer);
    if (isUnpaid(before) && !is_other_money) await refuseTold(db, of.order_id, () => true);
    const verified = await verifyTransfer(
      db,
      who,
      before,
      is_other_money ? { is_other_money } : {},
    );
    return verdictOf(verified ?? (await mustBeTransfer(db, store, of.order_id)));
  });

/**
 * The book is written here, and nowhere before: what a buyer says is no money. Answers with nothing where the order
 * has been paid meanwhile.
 */
export async function verifyTransfer(
  db: Tx,
  who: Confirmer,
  before: OrderRecord,
  { surplus, ...told }: { reference?: string; is_other_money?: true; surplus?: Posting } = {},
): Promise<OrderRecord | undefined> {
  const store = storeOf(before);
  const clock = await responseDeadline(db, before.store_id);
  const verified = await markVerified(db, store, before.id, clock, { ...idOf(who), ...told });
  if (!verified) return undefined;
  const { history_id, ...order } = verified;
  const isLate = order.payment_status === 'REFUNDED';
  const back = givenBack(order, history_id, 'GIVEN_BACK', order.total_amount);
  const others = [...(isLate ? [back] : []), ...(surplus ? [surplus] : [])];
  await post(db, store, paymentVerified(order, history_id), ...others);
  await recordVerdict(db, 'payment.verify', before, order, told);
  if (!isLate) {
    await publishOrderEvent(db, order, null);
    await publishUnpaidEvent(db, order, -1);
    if (await isAgreed(db, store, order.id)) return processAgreed(db, store, order);
    await autoAcceptLater(db, store, order.id);
  }
  return order;
}

/** Its seller has agreed before it was placed. One that may not sell any more is asked like for any order. */
async function processAgreed(db: Tx, store: OneStore, order: OrderRecord): Promise<OrderRecord> {
  if (!order.is_active || !order.allows_selling) return order;
  await acceptAgreed(db, systemScope([store.store_id]), order.id);
  return mustBeTransfer(db, store, order.id);
}

export const refusePayment = (
  db: Db,
  who: Confirmer,
  { reason, ...of }: OfOrder & { reason: string },
): Promise<PaymentVerdict> =>
  inTransaction(db, async (db) => {
    const store = storeOf(of);
    const before = await mustBeTransfer(db, store, of.order_id, lockTransfer);
    // Nobody says that no money came while some is here that nobody has judged.
    if (before.payment_status === 'WAITING_VERIFICATION')
      await refuseTold(db, of.order_id, ({ judged_at }) => judged_at === null);
    const order = await markRefused(db, store, of.order_id, reason, idOf(who));
    if (order) {
      await recordVerdict(db, 'payment.refuse', before, order, { reason });
      if (order.fulfilment_status === 'NEW') await publishUnpaidEvent(db, order, 0);
      return verdictOf(order);
    }
    const now = await mustBeTransfer(db, store, of.order_id);
    const said = await readRefusal(db, store, of.order_id);
    const isSaid = said?.operator_id === idOf(who).operator_id && said.reason === reason;
    return isSaid && now.payment_status === 'UNPAID'
      ? verdictOf(now)
      : failWith('order_state_conflict', { current_status: now.fulfilment_status });
  });

async function mustBeTransfer(
  db: Tx,
  store: OneStore,
  order_id: string,
  read: typeof lockTransfer = readTransfer,
): Promise<OrderRecord> {
  const order = (await read(db, store, order_id)) ?? fail('order_not_found');
  return order.payment_method === 'TRANSFER' ? order : fail('order_not_by_transfer');
}

const recordVerdict = (
  db: Tx,
  act: string,
  before: OrderRecord,
  after: OrderRecord,
  more: { reason?: string; reference?: string; is_other_money?: true },
) =>
  recordAct(db, act, {
    store_id: after.store_id,
    order_id: after.id,
    before: before.payment_status,
    after: after.payment_status,
    ...more,
  });

const verdictOf = ({ id, payment_status, fulfilment_status }: OrderRecord): PaymentVerdict => ({
  order_id: id,
  payment_status: payment_status as PaymentVerdict['payment_status'],
  fulfilment_status,
});
