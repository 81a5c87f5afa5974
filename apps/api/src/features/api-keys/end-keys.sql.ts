import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';

type Key = { store_id: string; id: string; name: string };

/** Those whose maker no longer manages the store. Few keys are valid at once, and people are on every node. */
export const readLeftKeys = (db: Db, limit: number): Promise<Key[]> =>
  rowsOf<Key>(
    db,
    sql`select k.store_id, k.id, k.name from api_keys k
        where k.revoked_at is null and k.expires_at > now() and not exists (
          select from store_permissions p
          where p.user_id = k.created_by and p.store_id = k.store_id and p.store = 'MANAGE')
        order by k.store_id, k.id limit ${limit}::int`,
  );

export const readEndingKeys = (db: Db, limit: number): Promise<Key[]> =>
  rowsOf<Key>(
    db,
    sql`select store_id, id, name from api_keys
        where revoked_at is null and warned_at is null
          and expires_at > now() and expires_at < now() + interval '7 days'
        order by expires_at limit ${limit}::int`,
  );

/** False where somebody else was quicker. */
export async function setWarned(db: Tx, { store_id, id }: Key): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update api_keys set warned_at = now()
        where store_id = ${store_id}::bigint and id = ${id}::bigint and warned_at is null and revoked_at is null
        returning id`,
  );
  return rows.length > 0;
}

/** The same for one whose maker has gone. */
export async function setLeft(db: Tx, { store_id, id }: Key): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update api_keys set revoked_at = now()
        where store_id = ${store_id}::bigint and id = ${id}::bigint and revoked_at is null returning id`,
  );
  return rows.length > 0;
}
