import { type Caller, revokeOtherTokens } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { deleteLogin, isThisLogin, readLogins } from './logins.sql.ts';

export const listLogins = async (db: Db, who: Caller) => ({ logins: await readLogins(db, who) });

export const endLogin = (db: Db, who: Caller, { login_id }: { login_id: string }) =>
  inTransaction(db, async (db) => {
    if (await isThisLogin(db, who, login_id)) fail('login_is_this');
    await deleteLogin(db, who, login_id);
    return listLogins(db, who);
  });

export const endOtherLogins = (db: Db, who: Caller) =>
  inTransaction(db, async (db) => {
    await revokeOtherTokens(db, who);
    return listLogins(db, who);
  });
