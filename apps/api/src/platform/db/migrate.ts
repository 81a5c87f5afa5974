import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './handle.ts';
import { type Migration, ownMigrations, readMigrations, statementsOf } from './migration-files.ts';
import { rowsOf, sql } from './sql.ts';

/**
 * Brings the database to this program's version. One that a newer program has changed is taken as it is, unless that
 * one said that older programs cannot work on it any more.
 */
export async function migrate(database: Database, folder = ownMigrations): Promise<string[]> {
  const migrations = readMigrations(folder);
  return database.withMigrationLock(async () => {
    await prepare(database);
    const pending = pendingMigrations(migrations, await appliedMigrations(database));
    for (const migration of pending) await apply(database, migration);
    return pending.map((migration) => migration.name);
  });
}

/**
 * Whether every migration of this program has been applied. Later ones are no fault: while processes are
 * replaced one by one, the first new one has brought them and the old ones still serve.
 */
export async function isMigrated({ aside }: Database): Promise<boolean> {
  const applied = await rowsOf<{ name: string }>(aside, sql`select name from schema_migrations`);
  const names = new Set(applied.map(({ name }) => name));
  return readMigrations(ownMigrations).every(({ name }) => names.has(name));
}

async function prepare({ db, runScript }: Database): Promise<void> {
  const columns = await rowsOf<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = 'schema_migrations'`,
  );
  if (columns.some(({ name }) => name === 'breaks_older')) return;
  await runScript(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now()
     );
     alter table schema_migrations add column breaks_older boolean not null default false;`,
  );
}

type Applied = { name: string; checksum: string; breaks_older: boolean };

const appliedMigrations = ({ db }: Database) =>
  rowsOf<Applied>(db, sql`select name, checksum, breaks_older from schema_migrations`);

function pendingMigrations(migrations: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const last = migrations.at(-1)?.name ?? '';
  for (const { name, checksum, breaks_older } of applied) {
    const migration = known.get(name);
    if (migration && migration.checksum !== checksum)
      throw new Error(`migration ${name} was edited after use`);
    if (!migration && (breaks_older || name < last))
      throw new Error(`the database has migration ${name}, which this program cannot work with`);
  }
  const done = new Set(applied.map((each) => each.name));
  return migrations.filter((migration) => !done.has(migration.name));
}

async function apply(database: Database, migration: Migration): Promise<void> {
  const { name, checksum, breaksOlder, isOutside } = migration;
  const statements = statementsOf(migration);
  const record = `insert into schema_migrations (name, checksum, breaks_older)
    values ('${name}', '${checksum}', ${breaksOlder})`;
  if (isOutside) {
    for (const statement of statements) await runOutside(database, statement);
    return database.runScript(record);
  }
  // Applied and recorded, or neither. Whoever waits for a table makes all others wait behind it: so not for long.
  await tryAgain(() => database.runTogether([...patience, ...statements, record]));
}

/** For each of its tables, while it has those before it: several of them stay below what a request waits for a row. */
const patience = [
  // On every node of a distributed database; one node knows of no others, and lets it be.
  `set local citus.propagate_set_commands = 'local'`,
  `set local lock_timeout = '250ms'`,
];
const mostTries = 240;

/** Those who hold the table now are done with it in a while; meanwhile the others go on. */
async function tryAgain(attempt: () => Promise<void>, tries = 1): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    const { code } = error as { code?: unknown };
    const isInTheWay = code === '55P03' || code === '40P01';
    if (!isInTheWay || tries === mostTries) throw error;
    await pause(250 + Math.random() * 500);
    await tryAgain(attempt, tries + 1);
  }
}

const builtConcurrently = /^create (?:unique )?index concurrently if not exists (\w+)/i;

/** An index whose making was cut off stays behind, of no use to anybody. */
async function runOutside({ db, runScript }: Database, statement: string): Promise<void> {
  const index = builtConcurrently.exec(statement)?.[1];
  const broken =
    index &&
    (await rowsOf(
      db,
      sql`select from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`,
    ));
  if (broken?.length) await runScript(`drop index concurrently ${index}`);
  await runScript(statement);
}
