import type { LoginRow } from '@marketplace/contract/account';
import { type Caller, forgetPerson, hasGoodLogin } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';

/** More nobody looks through; what is older ends by itself. */
const mostShown = 100;

export const readLogins = (db: Db, { user_id, token_hash }: Caller): Promise<LoginRow[]> =>
  rowsOf<LoginRow>(
    db,
    sql`select l.id, l.device, l.client_type, l.address, l.created_at, l.last_used_at,
          l.token_hash = ${token_hash}::bytea as is_this, l.parent_hash is not null as is_handed_over
        from tokens l where l.user_id = ${user_id}::bigint and ${hasGoodLogin(sql`l.token_hash`)}
        order by is_this desc, l.last_used_at desc, l.id limit ${mostShown}::int`,
  );

export async function isThisLogin(db: Db, { token_hash }: Caller, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from tokens where id = ${id}::uuid and token_hash = ${token_hash}::bytea`,
  );
  return rows.length > 0;
}

export async function deleteLogin(db: Tx, { user_id }: Caller, id: string): Promise<void> {
  await rowsOf(db, sql`delete from tokens where id = ${id}::uuid and user_id = ${user_id}::bigint`);
  forgetPerson(db, user_id);
}
