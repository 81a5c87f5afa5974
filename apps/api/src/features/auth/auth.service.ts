import {
  type Caller,
  issueToken,
  revokeToken,
  revokeTokensOf,
  tokenHashIn,
} from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { isPassword } from '../../platform/passwords.ts';
import { findAccount, openAccount } from '../users/newcomers.service.ts';
import { canSendCode, type Otp, proveNumber } from './one-time-codes.service.ts';
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
};

export async function login(
  db: Db,
  otp: Otp,
  { phone_number, address, password, otp_code }: Credentials,
  client_type: string | string[] | undefined,
) {
  const client = String(client_type ?? 'UNKNOWN').slice(0, 20);
  const of = { phone_number, address };
  if (otp_code !== undefined) return loginByCode(db, otp, of, otp_code, client);
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
  return inTransaction(db, async (db) => {
    await rememberPlace(db, of);
    return { auth_token: await issueToken(db, user.id, client), user: { uuid: user.uuid } };
  });
}

async function loginByCode(db: Db, otp: Otp, of: TryOf, code: string, client: string) {
  const outcome = await inTransaction(db, async (db) => {
    const proof = await proveNumber(db, otp, { ...of, purpose: 'LOGIN' }, code);
    if (proof !== 'right') return proof;
    const user = await openAccount(db, otp.isDemo, of.phone_number);
    if (!user) return 'otp_wrong';
    await rememberPlace(db, of);
    return { auth_token: await issueToken(db, user.id, client), user: { uuid: user.uuid } };
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
