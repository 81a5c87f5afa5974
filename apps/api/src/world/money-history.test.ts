import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import type { Database } from '../platform/db/handle.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { fillWorld } from './fill-world.ts';
import { testWorld } from './plans.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('installation');
  const names = [
    'Grosir Pasundan Makmur',
    'Toko Grosir Setia Kawan',
    // Of these nobody has said where their money goes.
    'Agen Sembako Cahaya Baru',
  ];
  const stores = testWorld.stores.map((store, index) => ({
    ...store,
    name: names[index] ?? store.name,
  }));
  await fillWorld(database, { ...testWorld, stores, hasFees: true });
});
afterAll(() => database.close());

it('stores of a world with fees have paid some, owe some, and had one waived', async () => {
  const { rows } = await sql<{ name: string; states: string[] }>`
    select s.name, array_agg(f.state::text order by f.week_from desc) as states
    from fee_collections f join stores s on s.id = f.store_id group by 1`.execute(database.db);
  const statesOf = (name: string) => rows.find((row) => row.name === name)?.states;
  expect(statesOf('Grosir Pasundan Makmur')).toEqual([
    'UNPAID',
    'PAID',
    'CANCELLED',
    'PAID',
    'PAID',
    'PAID',
  ]);
  expect(statesOf('Toko Grosir Setia Kawan')?.slice(0, 2)).toEqual(['UNPAID', 'UNPAID']);
});

it('they were paid out what they earned, but for those without an account', async () => {
  const { rows } = await sql<{ name: string; states: string[] }>`
    select s.name, array_agg(distinct p.state::text) as states
    from payouts p join stores s on s.id = p.store_id group by 1`.execute(database.db);
  const statesOf = (name: string) => rows.find((row) => row.name === name)?.states;
  expect(statesOf('Grosir Pasundan Makmur')).toEqual(
    expect.arrayContaining(['ARRIVED', 'FAILED', 'SENT']),
  );
  expect(statesOf('Agen Sembako Cahaya Baru')).toEqual(['WAITING_ACCOUNT']);
  const again = await sql`select from payouts where state = 'ARRIVED' and attempt = 2`.execute(
    database.db,
  );
  expect(again.rows.length).toBeGreaterThan(0);
});

it('all of it adds up', async () => {
  expect(await whatDoesNotAddUp(database.db)).toEqual([]);
});
