import type { PayoutFailure } from '@marketplace/contract/ops-payouts';
import type { Payout } from '@marketplace/contract/payout';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { post } from '../../book/book.service.ts';
import { lockPayouts } from '../record/door.sql.ts';
import type { PayoutRow } from '../record/payout-rows.sql.ts';
import {
  mustReadPayout,
  refuseContradicted,
  refuseState,
  shownAccount,
  toPayout,
} from '../record/payouts.service.ts';
import { publishPayouts } from '../record/publish-payouts.service.ts';
import { insertClaims, readClaimsOf, readOpenClaims } from './claims.sql.ts';
import { coveredBy, sumOf } from './claims.ts';
import { judgeAttempt } from './judge-attempt.service.ts';
import { payoutArrived, payoutFailed, payoutSent } from './payout-money.ts';
import {
  type AttemptRow,
  endAttempt,
  insertAttempt,
  leaveDisputed,
  lockEscrow,
  readAttempt,
  readParts,
  readSentParts,
  readSentPosting,
  setSent,
  settleParts,
} from './send-payout.sql.ts';
import { moneyOf } from './sent-money.ts';

/** None where a program does it. */
type Operator = { operator_id: string | null };
type OfPayout = { store_id: string; payout_id: string };
type Work = (db: Tx, store: OneStore, payout: PayoutRow) => Promise<void>;

/** Done once for each payout, whoever else is at it: it is locked with its store. */
function changed(db: Db, { store_id, payout_id }: OfPayout, act: string, work: Work) {
  return inTransaction(db, async (db): Promise<{ payout: Payout }> => {
    const store = storeIn(systemScope([store_id]), store_id);
    await lockPayouts(db, store);
    const before = await mustReadPayout(db, store, payout_id);
    await work(db, store, before);
    const after = await mustReadPayout(db, store, payout_id);
    if (after.state !== before.state) {
      const { state, reference, amount, reason } = after;
      const about = { store_id, payout_id, reference, amount, reason };
      await recordAct(db, act, { ...about, before: before.state, after: state });
      await publishPayouts(db, store, [payout_id]);
    }
    return { payout: toPayout(after) };
  });
}

/**
 * Before it goes to the bank, not after: from here on nobody can change where it goes, so what is in the bank's file is what
 * stands here. Should the bank not take it, it has failed.
 */
export const sendPayout = (db: Db, { operator_id }: Operator, of: OfPayout) =>
  changed(db, of, 'payout.send', async (db, store, payout) => {
    const { id: payout_id, attempt, bank_account_id } = payout;
    // A program that comes again has sent it already, and must not order the transfer twice.
    if (payout.state === 'SENT' && operator_id) {
      const sent = await readAttempt(db, store, payout_id, attempt);
      if (sent?.sent_by === operator_id) return;
    }
    if (payout.state !== 'SCHEDULED' || !bank_account_id) return refuseState(payout);
    refuseContradicted(payout);
    if (!payout.is_due) fail('payout_not_due');
    await lockEscrow(db, store);
    await leaveDisputed(db, store, payout_id);
    const parts = await readParts(db, store, payout_id);
    const held = sumOf(parts);
    if (held === 0) fail('payout_not_due');
    await settleParts(db, store, payout_id, parts);
    const claims = coveredBy(held, await readOpenClaims(db, store));
    const deducted = sumOf(claims);
    const sent = { payout_id, attempt, bank_account_id, amount: held - deducted, deducted };
    const attempt_id = await insertAttempt(db, store, sent, operator_id);
    await insertClaims(db, store, attempt_id, claims);
    await setSent(db, store, payout_id, { amount: held, count: parts.length });
    const money = { ...sent, attempt_id, shown: shownAccount(payout) };
    await post(db, store, payoutSent(money, parts, claims));
    // Nothing of it goes to the bank, which has nothing to say of it.
    if (sent.amount === 0)
      await endAttempt(db, store, { id: attempt_id, payout_id }, arrived, operator_id);
  });

const arrived = { outcome: 'ARRIVED', reason: null } as const;

type OfAttempt = OfPayout & { attempt: number };

/** What is under way ends; what the same operator has said already is not said again. */
function ended(
  db: Db,
  { operator_id }: Operator,
  { attempt, ...of }: OfAttempt,
  said: { outcome: 'ARRIVED' | 'FAILED'; reason: string | null },
  act: string,
  write: (db: Tx, store: OneStore, payout: PayoutRow, sent: AttemptRow) => Promise<void>,
) {
  return changed(db, of, act, async (db, store, payout) => {
    const sent = await readAttempt(db, store, payout.id, attempt);
    if (!sent) return refuseState(payout);
    if (operator_id && sent.contradicted_at)
      return judgeAttempt(db, store, payout, sent, { ...said, operator_id });
    if (payout.attempt !== attempt) return refuseState(payout);
    const isSaid = payout.state === said.outcome && sent.reason === said.reason;
    if (isSaid && sent.ended_by === operator_id) return;
    if (payout.state !== 'SENT') return refuseState(payout);
    await endAttempt(db, store, { id: sent.id, payout_id: payout.id }, said, operator_id);
    await write(db, store, payout, sent);
  });
}

export const markArrived = (db: Db, who: Operator, of: OfAttempt) =>
  ended(db, who, of, arrived, 'payout.arrived', (db, store, payout, sent) =>
    post(db, store, payoutArrived(moneyOf(payout, sent))),
  );

export const markFailed = (db: Db, who: Operator, { reason, ...of }: PayoutFailure) =>
  ended(
    db,
    who,
    of,
    { outcome: 'FAILED', reason },
    'payout.fail',
    async (db, store, payout, sent) => {
      const parts = await readSentParts(db, store, payout.id);
      const claims = await readClaimsOf(db, store, sent.id);
      const reverses_id = await readSentPosting(db, store, sent.id);
      await post(db, store, payoutFailed(moneyOf(payout, sent), parts, claims, reverses_id));
    },
  );
