import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';

export type OwnAccount = {
  name: string;
  username: string;
  phone_number: string;
  joined_at: string;
  password_hash: string | null;
};

export async function readAccount(db: Db, user_id: string): Promise<OwnAccount> {
  const [row] = await rowsOf<OwnAccount>(
    db,
    sql`select name, username, phone_number, created_at as joined_at, password_hash
        from users where id = ${user_id}::bigint`,
  );
  if (!row) throw new Error('who is signed in has an account');
  return row;
}

export async function writeName(db: Tx, user_id: string, name: string): Promise<void> {
  await rowsOf(db, sql`update users set name = ${name} where id = ${user_id}::bigint`);
}
