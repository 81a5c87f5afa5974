import type { PayoutNotification } from '@marketplace/contract/payout-provider';
import { actingAs } from '../../../platform/acting.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ApiFailure, fail } from '../../../platform/failure.ts';
import { sendLater } from '../../../platform/outbox/send-later.ts';
import { storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { lockPayouts } from '../record/door.sql.ts';
import type { NumberSeal } from '../record/number-seal.ts';
import { mustReadPayout } from '../record/payouts.service.ts';
import { setContradicted } from './judge-attempt.sql.ts';
import { readPayoutsOf } from './ops-payouts.sql.ts';
import { readTransfer } from './provider-payout.sql.ts';
import { markArrived, markFailed, sendPayout } from './send-payout.service.ts';
import { readAttempt } from './send-payout.sql.ts';
import { transfers } from './transfers.ts';

const nobody = { operator_id: null };
const batch = 200;

/**
 * Sends what is due, where a provider transfers it: the book is written and the provider's order lies in the outbox, both
 * or neither. It may be cut off, run twice and in two processes.
 */
export async function sendDuePayouts(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt: tried, sum } = attempts('sending payouts');
  let last: string | undefined;
  let due: { id: string; store_id: string }[];
  do {
    due = await readPayoutsOf(db, 'SCHEDULED', last, batch, true);
    for (const { id: payout_id, store_id } of due) {
      if (signal.aborted) return sum();
      last = payout_id;
      await tried(() =>
        actingAs({ program: 'payouts' }, () =>
          inTransaction(db, async (db) => {
            // Which time it is was not known before it was locked: it may have failed and been tried again meanwhile.
            const { payout } = await sendPayout(db, nobody, { store_id, payout_id });
            if (payout.state !== 'SENT') return 1;
            await sendLater(db, transfers, {
              store_id,
              target: `store ${store_id}`,
              about: 'payout.sent',
              payload: { store_id, payout_id, attempt: payout.attempt },
            });
            return 1;
          }),
        ).catch(unlessMoved),
      );
    }
  } while (due.length === batch);
  return sum();
}

/** Somebody else was quicker, or it is no longer due. */
function unlessMoved(error: unknown): number {
  const codes = [
    'payout_state_conflict',
    'payout_contradicted',
    'payout_not_due',
    'payout_not_found',
  ];
  if (error instanceof ApiFailure && codes.includes(error.code)) return 0;
  throw error;
}

type OfAttempt = { store_id: string; payout_id: string; attempt: number };

/** As the provider gets it; nothing where it has ended meanwhile. */
export async function transferOf(
  db: Db,
  numbers: NumberSeal,
  { store_id, payout_id, attempt }: OfAttempt,
) {
  const store = storeIn(systemScope([store_id]), store_id);
  const row = await readTransfer(db, store, payout_id, attempt);
  if (!row) return undefined;
  const { reference, amount, bank_code, holder_name } = row;
  const account_number = await numbers.open(db, row);
  return { reference, amount, bank_code, account_number, holder_name };
}

export async function failByProvider(db: Db, of: OfAttempt, reason: string): Promise<void> {
  await actingAs({ program: 'payouts' }, () => markFailed(db, nobody, { ...of, reason })).catch(
    unlessMoved,
  );
}

const referenceParts = /^PO(\d+)-(\d+)-(\d+)$/;

/**
 * What a provider says of a transfer. It may come twice, late, or against what is known of that time: then nothing moves, and
 * nothing of the payout is sent again before an operator has judged, since what has arrived after all would be paid twice.
 */
export function takeOutcome(db: Db, { reference, outcome, reason }: PayoutNotification) {
  const [, store_id = '', payout_id = '', attempt = ''] = referenceParts.exec(reference) ?? [];
  const of = { store_id, payout_id, attempt: Number(attempt) };
  return inTransaction(db, async (db) => {
    const store = storeIn(systemScope([store_id]), store_id);
    await mustReadPayout(db, store, payout_id);
    await lockPayouts(db, store);
    const sent = (await readAttempt(db, store, payout_id, of.attempt)) ?? fail('payout_not_found');
    if (!sent.outcome) {
      const { payout } =
        outcome === 'ARRIVED'
          ? await markArrived(db, nobody, of)
          : await markFailed(db, nobody, { ...of, reason: reason ?? '' });
      return { reference, state: payout.state, is_contradicted: false };
    }
    const is_contradicted = sent.outcome !== outcome && sent.judged !== outcome;
    if (is_contradicted && (await setContradicted(db, store, sent.id)))
      await recordAct(db, 'payout.contradicted', { ...of, outcome, reason, before: sent.outcome });
    const { state } = await mustReadPayout(db, store, payout_id);
    return { reference, state, is_contradicted };
  });
}
