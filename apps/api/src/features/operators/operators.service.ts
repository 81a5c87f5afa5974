import { id } from '@marketplace/contract/fields';
import type { Operator } from '@marketplace/contract/ops-auth';
import type { OperatorChange } from '@marketplace/contract/ops-operators';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import { type OperatorWho, revokeOperatorTokensOf } from '../../platform/authenticate-operator.ts';
import { isCommonPassword } from '../../platform/common-passwords.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { followingPage, textKey } from '../../platform/pages.ts';
import { hashPassword, isPassword } from '../../platform/passwords.ts';
import { recordAct } from '../acts/acts.service.ts';
import {
  findOperator,
  insertOperator,
  lockOperators,
  markOperatorsAsDemo,
  type NewOperator,
  readOperator,
  readOperators,
  updateOperator,
} from './operators.sql.ts';

/** Hashing takes long and needs no transaction, so it comes first. */
export function hashNewPassword(password: string, address?: string): Promise<string> {
  if (isCommonPassword(password)) fail('validation_failed', { password: 'password_common' });
  return hashPassword(password, address);
}

export const createOperator = (db: Db, wanted: NewOperator): Promise<{ operator: Operator }> =>
  inTransaction(db, async (db) => {
    const operator = (await insertOperator(db, wanted)) ?? fail('operator_exists');
    await recordAct(db, 'operator.create', { after: operator });
    return { operator };
  });

type Wanted = Omit<NewOperator, 'password_hash'> & { password: string };

/** The answer was lost, and it is sent again: nothing of a password is kept to know a repeat by, so it is tried. */
export async function madeBefore(
  db: Db,
  { phone_number, name, role, password }: Wanted,
  address: string,
): Promise<{ operator: Operator } | undefined> {
  const account = await findOperator(db, phone_number);
  const operator = account && (await readOperator(db, account.id));
  if (operator?.name !== name || operator.role !== role) return undefined;
  const isSame = await isPassword(password, account?.password_hash ?? null, address);
  return isSame ? { operator } : undefined;
}

export const listOperators = (db: Db, query: Following) =>
  followingPage(
    query,
    z.tuple([textKey, id]),
    (behind, limit) => readOperators(db, behind, limit),
    (operator) => [operator.name, operator.id],
  );

export const operatorDetail = async (db: Db, { operator_id }: OperatorWho) => ({
  operator: await readOperator(db, operator_id),
});

const isAdmin = ({ role, is_active }: Operator) => role === 'ADMIN' && is_active;

/** What is asked for already is answered alike, and nobody's login ends for it. */
export const changeOperator = (
  db: Db,
  who: Pick<OperatorWho, 'operator_id'> | undefined,
  { operator_id, ...change }: OperatorChange,
): Promise<{ operator: Operator }> =>
  inTransaction(db, async (db) => {
    const operators = await lockOperators(db);
    const before = operators.find(({ id }) => id === operator_id) ?? fail('operator_not_found');
    const after = {
      role: change.role ?? before.role,
      is_active: change.is_active ?? before.is_active,
    };
    if (after.role === before.role && after.is_active === before.is_active)
      return { operator: before };
    if (operator_id === who?.operator_id) fail('own_role_fixed');
    // Of two who take each other out at once the second is no longer who they were: so an ADMIN always stays.
    if (who && !operators.some((each) => each.id === who.operator_id && isAdmin(each)))
      fail('permission_denied');
    const operator = await updateOperator(db, before, after);
    await revokeOperatorTokensOf(db, operator_id);
    await recordAct(db, 'operator.update', { before, after: operator });
    return { operator };
  });

export const markDemoOperators = markOperatorsAsDemo;
