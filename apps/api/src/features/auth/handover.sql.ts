import type { Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { Parent } from '../../platform/who-is-asking.ts';

/** Nothing comes back when the login has ended meanwhile. */
export async function insertCode(
  db: Tx,
  code_hash: Uint8Array,
  token_hash: Uint8Array,
  seconds: number,
): Promise<string | undefined> {
  const [row] = await rowsOf<{ expires_at: string }>(
    db,
    sql`insert into handover_codes (code_hash, token_hash, expires_at)
        select ${code_hash}, token_hash, now() + make_interval(secs => ${seconds})
        from tokens where token_hash = ${token_hash}
        returning expires_at`,
  );
  return row?.expires_at;
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
  const [user] = await rowsOf<Parent & { id: string; uuid: string }>(
    db,
    sql`delete from handover_codes c using tokens t, users u
        where c.code_hash = ${code_hash} and c.expires_at > now()
          and t.token_hash = c.token_hash and u.id = t.user_id
        returning u.id, u.uuid, t.token_hash, t.created_at`,
  );
  return user;
}
