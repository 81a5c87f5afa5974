import type { FeePayment } from '@marketplace/contract/fee-payment';
import type { ProofBody } from '@marketplace/contract/payments';
import { plainReference } from '@marketplace/contract/transfer-reference';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { attachFile } from '../../storage/storage.service.ts';
import { lockFees } from '../collections/collect-fees.sql.ts';
import { publishFees } from '../publish-fees.service.ts';
import { idsOf, isOver, mustRead, toPayment } from './fee-payments.service.ts';
import { type PaymentRow, setCollections, setPayment } from './fee-payments.sql.ts';
import { insertProof } from './fee-proofs.sql.ts';
import { piecesOf } from './fee-proofs.ts';

/** In no zone of Indonesia that day has begun. */
const isAhead = (day: string) => Date.parse(day) > Date.now() + 9 * 3_600_000;

/** From now on it waits for an operator, and its collections stop no orders. */
export const submitProof = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  { store_id, payment_id, file_id, ...typed }: ProofBody,
): Promise<{ payment: FeePayment }> =>
  inTransaction(db, async (db) => {
    if (isAhead(typed.paid_on)) fail('validation_failed', { paid_on: 'date_future' });
    const store = storeIn(scope, store_id);
    await lockFees(db, store);
    const before = await mustRead(db, store, payment_id);
    if (isSent(before, { file_id, ...typed })) return { payment: toPayment(before) };
    mustTakeProof(before);
    const { picture_hash } = await attachFile(db, scope, file_id, ['fee_payment_proof']);
    await setPayment(
      db,
      store,
      payment_id,
      sql`state = 'SUBMITTED', submitted_at = now(), submitted_by = ${who.user_id}::bigint, reason = null,
        proof_file_id = ${file_id}::uuid, paid_amount = ${typed.paid_amount}::numeric,
        paid_on = ${typed.paid_on}::date, reference = ${typed.reference}`,
    );
    await setCollections(db, store, payment_id, sql`state = 'WAITING_VERIFICATION'`);
    const reference = plainReference(typed.reference);
    const picture_pieces = piecesOf(picture_hash);
    await insertProof(db, {
      store_id,
      payment_id,
      file_id,
      reference,
      picture_hash,
      picture_pieces,
    });
    await publishFees(db, store, idsOf(before), payment_id);
    return { payment: toPayment(await mustRead(db, store, payment_id)) };
  });

/** To the last field: whoever has corrected one hears that the proof waits as it was. */
const isSent = (
  { state, proof_file_id, paid_amount, paid_on, reference }: PaymentRow,
  sent: Omit<ProofBody, 'store_id' | 'payment_id'>,
): boolean =>
  state === 'SUBMITTED' &&
  proof_file_id === sent.file_id &&
  paid_amount === sent.paid_amount &&
  paid_on === sent.paid_on &&
  reference === sent.reference;

function mustTakeProof(payment: PaymentRow): void {
  const now = { current_fee_payment: toPayment(payment) };
  if (payment.state === 'EXPIRED' || isOver(payment)) failWith('fee_payment_expired', now);
  if (payment.state !== 'OPEN' && payment.state !== 'REFUSED')
    failWith('fee_payment_state_conflict', now);
}
