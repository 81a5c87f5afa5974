import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { fillWorld } from './fill-world.ts';
import { testWorld } from './plans.ts';

it('stores of a world with fees have paid some, owe some, and had one waived; all of it adds up', async () => {
  const database = await openTestDatabase('installation');
  onTestFinished(() => database.close());
  const [first, second, ...others] = testWorld.stores;
  if (!first || !second) throw new Error('a world without stores');
  const stores = [
    { ...first, name: 'Grosir Pasundan Makmur' },
    { ...second, name: 'Toko Grosir Setia Kawan' },
    ...others,
  ];
  await fillWorld(database, { ...testWorld, stores, hasFees: true });
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
  expect(await whatDoesNotAddUp(database.db)).toEqual([]);
});
