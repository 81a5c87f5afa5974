import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

export type AwayRow = { is_on: boolean; text: string; version: number };

export async function readAway(db: Db, { store_id }: OneStore): Promise<AwayRow | undefined> {
  const [row] = await rowsOf<AwayRow>(
    db,
    sql`select is_on, text, version from chat_away_messages where store_id = ${store_id}::bigint`,
  );
  return row;
}

/** Two who save at once come one after the other. */
export async function lockAway(db: Tx, { store_id }: OneStore): Promise<void> {
  const name = `away message of store ${store_id}`;
  await rowsOf(db, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function writeAway(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  { is_on, text }: Omit<AwayRow, 'version'>,
): Promise<AwayRow> {
  const [row] = await rowsOf<AwayRow>(
    db,
    sql`insert into chat_away_messages as a (store_id, is_on, text, updated_by)
        values (${store_id}::bigint, ${is_on}::boolean, ${text}, ${user_id}::bigint)
        on conflict (store_id) do update set is_on = excluded.is_on, text = excluded.text,
          version = a.version + 1, updated_by = excluded.updated_by, updated_at = excluded.updated_at
        returning is_on, text, version`,
  );
  if (!row) throw new Error('no row of one');
  return row;
}
