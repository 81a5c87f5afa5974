import { expect, it, onTestFinished } from 'vitest';
import { recordAct } from '../features/acts/acts.service.ts';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import type { Database } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { fillDemo } from './demo.ts';

const countUsers = async ({ db }: Database) =>
  (await db.selectFrom('users').select('id').execute()).length;

async function openDatabase(): Promise<Database> {
  const database = await openTestDatabase();
  onTestFinished(database.close);
  return database;
}

it('leaves a database alone that somebody uses', async () => {
  const database = await openDatabase();
  const before = await countUsers(database);
  await fillDemo(database);
  expect(await countUsers(database)).toBe(before);
});

it('wipes nothing once somebody has done anything since a filling was cut off', async () => {
  const database = await openDatabase();
  const before = await countUsers(database);
  await inTransaction(database.db, (db) => recordAct(db, 'demo.begin', {}));
  await inTransaction(database.db, (db) => recordAct(db, 'store.create', {}));
  await fillDemo(database);
  expect(await countUsers(database)).toBe(before);
});

it('begins anew where a filling was cut off, and then leaves it alone', async () => {
  const database = await openDatabase();
  await inTransaction(database.db, (db) => recordAct(db, 'demo.begin', {}));
  await fillDemo(database);
  expect(await countUsers(database)).toBe(58);
  expect(await whatDoesNotAddUp(database.db)).toEqual([]);
  const rates = await database.db.selectFrom('fee_rates').select('basis_points').execute();
  expect(rates).toEqual([{ basis_points: 150 }]);
  await fillDemo(database);
  expect(await countUsers(database)).toBe(58);
  const real = await database.db
    .selectFrom('users')
    .where('is_demo', '=', false)
    .select('id')
    .execute();
  expect(real).toEqual([]);
});
