import type { FeePayment } from '@marketplace/contract/fee-payment';
import { id } from '@marketplace/contract/fields';
import type {
  FeeRefusal,
  FeeVerification,
  SubmittedProof,
} from '@marketplace/contract/ops-fee-payments';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import type { Links } from '../../../platform/files/links.ts';
import { followingPage, momentKey } from '../../../platform/pages.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { bankName } from '../../banks/banks.service.ts';
import { post } from '../../book/book.service.ts';
import { lockFees } from '../collections/collect-fees.sql.ts';
import { collectionsPaid } from '../collections/fee-money.ts';
import { publishFees } from '../publish-fees.service.ts';
import { idsOf, mustRead, toPayment } from './fee-payments.service.ts';
import {
  freeAmount,
  type PaymentRow,
  payHours,
  readVerdict,
  setCollections,
  setPayment,
} from './fee-payments.sql.ts';
import { findingsOf } from './proof-assistant.ts';
import {
  type PaidFor,
  readPaidFor,
  readSubmitted,
  readUsedBefore,
  type Submitted,
  type UsedBefore,
} from './submitted-proofs.sql.ts';

export const listSubmittedProofs = (db: Db, query: Following) =>
  followingPage(
    query,
    z.tuple([momentKey, id, id]),
    async (behind, limit) => withFindings(db, await readSubmitted(db, behind, limit)),
    ({ submitted, store_id, id }) => [submitted, store_id, id],
  );

async function withFindings(db: Db, proofs: readonly Submitted[]) {
  if (proofs.length === 0) return [];
  const paidFor = Map.groupBy(await readPaidFor(db, proofs), ({ payment_id }) => payment_id);
  const files = proofs.map(({ proof_file_id }) => proof_file_id);
  const before = Map.groupBy(await readUsedBefore(db, files), ({ file_id }) => file_id);
  return proofs.map((proof) =>
    toSubmitted(proof, paidFor.get(proof.id) ?? [], before.get(proof.proof_file_id) ?? []),
  );
}

function toSubmitted(
  proof: Submitted,
  paidFor: readonly PaidFor[],
  usedBefore: readonly UsedBefore[],
): SubmittedProof & { submitted: string } {
  const { paid_amount, paid_on, reference, proof_file_id, ...payment } = proof;
  const billed_at = paidFor
    .map(({ created_at }) => created_at)
    .sort()
    .at(-1);
  return {
    ...payment,
    bank_name: bankName(proof.bank_code),
    unique_amount: proof.amount - proof.bill_amount,
    proof: { file_id: proof_file_id, paid_amount, paid_on, reference },
    reason: null,
    received_amount: null,
    collections: paidFor.map(({ payment_id: _, created_at: __, ...each }) => each),
    proof_content_type: proof.content_type ?? '',
    findings: findingsOf(proof, billed_at ?? proof.created_at, usedBefore),
  };
}

type OfPayment = { store_id: string; payment_id: string };
const storeOf = ({ store_id }: { store_id: string }): OneStore =>
  storeIn(systemScope([store_id]), store_id);

export async function linkToProof(db: Db, links: Links, of: OfPayment) {
  const { proof_file_id } = await mustRead(db, storeOf(of), of.payment_id);
  return links.sign(db, proof_file_id ?? fail('file_not_found'));
}

type Operator = { operator_id: string };

/** Where the money was found, and nowhere before, the book is written. */
export const verifyFeePayment = (
  db: Db,
  { operator_id }: Operator,
  { received_amount, ...of }: FeeVerification,
): Promise<{ payment: FeePayment }> =>
  judged(db, of, async (db, store, payment) => {
    const received = received_amount ?? payment.amount;
    const isSaid = payment.state === 'VERIFIED' && payment.received_amount === received;
    if (isSaid && (await readVerdict(db, store, payment.id)) === operator_id) return;
    mustWait(payment);
    if (received < payment.bill_amount) fail('fee_payment_short');
    const paid = payment.collections.map(({ fee_collection_id, amount }) => ({
      id: fee_collection_id,
      amount,
    }));
    await setPayment(
      db,
      store,
      payment.id,
      sql`state = 'VERIFIED', received_amount = ${received}::numeric, ${said(operator_id, null)}`,
    );
    await setCollections(db, store, payment.id, sql`state = 'PAID', settled_at = now()`);
    await freeAmount(db, payment.id);
    await post(db, store, collectionsPaid(payment.id, paid, received));
    await recorded(db, 'fee_payment.verify', payment, 'VERIFIED', { received_amount: received });
  });

/** The same collections may be paid by another proof, or by another payment once this one is taken back. */
export const refuseFeePayment = (
  db: Db,
  { operator_id }: Operator,
  { reason, ...of }: FeeRefusal,
): Promise<{ payment: FeePayment }> =>
  judged(db, of, async (db, store, payment) => {
    const isSaid = payment.state === 'REFUSED' && payment.reason === reason;
    if (isSaid && (await readVerdict(db, store, payment.id)) === operator_id) return;
    mustWait(payment);
    await setPayment(
      db,
      store,
      payment.id,
      sql`state = 'REFUSED', deadline_at = now() + make_interval(hours => ${payHours}),
        ${said(operator_id, reason)}`,
    );
    await setCollections(db, store, payment.id, sql`state = 'UNPAID'`);
    await recorded(db, 'fee_payment.refuse', payment, 'REFUSED', { reason });
  });

const said = (operator_id: string, reason: string | null) =>
  sql`judged_at = now(), judged_by = ${operator_id}::bigint, reason = ${reason}::text`;

function judged(
  db: Db,
  of: OfPayment,
  judge: (db: Tx, store: OneStore, payment: PaymentRow) => Promise<void>,
): Promise<{ payment: FeePayment }> {
  return inTransaction(db, async (db) => {
    const store = storeOf(of);
    await lockFees(db, store);
    const before = await mustRead(db, store, of.payment_id);
    await judge(db, store, before);
    const after = await mustRead(db, store, of.payment_id);
    if (after.state !== before.state) await publishFees(db, store, idsOf(after), after.id);
    return { payment: toPayment(after) };
  });
}

function mustWait(payment: PaymentRow): void {
  if (payment.state !== 'SUBMITTED')
    failWith('fee_payment_state_conflict', { current_fee_payment: toPayment(payment) });
}

const recorded = (db: Tx, act: string, payment: PaymentRow, after: string, more: object) =>
  recordAct(db, act, {
    store_id: payment.store_id,
    payment_id: payment.id,
    before: payment.state,
    after,
    ...more,
  });
