import type { ProofWay } from '@marketplace/contract/account';
import { type Caller, noteProof } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import type { OtpMethod } from '../../platform/otp/otp-sender.ts';
import { isPassword } from '../../platform/passwords.ts';
import type { Seal } from '../../platform/seal.ts';
import { generateCode, type Otp, proveNumber } from '../auth/one-time-codes.service.ts';
import { hasFactor, mustShowFactor } from '../second-factor/second-factor.service.ts';
import { readAccount } from './account.sql.ts';

const codeOf = (phone_number: string, address: string) =>
  ({ phone_number, address, purpose: 'PROOF' }) as const;

/** To the person's own telephone: a login that was taken over does not have it. */
export async function sendProofCode(
  db: Db,
  otp: Otp,
  { user_id }: Caller,
  address: string,
  method: OtpMethod | undefined,
) {
  const { phone_number } = await readAccount(db, user_id);
  return generateCode(db, otp, { ...codeOf(phone_number, address), method });
}

/** Who has an app is asked for it: a password that was read over a shoulder proves nothing then. */
export async function prove(
  db: Db,
  { otp, factors }: { otp: Otp; factors: Seal },
  who: Caller,
  address: string,
  { password, otp_code, second_factor_code }: ProofWay,
) {
  const { user_id } = who;
  if (second_factor_code !== undefined || (await hasFactor(db, user_id))) {
    if (!(await hasFactor(db, user_id))) fail('second_factor_wrong');
    await mustShowFactor(db, factors, user_id, second_factor_code);
    return proved(db, who);
  }
  const { phone_number, password_hash } = await readAccount(db, user_id);
  if (password !== undefined) {
    const isRight = await isPassword(password, password_hash, address);
    return isRight ? proved(db, who) : fail('current_password_wrong');
  }
  const outcome = await inTransaction(db, async (db) => {
    const proof = await proveNumber(db, otp, codeOf(phone_number, address), otp_code ?? '');
    return proof === 'right' ? { proved_until: await noteProof(db, who) } : proof;
  });
  return typeof outcome === 'string' ? fail(outcome) : outcome;
}

const proved = (db: Db, who: Caller) =>
  inTransaction(db, async (db) => ({ proved_until: await noteProof(db, who) }));
