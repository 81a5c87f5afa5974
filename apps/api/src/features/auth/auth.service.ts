import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { isPassword } from '../../platform/passwords.ts';
import { issueToken, revokeToken, tokenHashIn } from '../../platform/who-is-asking.ts';
import { findUserByPhoneNumber } from '../users/users.service.ts';

type Credentials = { phone_number: string; password: string };

export async function login(
  db: Db,
  { phone_number, password }: Credentials,
  client_type: string | string[] | undefined,
) {
  const user = await findUserByPhoneNumber(db, phone_number);
  const isRight = await isPassword(password, user?.password_hash ?? null);
  if (!user || !isRight) return fail('wrong_credentials');
  const auth_token = await inTransaction(db, (db) =>
    issueToken(db, user.id, String(client_type ?? 'UNKNOWN').slice(0, 20)),
  );
  return { auth_token, user: { uuid: user.uuid } };
}

export async function logout(db: Db, authorization: string | undefined) {
  const token_hash = tokenHashIn(authorization);
  if (token_hash) await inTransaction(db, (db) => revokeToken(db, token_hash));
  return { done: true as const };
}
