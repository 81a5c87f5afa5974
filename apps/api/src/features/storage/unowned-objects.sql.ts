import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import { type StoreRow, type Swept, storeByStore } from './old-rows.ts';
import type { Sender } from './room.sql.ts';

/** Written before the object is, so that none can lie in the storage unknown to us, or uncounted. */
export async function insertUnownedObject(
  db: Tx,
  { key, size, store_id, user_id }: Sender & { key: string; size: number },
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into unowned_objects (key, store_id, user_id, size, remove_after)
        values (${key}::uuid, ${store_id}::bigint, ${user_id}::bigint, ${size}::integer,
          now() + interval '24 hours')`,
  );
}

/** Files nothing has come to use in a day give up their objects. */
export async function disownFiles(db: Tx, most: number): Promise<Swept> {
  const isOld = sql`attached_at is null and created_at < now() - interval '24 hours'`;
  const old = await rowsOf<StoreRow>(
    db,
    sql`select store_id, id from files where ${isOld} order by created_at limit ${most}::integer`,
  );
  return storeByStore(db, old, async (db, store_id, ids) => {
    const files = await rowsOf<{ key: string }>(
      db,
      sql`delete from files where store_id = ${store_id}::bigint and id in (
            select id from files where store_id = ${store_id}::bigint and id = any(${ids}::uuid[])
              and ${isOld} for update skip locked
          ) returning key`,
    );
    const keys = files.map(({ key }) => key);
    await rowsOf(
      db,
      sql`insert into unowned_objects (key, remove_after) select unnest(${keys}::uuid[]), now()`,
    );
    return keys.length;
  });
}

/** Those after the last one that was looked at, so that what cannot go is passed by. */
export async function objectsToRemove(
  db: Db,
  after: string | undefined,
  most: number,
): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select key from unowned_objects
        where remove_after <= now() and (${after ?? null}::uuid is null or key > ${after ?? null}::uuid)
        order by key limit ${most}::integer`,
  );
  return rows.map((row) => row.key);
}

export async function forgetObjects(db: Tx, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('unowned_objects').where('key', 'in', keys).execute();
}

/** Goes by itself after so many days, unless a file comes to own it. Answers with when. */
export async function insertObjectForDays(db: Tx, key: string, days: number): Promise<string> {
  const [row] = await rowsOf<{ remove_after: string }>(
    db,
    sql`insert into unowned_objects (key, remove_after)
        values (${key}::uuid, now() + make_interval(days => ${days}::int)) returning remove_after`,
  );
  if (!row) throw new Error(`object ${key} was not written down`);
  return row.remove_after;
}
