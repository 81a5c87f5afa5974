import type { AccountDetail } from '@marketplace/contract/account';
import { passwordProblem } from '@marketplace/contract/password-rules';
import { type Caller, isProved, revokeOtherTokens } from '../../platform/authenticate.ts';
import { isCommonPassword } from '../../platform/common-passwords.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { hashPassword, isPassword } from '../../platform/passwords.ts';
import type { Seal } from '../../platform/seal.ts';
import { recordAct } from '../acts/acts.service.ts';
import { tellOfPassword } from '../auth/reset-password.service.ts';
import {
  beginFactor,
  hasFactor,
  standingOfFactor,
} from '../second-factor/second-factor.service.ts';
import { setPassword } from '../users/users.service.ts';
import { readAccount, writeName } from './account.sql.ts';

export async function accountDetail(db: Db, { user_id }: Caller): Promise<AccountDetail> {
  const { password_hash, ...account } = await readAccount(db, user_id);
  const second_factor = await standingOfFactor(db, user_id);
  return { ...account, has_password: password_hash !== null, second_factor };
}

const done = { done: true as const };

export const rename = (db: Db, { user_id }: Caller, { name }: { name: string }) =>
  inTransaction(db, async (db) => {
    const before = await readAccount(db, user_id);
    if (before.name === name) return done;
    await writeName(db, user_id, name);
    await recordAct(db, 'user.rename', {
      user_id,
      before: { name: before.name },
      after: { name },
    });
    return done;
  });

type NewPassword = { current_password?: string | undefined; new_password: string };

/**
 * Sent again after an answer that was lost, the present password is the new one already: that is what was wanted.
 * Every other login ends, as whoever has it knew the password before. Of who has none yet, or an app, the password is not enough.
 */
export async function changePassword(
  db: Db,
  who: Caller,
  address: string,
  { current_password, new_password }: NewPassword,
) {
  const { user_id } = who;
  const { phone_number, password_hash } = await readAccount(db, user_id);
  const problem = isCommonPassword(new_password)
    ? 'password_common'
    : passwordProblem(new_password, phone_number);
  if (problem) fail('validation_failed', { new_password: problem });
  const isEnough = password_hash !== null && !(await hasFactor(db, user_id));
  if (!isEnough && !isProved(who, 'FOR_IT')) fail('proof_needed');
  if (password_hash !== null) {
    const isCurrent =
      current_password !== undefined &&
      (await isPassword(current_password, password_hash, address));
    if (!isCurrent) {
      if (await isPassword(new_password, password_hash, address)) return done;
      return current_password === undefined
        ? fail('validation_failed', { current_password: 'required' })
        : fail('current_password_wrong');
    }
  }
  const hash = await hashPassword(new_password, address);
  return inTransaction(db, async (db) => {
    await setPassword(db, user_id, hash);
    await revokeOtherTokens(db, who);
    await recordAct(db, 'user.password', { user_id });
    await tellOfPassword(db, user_id);
    return done;
  });
}

export async function beginOwnFactor(db: Db, factors: Seal, who: Caller) {
  const { phone_number } = await readAccount(db, who.user_id);
  return beginFactor(db, factors, who, phone_number);
}
