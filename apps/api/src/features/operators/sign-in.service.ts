import { actingAs } from '../../platform/acting.ts';
import { tokenHashIn } from '../../platform/authenticate.ts';
import { issueOperatorToken, revokeOperatorToken } from '../../platform/authenticate-operator.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { isPassword } from '../../platform/passwords.ts';
import { recordAct } from '../acts/acts.service.ts';
import { generateCode, type Otp, proveNumber } from '../auth/one-time-codes.service.ts';
import {
  countPasswordTry,
  forgetTries,
  forgetTry,
  rememberPlace,
} from '../auth/password-tries.service.ts';
import { findOperator, type OperatorAccount, readOperator } from './operators.sql.ts';

type Credentials = { phone_number: string; address: string; password: string };

/** The password comes first: without it nobody can have codes sent to an operator. */
export async function sendOperatorCode(db: Db, otp: Otp, credentials: Credentials) {
  const operator = await whoKnowsThePassword(db, otp, credentials);
  const { phone_number, address } = credentials;
  const wanted = { phone_number, address, purpose: 'OPERATOR_LOGIN' } as const;
  return generateCode(db, otp, wanted, operator);
}

/** Number, password and code: each alone opens nothing. */
export async function loginOperator(
  db: Db,
  otp: Otp,
  { otp_code, ...credentials }: Credentials & { otp_code: string },
) {
  const { id } = await whoKnowsThePassword(db, otp, credentials);
  const { phone_number, address } = credentials;
  const outcome = await inTransaction(db, async (db) => {
    const of = { phone_number, address, purpose: 'OPERATOR_LOGIN' } as const;
    const proof = await proveNumber(db, otp, of, otp_code);
    if (proof !== 'right') return proof;
    const auth_token = await issueOperatorToken(db, id);
    await rememberPlace(db, { phone_number, address });
    await actingAs({ operator_id: id }, () => recordAct(db, 'operator.login', { address }));
    return { auth_token, operator: await readOperator(db, id) };
  });
  return typeof outcome === 'string' ? fail(outcome) : outcome;
}

export async function logoutOperator(db: Db, authorization: string | undefined) {
  const token_hash = tokenHashIn(authorization);
  if (token_hash)
    await inTransaction(db, async (db) => {
      const operator_id = await revokeOperatorToken(db, token_hash);
      if (operator_id) await actingAs({ operator_id }, () => recordAct(db, 'operator.logout', {}));
    });
  return { done: true as const };
}

/** Counted and answered as the sellers' login is; a code would be no way around it, since it is asked for besides. */
async function whoKnowsThePassword(
  db: Db,
  otp: Otp,
  { password, ...of }: Credentials,
): Promise<OperatorAccount> {
  const found = await findOperator(db, of.phone_number);
  const operator = found?.is_demo && !(await otp.isDemo(db)) ? undefined : found;
  const { try_id } = await countPasswordTry(db, of, otp.password_tries, async () => false);
  const isRight = await isPassword(password, operator?.password_hash ?? null, of.address).catch(
    async (busy: unknown) => {
      await forgetTry(db, try_id);
      throw busy;
    },
  );
  if (!operator || !isRight) return fail('wrong_credentials');
  await forgetTries(db, of);
  return operator;
}
