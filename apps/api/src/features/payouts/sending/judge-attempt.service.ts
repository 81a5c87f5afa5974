import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { post } from '../../book/book.service.ts';
import type { PayoutRow } from '../record/payout-rows.sql.ts';
import { mustReadPayout, refuseState } from '../record/payouts.service.ts';
import { insertClaims, readClaimsOf, readOpenClaims } from './claims.sql.ts';
import { areOpen, sumOf } from './claims.ts';
import { setGoneTo, setJudged } from './judge-attempt.sql.ts';
import { payoutArrived, payoutSent } from './payout-money.ts';
import {
  type AttemptRow,
  endAttempt,
  insertAttempt,
  lockEscrow,
  readParts,
} from './send-payout.sql.ts';
import { moneyOf } from './sent-money.ts';

type Said = { outcome: 'ARRIVED' | 'FAILED'; operator_id: string };

/**
 * An operator has asked the bank what became of an attempt that it has told two things of. Where it is as it stands, the payout
 * may go on; where it has arrived after all, the payout has too.
 */
export async function judgeAttempt(
  db: Tx,
  store: OneStore,
  payout: PayoutRow,
  sent: AttemptRow,
  { outcome, operator_id }: Said,
): Promise<void> {
  if (sent.judged === outcome && sent.judged_by === operator_id) return;
  if (sent.judged) return refuseState(payout);
  if (sent.outcome !== outcome) {
    if (outcome === 'FAILED') return refuseState(payout);
    await arrivedAfterAll(db, store, payout, sent, operator_id);
  }
  await setJudged(db, store, sent.id, outcome, operator_id);
  await recordAct(db, 'payout.judge', {
    store_id: store.store_id,
    payout_id: payout.id,
    attempt: sent.attempt,
    before: sent.outcome,
    after: outcome,
  });
}

/** The attempt stays as the book has it, taken back; that its money is there is one more, under the same reference. */
async function arrivedAfterAll(
  db: Tx,
  store: OneStore,
  payout: PayoutRow,
  sent: AttemptRow,
  operator_id: string,
): Promise<void> {
  const { id: payout_id, state } = payout;
  if (state !== 'FAILED' && state !== 'SCHEDULED') return refuseState(payout);
  await lockEscrow(db, store);
  const parts = await readParts(db, store, payout_id);
  const claims = await readClaimsOf(db, store, sent.id);
  const deducted = sumOf(claims);
  // What went back to a buyer meanwhile cannot be the store's as well, nor can another payout have kept the same claim.
  if (sumOf(parts) !== sent.amount + deducted || !areOpen(claims, await readOpenClaims(db, store)))
    return refuseState(payout);
  const { bank_account_id, amount, reference } = sent;
  const attempt = state === 'FAILED' ? payout.attempt + 1 : payout.attempt;
  await setGoneTo(db, store, payout_id, { attempt, bank_account_id });
  const again = { payout_id, attempt, bank_account_id, amount, deducted, reference };
  const id = await insertAttempt(db, store, again, operator_id);
  await insertClaims(db, store, id, claims);
  const said = { outcome: 'ARRIVED', reason: null } as const;
  await endAttempt(db, store, { id, payout_id }, said, operator_id);
  const money = moneyOf(await mustReadPayout(db, store, payout_id), { ...again, id });
  await post(db, store, payoutSent(money, parts, claims));
  await post(db, store, payoutArrived(money));
}
