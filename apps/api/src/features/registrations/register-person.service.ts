import { isCommonPassword } from '../../platform/common-passwords.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { hashPassword, isPassword } from '../../platform/passwords.ts';
import { recordAct } from '../acts/acts.service.ts';
import { hasServed, judgeCode, type Otp, proveNumber } from '../auth/one-time-codes.service.ts';
import { rememberPlace } from '../auth/password-tries.service.ts';
import { findAccount, openNewAccount } from '../users/newcomers.service.ts';

type Newcomer = {
  phone_number: string;
  address: string;
  otp_code: string;
  name: string;
  password: string;
};

const done = { done: true as const };

/**
 * The code comes first: hashing costs a hundred times as much, and is done only for who has one. That the number has an account
 * is told to who has a code of it, and to nobody by this who has none.
 */
export async function registerPerson(db: Db, otp: Otp, newcomer: Newcomer) {
  const { phone_number, address, name, password } = newcomer;
  if (isCommonPassword(password)) fail('validation_failed', { password: 'password_common' });
  const judged = await inTransaction(db, (db) => judgedOf(db, otp, newcomer, judgeCode));
  if (judged === 'served') return doneAlready(db, otp, newcomer);
  if (judged !== 'right') return fail(judged);
  const password_hash = await hashPassword(password, address);
  const outcome = await inTransaction(db, async (db) => {
    const proof = await judgedOf(db, otp, newcomer, proveNumber);
    if (proof !== 'right') return proof;
    const is_demo = otp.senders.WHATSAPP === undefined && otp.senders.SMS === undefined;
    const user = await openNewAccount(db, {
      phone_number,
      name,
      password_hash,
      is_demo,
    });
    if (!user) return 'number_registered';
    await recordAct(db, 'user.register', { user_id: user.id, after: { name, phone_number } });
    await rememberPlace(db, { phone_number, address });
    return done;
  });
  if (outcome === 'served') return doneAlready(db, otp, newcomer);
  return typeof outcome === 'string' ? fail(outcome) : outcome;
}

/** `served`: the same came before, and the answer to it was lost or is on its way. */
async function judgedOf(db: Tx, otp: Otp, newcomer: Newcomer, judge: typeof judgeCode) {
  const { phone_number, address, otp_code } = newcomer;
  const of = { phone_number, address, purpose: 'REGISTER' } as const;
  const proof = await judge(db, otp, of, otp_code);
  const isServed = proof === 'otp_expired' && (await hasServed(db, otp, of, otp_code));
  return isServed ? ('served' as const) : proof;
}

/** The answer was lost on a bad line: the account is there by now, with this very password. */
async function doneAlready(db: Db, otp: Otp, { phone_number, address, password }: Newcomer) {
  const user = await findAccount(db, otp.isDemo, phone_number);
  const isTheirs = await isPassword(password, user?.password_hash ?? null, address);
  return isTheirs ? done : fail('otp_expired');
}
