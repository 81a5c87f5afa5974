import type { NotifiedPayment, PaymentNotification } from '@marketplace/contract/payment-provider';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { isUnpaid, type OrderRecord } from '../order-row.ts';
import { publishUnpaidEvent } from '../record/publish-order-event.service.ts';
import { holdInDoubt } from './pay-order.sql.ts';
import {
  hasMoved,
  keepMismatch,
  keepOutcome,
  type Outcome,
  readFirstDoubt,
  readOutcome,
  readPaidBy,
  takeReference,
} from './provider-payment.sql.ts';
import { verifyTransfer } from './verify-payment.service.ts';
import { lockTransfer } from './verify-payment.sql.ts';

type Doubt = NonNullable<Outcome['doubt']>;

/**
 * A payment provider says that money has come. It has, whatever we think of the order: so nothing of what is told is
 * refused for the order's sake. What does not fit is kept for an operator. `store` is where the order lies, if there is one.
 */
export async function takeNotification(
  db: Db,
  store: OneStore | undefined,
  told: PaymentNotification,
): Promise<NotifiedPayment> {
  const { outcome, doubt } = await inTransaction(db, (db) => take(db, store, told));
  const { reference, order_id } = told;
  return { reference, order_id, outcome, doubt };
}

async function take(
  db: Tx,
  store: OneStore | undefined,
  told: PaymentNotification,
): Promise<Outcome> {
  const payment_id = await takeReference(db, told);
  if (!payment_id) return answeredBefore(db, store, told);
  const order = store && (await lockTransfer(db, store, told.order_id));
  const found = order ? await outcomeOf(db, store, order, told) : inDoubt('ORDER_UNKNOWN');
  // Before the order moves: its seller's counters and the place of its event are locked last.
  await keepOutcome(db, payment_id, order?.store_id, found);
  if (order && isUnpaid(order)) await carryOut(db, store, order, told, found);
  return found;
}

async function answeredBefore(
  db: Tx,
  store: OneStore | undefined,
  told: PaymentNotification,
): Promise<Outcome> {
  const kept = await readOutcome(db, told);
  if (kept) return kept;
  const order = store && (await lockTransfer(db, store, told.order_id));
  const isNew = await keepMismatch(db, told, order?.store_id);
  // A provider may have corrected itself; where the first has moved money, this is no more of it.
  if (order && isNew && !(await hasMoved(db, told.reference)))
    await hold(
      db,
      store,
      order,
      'Uang masuk dengan referensi yang pernah dipakai, sedang diperiksa',
    );
  return inDoubt('REFERENCE_REUSED');
}

const inDoubt = (doubt: Doubt, paid_by_reference: string | null = null): Outcome => ({
  outcome: 'TO_JUDGE',
  doubt,
  paid_by_reference,
});
const booked = (isNew: boolean): Outcome => ({
  outcome: isNew ? 'BOOKED' : 'GIVEN_BACK',
  doubt: null,
  paid_by_reference: null,
});

async function outcomeOf(
  db: Tx,
  store: OneStore,
  order: OrderRecord,
  told: PaymentNotification,
): Promise<Outcome> {
  if (order.payment_method !== 'TRANSFER') return inDoubt('NOT_BY_TRANSFER');
  if (!isUnpaid(order)) return paidBefore(db, store, told);
  // Until it is paid, nobody can change what an order comes to.
  const isWhole = order.total_amount === told.amount;
  return isWhole ? booked(order.fulfilment_status === 'NEW') : inDoubt('AMOUNT_DIFFERS');
}

/**
 * By this very payment, perhaps: where the order lies on another node, it may have been committed and our own row
 * not.
 */
async function paidBefore(
  db: Tx,
  store: OneStore,
  { reference, order_id, amount }: PaymentNotification,
): Promise<Outcome> {
  const paid = await readPaidBy(db, store, order_id);
  if (!paid?.reference) return inDoubt('PAID_BY_OPERATOR');
  if (paid.reference !== reference) return inDoubt('PAID_BY_REFERENCE', paid.reference);
  return paid.amount === amount ? booked(paid.was_new) : inDoubt('REFERENCE_REUSED');
}

async function carryOut(
  db: Tx,
  store: OneStore,
  order: OrderRecord,
  { reference }: PaymentNotification,
  { doubt }: Outcome,
): Promise<void> {
  if (doubt === null) await verifyTransfer(db, undefined, order, { reference });
  if (doubt === 'AMOUNT_DIFFERS')
    await hold(db, store, order, 'Uang masuk dengan jumlah lain, sedang diperiksa');
}

/** Its money is here: until somebody has looked at it, the order does not end for the lack of it. */
async function hold(db: Tx, store: OneStore, { id }: OrderRecord, reason: string): Promise<void> {
  const held = await holdInDoubt(db, { store, order_id: id }, await readFirstDoubt(db, id), reason);
  if (held) await publishUnpaidEvent(db, held, 0);
}
