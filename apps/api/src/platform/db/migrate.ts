import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './handle.ts';
import { rowsOf, sql } from './sql.ts';

type Migration = { name: string; text: string; checksum: string };

const folder = join(import.meta.dirname, '../../../migrations');

function readMigrations(): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/** Brings the database to this program's version; refuses one that a newer program has changed. */
export async function migrate(database: Database): Promise<string[]> {
  const migrations = readMigrations();
  return database.withMigrationLock(async () => {
    await database.runScript(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now()
       )`,
    );
    const pending = pendingMigrations(migrations, await appliedMigrations(database));
    for (const migration of pending) await apply(database, migration);
    return pending.map((migration) => migration.name);
  });
}

/**
 * Whether every migration of this program has been applied. Later ones are no fault: while processes are
 * replaced one by one, the first new one has brought them and the old ones still serve.
 */
export async function isMigrated(database: Database): Promise<boolean> {
  const applied = new Set((await appliedMigrations(database)).map(({ name }) => name));
  return readMigrations().every(({ name }) => applied.has(name));
}

type Applied = { name: string; checksum: string };

function appliedMigrations({ db }: Database): Promise<Applied[]> {
  return rowsOf<Applied>(db, sql`select name, checksum from schema_migrations`);
}

function pendingMigrations(migrations: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (!migration) throw new Error(`the database has migration ${name}, which this program lacks`);
    if (migration.checksum !== checksum) throw new Error(`migration ${name} was edited after use`);
  }
  const done = new Set(applied.map((each) => each.name));
  return migrations.filter((migration) => !done.has(migration.name));
}

async function apply({ runScript }: Database, { name, text, checksum }: Migration): Promise<void> {
  const record = `insert into schema_migrations (name, checksum) values ('${name}', '${checksum}')`;
  // One script is one transaction: it is applied and recorded, or neither.
  await runScript(`${text};\n${record};`);
}
