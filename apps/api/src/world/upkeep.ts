import { sql } from 'kysely';
import type { Database, Db } from '../platform/db/handle.ts';

/** Takes the orders' secondary indexes away while the work runs: built once they cost a fraction. */
export async function withoutOrderIndexes(
  { db }: Database,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = 'orders'
      and indexname not in (select conname from pg_constraint where contype in ('p', 'u'))
    order by indexname`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  try {
    await work();
  } finally {
    await unhurried(
      db,
      rows.map((row) => row.definition),
    );
  }
}

/** Rows came with their ids: the next ones must be given higher ones. */
export async function advanceIdentities({ db }: Database): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'
    order by table_name collate "C"`.execute(db);
  await unhurried(
    db,
    rows.map(
      ({ table, column }) =>
        `select setval(pg_get_serial_sequence('${table}', '${column}'),
           (select coalesce(max(${column}), 0) + 1 from ${table}), false)`,
    ),
  );
}

/** So that the planner knows the new tables, and index-only scans need not look at the rows. */
export const tidyUp = ({ db }: Database): Promise<void> => unhurried(db, ['vacuum analyze']);

/** One connection without the time limit that requests have, and with room to build an index in. */
async function unhurried(db: Db, statements: readonly string[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set maintenance_work_mem = '256MB'`.execute(connection);
    for (const statement of statements) await sql.raw(statement).execute(connection);
    await sql`reset maintenance_work_mem`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
