import { id } from '@marketplace/contract/fields';
import type { PaymentVerdict } from '@marketplace/contract/ops-payments';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failWith } from '../../platform/failure.ts';
import { followingPage } from '../../platform/pages.ts';
import { type OneStore, storeIn, systemScope } from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import { post } from '../book/book.service.ts';
import { answerClock } from './answer-clock.service.ts';
import { givenBack, paymentVerified } from './order-money.ts';
import type { OrderRecord } from './order-row.ts';
import { tellSeller, tellUnpaid } from './tell-seller.service.ts';
import {
  markRefused,
  markVerified,
  readTransfer,
  readWaitingPayments,
  wasRefused,
} from './verify-payment.sql.ts';

type OfOrder = { store_id: string; order_id: string };

/** Who confirms it: an operator, or nobody where a payment provider does. */
type Confirmer = { operator_id: string } | undefined;

const idOf = (who: Confirmer) => ({ operator_id: who?.operator_id ?? null });
const storeOf = ({ store_id }: OfOrder) => storeIn(systemScope([store_id]), store_id);

export const listWaitingPayments = (db: Db, query: Following) =>
  followingPage(
    query,
    z.tuple([id]),
    (behind, limit) => readWaitingPayments(db, behind?.[0] ?? '0', limit),
    ({ order_id }) => [order_id],
  );

/** The book is written here, and nowhere before: what a buyer says is no money. */
export const verifyPayment = (db: Db, who: Confirmer, of: OfOrder): Promise<PaymentVerdict> =>
  inTransaction(db, async (db) => {
    const store = storeOf(of);
    const before = await mustBeTransfer(db, store, of.order_id);
    const clock = await answerClock(db, of.store_id);
    const verified = await markVerified(db, store, of.order_id, clock, idOf(who));
    if (!verified) return verdictOf(await mustBeTransfer(db, store, of.order_id));
    const { history_id, ...order } = verified;
    const isLate = order.payment_status === 'REFUNDED';
    const back = givenBack(order, history_id, 'GIVEN_BACK', order.total_amount);
    await post(db, store, paymentVerified(order, history_id), ...(isLate ? [back] : []));
    await recordVerdict(db, 'payment.verify', before, order);
    if (!isLate) {
      await tellSeller(db, order, null);
      await tellUnpaid(db, order, -1);
    }
    return verdictOf(order);
  });

export const refusePayment = (
  db: Db,
  who: Confirmer,
  { reason, ...of }: OfOrder & { reason: string },
): Promise<PaymentVerdict> =>
  inTransaction(db, async (db) => {
    const store = storeOf(of);
    const before = await mustBeTransfer(db, store, of.order_id);
    const order = await markRefused(db, store, of.order_id, reason, idOf(who));
    if (order) {
      await recordVerdict(db, 'payment.refuse', before, order, reason);
      if (order.fulfilment_status === 'NEW') await tellUnpaid(db, order, 0);
      return verdictOf(order);
    }
    const now = await mustBeTransfer(db, store, of.order_id);
    const isSaid = now.payment_status === 'UNPAID' && (await wasRefused(db, store, of.order_id));
    return isSaid
      ? verdictOf(now)
      : failWith('order_state_conflict', { current_status: now.fulfilment_status });
  });

async function mustBeTransfer(db: Tx, store: OneStore, order_id: string): Promise<OrderRecord> {
  const order = (await readTransfer(db, store, order_id)) ?? fail('order_not_found');
  return order.payment_method === 'TRANSFER' ? order : fail('order_not_by_transfer');
}

const recordVerdict = (
  db: Tx,
  act: string,
  before: OrderRecord,
  after: OrderRecord,
  reason?: string,
) =>
  recordAct(db, act, {
    store_id: after.store_id,
    order_id: after.id,
    before: before.payment_status,
    after: after.payment_status,
    reason,
  });

const verdictOf = ({ id, payment_status, fulfilment_status }: OrderRecord): PaymentVerdict => ({
  order_id: id,
  payment_status: payment_status as PaymentVerdict['payment_status'],
  fulfilment_status,
});
