import type { LoginRow } from '@marketplace/contract/account';
import { type Caller, forgetPerson, hasGoodLogin } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';

/** What a login is called by: it says nothing of the token, nor of the hash that the token is looked up by. */
const idOf = (token_hash: Sql) => sql`left(encode(sha256(${token_hash}), 'hex'), 32)`;

/** More nobody looks through; what is older ends by itself. */
const mostShown = 100;

export const readLogins = (db: Db, { user_id, token_hash }: Caller): Promise<LoginRow[]> =>
  rowsOf<LoginRow>(
    db,
    sql`select ${idOf(sql`l.token_hash`)} as id, l.device, l.client_type, l.address, l.created_at, l.last_used_at,
          l.token_hash = ${token_hash}::bytea as is_this, l.parent_hash is not null as is_handed_over
        from tokens l where l.user_id = ${user_id}::bigint and ${hasGoodLogin(sql`l.token_hash`)}
        order by is_this desc, l.last_used_at desc, id limit ${mostShown}::int`,
  );

export async function isThisLogin(db: Db, { token_hash }: Caller, id: string): Promise<boolean> {
  const [row] = await rowsOf<{ is_this: boolean }>(
    db,
    sql`select ${idOf(sql`${token_hash}::bytea`)} = ${id} as is_this`,
  );
  return row?.is_this ?? false;
}

/** False where it had ended already. */
export async function deleteLogin(db: Tx, { user_id }: Caller, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`delete from tokens where user_id = ${user_id}::bigint and ${idOf(sql`token_hash`)} = ${id}
        returning user_id`,
  );
  forgetPerson(db, user_id);
  return rows.length > 0;
}
