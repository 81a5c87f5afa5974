import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, type Sql, sql } from '../../platform/db/sql.ts';

/** Who sends, and in which store. */
export type Sender = { user_id: string; store_id: string };

/** What is sent in a store or by a person comes one after the other, so that each sees what the last has taken. */
export async function lockRoom(db: Tx, { user_id, store_id }: Sender): Promise<void> {
  for (const name of [`room of store ${store_id}`, `room of person ${user_id}`])
    await rowsOf(db, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export type Unused = { of_person: number; of_store: number };

/** Bytes that have arrived and nothing uses yet: files, parts of uploads, and objects that no file owns. */
export async function unusedBytes(db: Db, { user_id, store_id }: Sender): Promise<Unused> {
  const [row] = await rowsOf<Unused>(
    db,
    sql`select ${bytesOf(sql`user_id = ${user_id}::bigint`)} as of_person,
          ${bytesOf(sql`store_id = ${store_id}::bigint`)} as of_store`,
  );
  return row ?? { of_person: 0, of_store: 0 };
}

const bytesOf = (whose: Sql): Sql => sql`(
  (select coalesce(sum(size), 0) from files where ${whose} and attached_at is null)
  + (select coalesce(sum(received), 0) from uploads where ${whose} and file_id is null)
  + (select coalesce(sum(size), 0) from unowned_objects where ${whose}))::float8`;
