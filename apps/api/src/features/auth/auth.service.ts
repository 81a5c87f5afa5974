import {
  type Caller,
  issueToken,
  revokeToken,
  revokeTokensOf,
  type SignInPlace,
  tokenHashIn,
} from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { isPassword } from '../../platform/passwords.ts';
import type { Seal } from '../../platform/seal.ts';
import { hasFactor, mustShowFactor } from '../second-factor/second-factor.service.ts';
import { findAccount, openAccount } from '../users/newcomers.service.ts';
import { canSendCode, judgeCode, type Otp, proveNumber } from './one-time-codes.service.ts';
import {
  askForCodeInstead,
  countPasswordTry,
  forgetTries,
  forgetTry,
} from './password-tries.service.ts';
import type { TryOf } from './password-tries.sql.ts';
import { rememberPlace } from './sign-in-places.sql.ts';

type Credentials = TryOf & {
  password?: string | undefined;
  otp_code?: string | undefined;
  second_factor_code?: string | undefined;
};

/** `factors` opens the secrets of authenticator apps. */
type Ways = { otp: Otp; factors: Seal };

export async function login(
  db: Db,
  ways: Ways,
  { phone_number, address, password, otp_code, second_factor_code }: Credentials,
  place: SignInPlace,
) {
  const { otp, factors } = ways;
  const of = { phone_number, address };
  if (otp_code !== undefined)
    return loginByCode(db, ways, of, { otp_code, second_factor_code }, place);
  const user = await findAccount(db, otp.isDemo, phone_number);
  const canSend = (db: Db) => canSendCode(db, otp, phone_number);
  const { try_id, needs_code } = await countPasswordTry(db, of, otp.password_tries, canSend);
  const isRight = await isPassword(password ?? '', user?.password_hash ?? null, address).catch(
    async (busy: unknown) => {
      await forgetTry(db, try_id);
      throw busy;
    },
  );
  if (needs_code) return askForCodeInstead(db, try_id, isRight);
  if (!user || !isRight) return fail('wrong_credentials');
  await forgetTries(db, of);
  await mustShowFactor(db, factors, user.id, second_factor_code);
  return inTransaction(db, async (db) => {
    await rememberPlace(db, of);
    return { auth_token: await issueToken(db, user.id, place), user: { uuid: user.uuid } };
  });
}

type Codes = { otp_code: string; second_factor_code: string | undefined };

async function loginByCode(
  db: Db,
  { otp, factors }: Ways,
  of: TryOf,
  { otp_code, second_factor_code }: Codes,
  place: SignInPlace,
) {
  const proved = { ...of, purpose: 'LOGIN' } as const;
  const held = await findAccount(db, otp.isDemo, of.phone_number);
  // The code is used up with what comes of it: not by who has yet to look at their app.
  if (held && (await hasFactor(db, held.id))) {
    const judged = await inTransaction(db, (db) => judgeCode(db, otp, proved, otp_code));
    if (judged !== 'right') return fail(judged);
    await mustShowFactor(db, factors, held.id, second_factor_code);
  }
  const outcome = await inTransaction(db, async (db) => {
    const proof = await proveNumber(db, otp, proved, otp_code);
    if (proof !== 'right') return proof;
    const user = await openAccount(db, otp.isDemo, of.phone_number);
    if (!user) return 'otp_wrong';
    await rememberPlace(db, of);
    return { auth_token: await issueToken(db, user.id, place), user: { uuid: user.uuid } };
  });
  return typeof outcome === 'string' ? fail(outcome) : outcome;
}

export async function logout(db: Db, authorization: string | undefined) {
  const token_hash = tokenHashIn(authorization);
  if (token_hash) await inTransaction(db, (db) => revokeToken(db, token_hash));
  return { done: true as const };
}

export async function logoutEverywhere(db: Db, { user_id }: Caller) {
  await inTransaction(db, (db) => revokeTokensOf(db, user_id));
  return { done: true as const };
}
