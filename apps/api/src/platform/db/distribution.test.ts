import { sql as kyselySql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { distribution } from './distribution.ts';
import type { Database } from './handle.ts';
import { rowsOf, sql } from './sql.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('installation');
});
afterAll(() => database.close());

it('every table has its place', async () => {
  const tables = await rowsOf<{ name: string }>(
    database.db,
    sql`select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
  const named = Object.values(distribution).flat();
  expect([...named].sort()).toEqual(tables.map(({ name }) => name).sort());
});

it('what is unique in a distributed table is so within a store', async () => {
  const keys = await rowsOf<{ key: string; has_store: boolean }>(
    database.db,
    sql`select indexrelid::regclass::text as key, exists (
          select from pg_attribute a where a.attrelid = indrelid and a.attname = 'store_id'
            and a.attnum = any(indkey)) as has_store
        from pg_index
        where indisunique and indrelid::regclass::text = any(${distribution.distributed}::text[])`,
  );
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter(({ has_store }) => !has_store)).toEqual([]);
});

it('a new id is none that was given before', async () => {
  const world = await openTestDatabase('world');
  onTestFinished(() => world.close());
  const identities = await rowsOf<{ table: string; column: string }>(
    world.db,
    sql`select table_name::text as table, column_name::text as column
        from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
          and table_name = any(${Object.values(distribution).flat()}::text[])`,
  );
  expect(identities.map(({ table }) => table)).toContain('banners');
  for (const { table, column } of identities) {
    const next = `nextval(pg_get_serial_sequence('${table}', '${column}'))`;
    const { rows } = await kyselySql
      .raw(`select ${next} > (select coalesce(max(${column}), 0) from ${table}) as is_new`)
      .execute(world.db);
    expect([table, ...rows]).toEqual([table, { is_new: true }]);
  }
});
