import { afterAll, beforeAll, expect, it } from 'vitest';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import type { Database } from '../platform/db/handle.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { fillWorld } from './fill-world.ts';
import { testWorld } from './plans.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('installation');
  const [own] = testWorld.stores;
  const stores = testWorld.stores.map((store) => ({
    ...store,
    members: own?.members ?? [],
    allowsSelling: true,
    isActive: true,
  }));
  await fillWorld(database, { ...testWorld, stores, hasFees: true });
});
afterAll(() => database.close());

it('a world with several stores of one person has read a price list, copied prices and proposed some', async () => {
  const { db } = database;
  const plans = await db
    .selectFrom('inventory_plans')
    .select(['source', 'state', 'applied_at', 'copy_id'])
    .orderBy('source')
    .orderBy('state')
    .execute();
  expect(plans.map(({ source, state }) => [source, state])).toEqual([
    ['IMPORT', 'APPLIED'],
    ['COPY', 'READY'],
    ['COPY', 'APPLIED'],
    ['RULE', 'READY'],
  ]);
  const dayAgo = Date.now() - 20 * 3_600_000;
  const applied = plans.flatMap(({ applied_at }) => applied_at ?? []);
  expect(applied.every((at) => Date.parse(at) < dayAgo)).toBe(true);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});
