import type { Database } from '../platform/db/handle.ts';
import { rowsOf, sql } from '../platform/db/sql.ts';

/**
 * Takes foreign keys and secondary indexes away while the work runs, and checks and builds them once at
 * its end: a fraction of the cost row by row. A process killed meanwhile leaves a database without
 * them, so this is only for one that is thrown away when its filling did not end.
 */
export async function withChecksLast(database: Database, work: () => Promise<void>): Promise<void> {
  const keys = await foreignKeys(database);
  const indexes = await secondaryIndexes(database);
  await database.runTogether([
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...indexes.map(({ name }) => `drop index ${name}`),
  ]);
  try {
    await work();
  } finally {
    await database.runTogether([
      "set local maintenance_work_mem = '256MB'",
      ...indexes.map(({ definition }) => definition),
      ...keys.map(
        ({ table, name, definition }) =>
          `alter table ${table} add constraint ${name} ${definition}`,
      ),
    ]);
  }
}

const foreignKeys = ({ db }: Database) =>
  rowsOf<{ table: string; name: string; definition: string }>(
    db,
    sql`
    select t.oid::regclass::text as table, quote_ident(k.conname) as name,
           pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    order by t.oid::regclass::text, k.conname`,
  );

const secondaryIndexes = ({ db }: Database) =>
  rowsOf<{ name: string; definition: string }>(
    db,
    sql`
    select quote_ident(indexname) as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and indexname not in (select conname from pg_constraint)
    order by indexname`,
  );

/** Rows came with their ids: the next ones must be given higher ones. */
export async function advanceIdentities({ db, runTogether }: Database): Promise<void> {
  const rows = await rowsOf<{ table: string; column: string }>(
    db,
    sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'
    order by table_name collate "C"`,
  );
  const statements = rows.map(
    ({ table, column }) =>
      `select setval(pg_get_serial_sequence('${table}', '${column}'),
         (select coalesce(max(${column}), 0) + 1 from ${table}), false)`,
  );
  await runTogether(statements);
}

/** So that the planner knows the new tables, and index-only scans need not look at the rows. */
export const tidyUp = ({ runScript }: Database): Promise<void> => runScript('vacuum analyze');
