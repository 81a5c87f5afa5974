import type { Caller } from '../../platform/authenticate.ts';
import { addressOf, newRecoveryCode, newSecret, stepOf } from '../../platform/authenticator.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import type { Seal } from '../../platform/seal.ts';
import { recordAct } from '../acts/acts.service.ts';
import {
  countWrong,
  deleteFactor,
  type HeldFactor,
  holdFactor,
  isConfirmed,
  putFactor,
  putRecoveryCodes,
  readStanding,
  takeRecoveryCode,
  takeStep,
} from './second-factor.sql.ts';
import { tellOfFactor } from './tell-of-factor.service.ts';

const codesGiven = 8;

type Judged = 'right' | 'second_factor_wrong' | 'second_factor_too_many';

export const standingOfFactor = readStanding;

export async function beginFactor(db: Db, seal: Seal, { user_id }: Caller, phone_number: string) {
  const secret = newSecret();
  const sealed = await seal.seal(db, user_id, secret);
  await inTransaction(db, async (db) => {
    if ((await holdFactor(db, user_id))?.confirmed_at) fail('second_factor_exists');
    await putFactor(db, user_id, sealed);
  });
  return { secret, address: addressOf(secret, phone_number) };
}

/** From the first code of the app on it holds. `ends` what the person had opened elsewhere. */
export async function confirmFactor(
  db: Db,
  seal: Seal,
  { user_id }: Caller,
  code: string,
  ends: (db: Tx) => Promise<void>,
) {
  const outcome = await inTransaction(db, async (db) => {
    const held = (await holdFactor(db, user_id)) ?? fail('second_factor_unset');
    if (held.confirmed_at) fail('second_factor_exists');
    const judged = await judgeApp(db, seal, user_id, held, code);
    if (judged !== 'right') return judged;
    await ends(db);
    await recordAct(db, 'user.second_factor', { user_id, after: { is_set: true } });
    await tellOfFactor(db, user_id, 'set');
    return giveCodes(db, seal, user_id);
  });
  return typeof outcome === 'string' ? fail(outcome) : outcome;
}

export const renewRecoveryCodes = (db: Db, seal: Seal, { user_id }: Caller) =>
  inTransaction(db, async (db) => {
    if (!(await holdFactor(db, user_id))?.confirmed_at) fail('second_factor_unset');
    await recordAct(db, 'user.recovery_codes', { user_id });
    await tellOfFactor(db, user_id, 'codes_renewed');
    return giveCodes(db, seal, user_id);
  });

async function giveCodes(db: Tx, seal: Seal, user_id: string) {
  const recovery_codes = Array.from({ length: codesGiven }, newRecoveryCode);
  const marks = recovery_codes.map(async (code) => (await seal.marks(db, user_id, code))[0]);
  await putRecoveryCodes(db, user_id, await Promise.all(marks));
  return { recovery_codes };
}

export const removeFactor = (db: Db, { user_id }: Caller) =>
  inTransaction(db, async (db) => {
    if (await deleteFactor(db, user_id)) {
      await recordAct(db, 'user.second_factor', { user_id, after: { is_set: false } });
      await tellOfFactor(db, user_id, 'removed');
    }
    return { done: true as const };
  });

/** By an operator, for who has lost telephone and codes: whoever is signed in somewhere proves anew who they are. */
export async function resetFactor(db: Tx, user_id: string, reason: string): Promise<boolean> {
  if (!(await deleteFactor(db, user_id))) return false;
  await recordAct(db, 'user.second_factor', { user_id, after: { is_set: false }, reason });
  await tellOfFactor(db, user_id, 'reset');
  return true;
}

export const hasFactor = isConfirmed;

/** Refuses who does not show what they have of it. Of a person without one nothing is asked. */
export async function mustShowFactor(
  db: Db,
  seal: Seal,
  user_id: string,
  code: string | undefined,
): Promise<void> {
  if (!(await isConfirmed(db, user_id))) return;
  if (code === undefined) fail('second_factor_required');
  // What was wrong is counted when the transaction commits, so it is refused after it.
  const judged = await inTransaction(db, async (db): Promise<Judged> => {
    const held = await holdFactor(db, user_id);
    return held?.confirmed_at ? judge(db, seal, user_id, held, code) : 'right';
  });
  if (judged !== 'right') fail(judged);
}

/** A recovery code is too long to be guessed, and opens also while no code of the app is looked at. */
async function judge(
  db: Tx,
  seal: Seal,
  user_id: string,
  held: HeldFactor,
  code: string,
): Promise<Judged> {
  if (/^\d{6}$/.test(code)) return judgeApp(db, seal, user_id, held, code);
  for (const mark of await seal.marks(db, user_id, code)) {
    if (!(await takeRecoveryCode(db, user_id, mark))) continue;
    await tellOfFactor(db, user_id, 'code_used');
    return 'right';
  }
  return 'second_factor_wrong';
}

async function judgeApp(
  db: Tx,
  seal: Seal,
  user_id: string,
  { has_room, confirmed_at, secret_sealed, last_step }: HeldFactor,
  code: string,
): Promise<Judged> {
  if (!has_room) return 'second_factor_too_many';
  const secret = await seal.open(db, user_id, secret_sealed);
  const step = stepOf(secret, code, new Date(), last_step);
  if (step === undefined) {
    const wasLast = await countWrong(db, user_id);
    // Whoever tries codes got past the password, or the telephone.
    if (wasLast && confirmed_at) await tellOfFactor(db, user_id, 'tried');
    return 'second_factor_wrong';
  }
  await takeStep(db, user_id, step);
  return 'right';
}
