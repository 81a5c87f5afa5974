import { type Caller, revokeOtherTokens } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { recordAct } from '../acts/acts.service.ts';
import { deleteLogin, isThisLogin, readLogins } from './logins.sql.ts';

export const listLogins = async (db: Db, who: Caller) => ({ logins: await readLogins(db, who) });

export const endLogin = (db: Db, who: Caller, { login_id }: { login_id: string }) =>
  inTransaction(db, async (db) => {
    if (await isThisLogin(db, who, login_id)) fail('login_is_this');
    if (await deleteLogin(db, who, login_id))
      await recordAct(db, 'user.logins_ended', { user_id: who.user_id, how_many: 1 });
    return listLogins(db, who);
  });

export const endOtherLogins = (db: Db, who: Caller) =>
  inTransaction(db, async (db) => {
    const how_many = await revokeOtherTokens(db, who);
    if (how_many > 0) await recordAct(db, 'user.logins_ended', { user_id: who.user_id, how_many });
    return listLogins(db, who);
  });
