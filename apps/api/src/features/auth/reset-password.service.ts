import { revokeTokensOf } from '../../platform/authenticate.ts';
import { isCommonPassword } from '../../platform/common-passwords.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { hashPassword, isPassword } from '../../platform/passwords.ts';
import { findAccount, openAccount } from '../users/newcomers.service.ts';
import { setPassword, tellPerson } from '../users/users.service.ts';
import { hasServed, judgeCode, type Otp, proveNumber } from './one-time-codes.service.ts';

type Reset = { phone_number: string; address: string; otp_code: string; new_password: string };

const passwordChangedText =
  'Kata sandi akun Marketplace Anda baru saja diganti. Jika bukan Anda, segera ganti lagi dan hubungi bantuan.';

export const tellOfPassword = (db: Tx, user_id: string): Promise<void> =>
  tellPerson(db, user_id, 'password.changed', passwordChangedText);

const done = { done: true as const };

/**
 * The code comes first: hashing costs a hundred times as much, and is done only for who has one. Who lost the
 * answer on a bad line sends the same again: the code has served, the password is the new one already, and
 * that is what was wanted.
 */
export async function resetPassword(db: Db, otp: Otp, reset: Reset) {
  if (isCommonPassword(reset.new_password))
    fail('validation_failed', { new_password: 'password_common' });
  const judged = await inTransaction(db, (db) => whoProved(db, otp, reset, judgeCode));
  if (judged === 'served') return doneAlready(db, otp, reset);
  if (typeof judged === 'string') return fail(judged);
  const password_hash = await hashPassword(reset.new_password, reset.address);
  const outcome = await inTransaction(db, async (db) => {
    const proved = await whoProved(db, otp, reset, proveNumber);
    if (typeof proved === 'string') return proved;
    await setPassword(db, proved.id, password_hash);
    await revokeTokensOf(db, proved.id);
    await tellOfPassword(db, proved.id);
    return proved;
  });
  if (outcome === 'served') return doneAlready(db, otp, reset);
  return typeof outcome === 'string' ? fail(outcome) : done;
}

async function whoProved(
  db: Tx,
  otp: Otp,
  { phone_number, address, otp_code }: Reset,
  prove: typeof proveNumber,
) {
  const of = { phone_number, address, purpose: 'RESET_PASSWORD' } as const;
  const proof = await prove(db, otp, of, otp_code);
  if (proof === 'otp_expired' && (await hasServed(db, otp, of, otp_code))) return 'served';
  if (proof !== 'right') return proof;
  return (await openAccount(db, otp.isDemo, phone_number)) ?? 'otp_wrong';
}

async function doneAlready(db: Db, otp: Otp, { phone_number, address, new_password }: Reset) {
  const user = await findAccount(db, otp.isDemo, phone_number);
  const isSet = await isPassword(new_password, user?.password_hash ?? null, address);
  return isSet ? done : fail('otp_expired');
}
