import type { FeePaymentBody } from '@marketplace/contract/fee-collections';
import type { FeePayment } from '@marketplace/contract/fee-payment';
import type { PaymentMethod } from '@marketplace/contract/payments';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import {
  type OneStore,
  type StoreScope,
  storeIn,
  systemScope,
} from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { bankName } from '../../banks/banks.service.ts';
import { feePaymentAccounts } from '../../configuration/configuration.service.ts';
import { lockFees } from '../collections/collect-fees.sql.ts';
import { publishFees } from '../publish-fees.service.ts';
import {
  freeAmount,
  insertPayment,
  type LatePayment,
  newPaymentId,
  type PayableCollection,
  type PaymentRow,
  readLatePayments,
  readPayable,
  readPayment,
  setCollections,
  setPayment,
  takeAmount,
} from './fee-payments.sql.ts';

export async function listPaymentMethods(db: Db): Promise<{ methods: PaymentMethod[] }> {
  const accounts = await feePaymentAccounts(db);
  return {
    methods: accounts.map((account) => ({
      kind: 'BANK_TRANSFER',
      ...account,
      bank_name: bankName(account.bank_code),
    })),
  };
}

export function toPayment(row: PaymentRow): FeePayment {
  const { is_late: _, proof_file_id, paid_amount, paid_on, reference, ...payment } = row;
  const isProven = proof_file_id !== null && paid_amount !== null && paid_on !== null;
  return {
    ...payment,
    bank_name: bankName(row.bank_code),
    unique_amount: row.amount - row.bill_amount,
    proof: isProven
      ? { file_id: proof_file_id, paid_amount, paid_on, reference: reference ?? '' }
      : null,
  };
}

export async function mustRead(db: Db, store: OneStore, id: string): Promise<PaymentRow> {
  return (await readPayment(db, store, id)) ?? fail('payment_not_found');
}

export const feePaymentDetail = async (
  db: Db,
  scope: StoreScope,
  { store_id, payment_id }: { store_id: string; payment_id: string },
) => ({ payment: toPayment(await mustRead(db, storeIn(scope, store_id), payment_id)) });

export const createFeePayment = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  { store_id, fee_collection_ids, bank_code }: FeePaymentBody,
): Promise<{ payment: FeePayment }> =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    await lockFees(db, store);
    const { collections, released } = await payable(db, store, fee_collection_ids);
    const accounts = await feePaymentAccounts(db);
    const account =
      accounts.find((each) => bank_code === undefined || each.bank_code === bank_code) ??
      fail('payment_method_unavailable');
    const bill_amount = collections.reduce((sum, { amount }) => sum + amount, 0);
    const id = await newPaymentId(db);
    const amount = await uniqueAmount(db, store, id, bill_amount);
    const made = { id, bill_amount, amount, ...account };
    await insertPayment(db, store, made, who.user_id, collections);
    for (const payment of released) await publishFees(db, store, idsOf(payment), payment.id);
    await publishFees(db, store, fee_collection_ids, id);
    return { payment: toPayment(await mustRead(db, store, id)) };
  });

/**
 * All of them, and none that is settled or has a payment under way. One whose time is over is under way no longer: it is
 * released, with whatever else it was for.
 */
async function payable(
  db: Tx,
  store: OneStore,
  ids: readonly string[],
): Promise<{ collections: PayableCollection[]; released: PaymentRow[] }> {
  const found = await readPayable(db, store, ids);
  if (found.length < ids.length) return fail('fee_collection_not_found');
  const open = new Set(
    found.flatMap(({ state, payment_id }) =>
      payment_id && (state === 'UNPAID' || state === 'WAITING_VERIFICATION') ? [payment_id] : [],
    ),
  );
  const released: PaymentRow[] = [];
  for (const payment_id of open) {
    const payment = await mustRead(db, store, payment_id);
    if (!isOver(payment)) failWith('fee_payment_open', { current_fee_payment: toPayment(payment) });
    await release(db, store, payment, 'EXPIRED');
    released.push(payment);
  }
  return found.every(({ state }) => state === 'UNPAID')
    ? { collections: found, released }
    : fail('fee_collection_not_payable');
}

const isUnproven = ({ state }: PaymentRow) => state === 'OPEN' || state === 'REFUSED';
export const isOver = (payment: PaymentRow) => isUnproven(payment) && payment.is_late;

/** Two who choose the same one at once do not both get it; there are others. */
async function uniqueAmount(db: Tx, store: OneStore, id: string, bill: number): Promise<number> {
  for (let tries = 0; tries < 10; tries += 1) {
    const amount = await takeAmount(db, store, id, bill);
    if (amount !== undefined) return amount;
  }
  return fail('payment_amounts_taken');
}

/** The payment is over and nothing came of it: what it was for can be paid anew. */
export async function release(
  db: Tx,
  store: OneStore,
  { id }: PaymentRow,
  state: 'CANCELLED' | 'EXPIRED',
): Promise<void> {
  await setPayment(db, store, id, sql`state = ${state}::fee_payment_state`);
  await setCollections(db, store, id, sql`payment_id = null`);
  await freeAmount(db, id);
}

export const idsOf = ({ collections }: PaymentRow) =>
  collections.map(({ fee_collection_id }) => fee_collection_id);

export const cancelFeePayment = (
  db: Db,
  scope: StoreScope,
  { store_id, payment_id }: { store_id: string; payment_id: string },
): Promise<{ payment: FeePayment }> =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, store_id);
    await lockFees(db, store);
    const payment = await mustRead(db, store, payment_id);
    if (payment.state === 'CANCELLED') return { payment: toPayment(payment) };
    if (!isUnproven(payment))
      failWith('fee_payment_state_conflict', { current_fee_payment: toPayment(payment) });
    await release(db, store, payment, 'CANCELLED');
    await publishFees(db, store, idsOf(payment), payment_id);
    return { payment: toPayment(await mustRead(db, store, payment_id)) };
  });

const batch = 500;

/** Those whose time is over end, each in a transaction of its own. One that fails holds up no other. */
export async function expireFeePayments(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('expiring fee payments');
  let last = { deadline: '0', id: '0' };
  let late: LatePayment[];
  do {
    late = await readLatePayments(db, last, batch);
    for (const payment of late) {
      if (signal.aborted) return sum();
      last = payment;
      await attempt(() => expire(db, payment));
    }
  } while (late.length === batch);
  return sum();
}

function expire(db: Db, { store_id, id }: LatePayment): Promise<number> {
  const store = storeIn(systemScope([store_id]), store_id);
  return inTransaction(db, async (db) => {
    await lockFees(db, store);
    const payment = await readPayment(db, store, id);
    if (!payment || !isOver(payment)) return 0;
    await release(db, store, payment, 'EXPIRED');
    await publishFees(db, store, idsOf(payment), id);
    return 1;
  });
}
