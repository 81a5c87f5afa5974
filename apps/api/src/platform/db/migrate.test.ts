import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { openPGlite } from './pglite.ts';

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

it('refuses a database that a newer program has changed', async () => {
  const database = await migratedDatabase();
  await sql`insert into schema_migrations values ('9999_future.sql', 'x')`.execute(database.db);
  await expect(migrate(database)).rejects.toThrow('9999_future.sql, which this program lacks');
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
