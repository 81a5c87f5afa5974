import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { hashPassword, isPassword } from '../../platform/passwords.ts';
import { revokeTokensOf } from '../../platform/who-is-asking.ts';
import { findAccount, setPassword } from '../users/users.service.ts';
import { hasServed, type Otp, proveNumber } from './one-time-codes.service.ts';

type Reset = { phone_number: string; otp_code: string; new_password: string };

/**
 * Who lost the answer on a bad line sends the same again: the code has served, the password is the new one
 * already, and that is what was wanted.
 */
export async function resetPassword(
  db: Db,
  otp: Otp,
  { phone_number, otp_code, new_password }: Reset,
) {
  const password_hash = await hashPassword(new_password);
  const of = { phone_number, purpose: 'RESET_PASSWORD' } as const;
  const outcome = await inTransaction(db, async (db) => {
    const proof = await proveNumber(db, otp, of, otp_code);
    if (proof === 'otp_expired' && (await hasServed(db, otp, of, otp_code))) return 'served';
    if (proof !== 'right') return proof;
    const user = await findAccount(db, otp.isDemo, phone_number);
    if (!user) return 'otp_wrong';
    await setPassword(db, user.id, password_hash);
    await revokeTokensOf(db, user.id);
    return 'done';
  });
  if (outcome === 'done') return { done: true as const };
  if (outcome !== 'served') return fail(outcome);
  const user = await findAccount(db, otp.isDemo, phone_number);
  const isSet = await isPassword(new_password, user?.password_hash ?? null);
  return isSet ? { done: true as const } : fail('otp_expired');
}
