import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { ownMigrations, readMigrations } from './migration-files.ts';
import { openPGlite } from './pglite.ts';

/** The migrations of this program, and what a newer one would add. */
function newerFolder(added: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(ownMigrations, folder, { recursive: true });
  for (const [name, text] of Object.entries(added)) writeFileSync(join(folder, name), text);
  return folder;
}

async function migratedDatabase() {
  const database = await openTestDatabase();
  onTestFinished(database.close);
  return database;
}

it('applies nothing twice', async () => {
  const database = await migratedDatabase();
  expect(await migrate(database)).toEqual([]);
  expect(await isMigrated(database)).toBe(true);
});

it('takes a database that a newer program has changed, unless it says that older ones cannot', async () => {
  const database = await migratedDatabase();
  const add = (name: string, breaks_older: boolean) =>
    sql`insert into schema_migrations (name, checksum, breaks_older)
      values (${name}, 'x', ${breaks_older})`.execute(database.db);
  await add('9998_future.sql', false);
  expect(await migrate(database)).toEqual([]);
  await add('9999_future.sql', true);
  await expect(migrate(database)).rejects.toThrow('9999_future.sql, which this program cannot');
  await sql`delete from schema_migrations where name like '999%'`.execute(database.db);
  await add('0001_of_somebody_else.sql', false);
  await expect(migrate(database)).rejects.toThrow('0001_of_somebody_else.sql');
});

it('a file may run outside a transaction, and again after it was cut off', async () => {
  const database = await migratedDatabase();
  const folder = newerFolder({
    '9998_index.sql': `-- outside a transaction
      create index concurrently if not exists orders_tried on orders (created_at);
      create index concurrently if not exists orders_tried_again on orders (created_at, id);`,
  });
  await sql`create index orders_tried on orders (id)`.execute(database.db);
  await sql`update pg_index set indisvalid = false where indexrelid = 'orders_tried'::regclass`.execute(
    database.db,
  );
  expect(await migrate(database, folder)).toEqual(['9998_index.sql']);
  const { rows } = await sql<{ name: string; columns: number; indisvalid: boolean }>`
    select indexrelid::regclass::text as name, indnatts as columns, indisvalid from pg_index
    where indexrelid::regclass::text like 'orders_tried%' order by 1`.execute(database.db);
  expect(rows).toEqual([
    { name: 'orders_tried', columns: 1, indisvalid: true },
    { name: 'orders_tried_again', columns: 2, indisvalid: true },
  ]);
  expect(await migrate(database, folder)).toEqual([]);
});

it('what cannot be in use while an index is made is made concurrently, from 0043 on', () => {
  for (const { name, text } of readMigrations(ownMigrations).filter((each) => each.name > '0043')) {
    const made = new Set([...text.matchAll(/create table (\w+)/g)].map(([, table]) => table));
    for (const [statement, table = ''] of text.matchAll(/create (?:unique )?index \w+ on (\w+)/g))
      expect(made.has(table), `${name}: ${statement}`).toBe(true);
  }
});

it('a process that serves already is still ready when a newer program has changed the database', async () => {
  const database = await migratedDatabase();
  await sql`insert into schema_migrations values ('9999_future.sql', 'x')`.execute(database.db);
  expect(await isMigrated(database)).toBe(true);
  await sql`delete from schema_migrations where name like '0001%'`.execute(database.db);
  expect(await isMigrated(database)).toBe(false);
});

it('refuses a migration that was edited after it was applied', async () => {
  const database = await migratedDatabase();
  await sql`update schema_migrations set checksum = 'x' where name like '0001%'`.execute(
    database.db,
  );
  await expect(migrate(database)).rejects.toThrow('was edited after use');
});

// PostgreSQL's driver has nothing to learn of a new type.
it.runIf(inject('embedded'))(
  'what a migration has made can be used at once, lists of new types too',
  async () => {
    const database = await openPGlite({});
    onTestFinished(database.close);
    await migrate(database);
    const statuses = ['NEW', 'SHIPPED'];
    const { rows } = await sql<{ found: boolean }>`
    select 'SHIPPED'::fulfilment_status = any(${statuses}::fulfilment_status[]) as found`.execute(
      database.db,
    );
    expect(rows).toEqual([{ found: true }]);
  },
);
