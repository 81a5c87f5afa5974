import type { Parent } from '../../platform/authenticate.ts';
import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';

/** Nothing comes back when the login has ended meanwhile. */
export async function insertCode(
  db: Tx,
  code_hash: Uint8Array,
  token_hash: Uint8Array,
  seconds: number,
): Promise<string | undefined> {
  const [login] = await rowsOf<{ expires_at: string }>(
    db,
    sql`select now() + make_interval(secs => ${seconds}) as expires_at
        from tokens where token_hash = ${token_hash} for key share`,
  );
  if (!login) return undefined;
  await rowsOf(
    db,
    sql`insert into handover_codes (code_hash, token_hash, expires_at)
        values (${code_hash}, ${token_hash}, ${login.expires_at}::timestamptz)`,
  );
  return login.expires_at;
}

export async function isHandedOverFrom(
  db: Tx,
  token_hash: Uint8Array,
  parent_hash: Uint8Array,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from tokens where token_hash = ${token_hash} and parent_hash = ${parent_hash}`,
  );
  return rows.length > 0;
}

/** Of two who send the same code at once, one gets the person. */
export async function takeCode(
  db: Tx,
  code_hash: Uint8Array,
): Promise<(Parent & { id: string; uuid: string }) | undefined> {
  const [code] = await rowsOf<{ token_hash: Uint8Array }>(
    db,
    sql`delete from handover_codes where code_hash = ${code_hash} and expires_at > now()
        returning token_hash`,
  );
  if (!code) return undefined;
  const [user] = await rowsOf<Parent & { id: string; uuid: string }>(
    db,
    sql`select u.id, u.uuid, t.token_hash, t.created_at, t.proved_at from tokens t join users u on u.id = t.user_id
        where t.token_hash = ${code.token_hash}`,
  );
  return user;
}
