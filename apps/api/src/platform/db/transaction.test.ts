import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './handle.ts';
import { afterCommit, inTransaction } from './transaction.ts';
import { askedBy, isAmongWriters, whoAsks } from './writers.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const brands = () => database.db.selectFrom('brands').select('name').where('name', 'like', 'T-%');
const names = async () => (await brands().execute()).map((row) => row.name).sort();

it('commits what the work wrote, and runs the listeners after', async () => {
  const seen: string[] = [];
  await inTransaction(database.db, async (db) => {
    afterCommit(db, () => seen.push('committed'));
    await db.insertInto('brands').values({ name: 'T-kept' }).execute();
    expect(seen).toEqual([]);
  });
  expect(seen).toEqual(['committed']);
  expect(await names()).toContain('T-kept');
});

it('what a change wakes is nobody’s, and has no place among the writers', async () => {
  const seen: unknown[] = [];
  const look = () => void seen.push({ who: whoAsks()?.who, isAmongWriters: isAmongWriters() });
  await askedBy({ who: 'somebody' }, () =>
    inTransaction(database.db, async (db) => {
      look();
      afterCommit(db, look);
    }),
  );
  const isLimited = inject('postgres') !== undefined;
  expect(seen).toEqual([
    { who: 'somebody', isAmongWriters: isLimited },
    { who: undefined, isAmongWriters: false },
  ]);
});

it('keeps nothing and runs no listener when the work throws', async () => {
  const seen: string[] = [];
  const work = inTransaction(database.db, async (db) => {
    afterCommit(db, () => seen.push('committed'));
    await db.insertInto('brands').values({ name: 'T-dropped' }).execute();
    throw new Error('changed our mind');
  });
  await expect(work).rejects.toThrow('changed our mind');
  expect(seen).toEqual([]);
  expect(await names()).not.toContain('T-dropped');
});

it('joins the transaction it is in: the outer one decides for both', async () => {
  const work = inTransaction(database.db, async (db) => {
    await inTransaction(db, (db) => db.insertInto('brands').values({ name: 'T-joined' }).execute());
    throw new Error('changed our mind');
  });
  await expect(work).rejects.toThrow('changed our mind');
  expect(await names()).not.toContain('T-joined');
});

it('refuses a query on the outer handle instead of waiting for itself', async () => {
  const work = inTransaction(database.db, async () => {
    await database.db.selectFrom('brands').select('id').execute();
  });
  await expect(work).rejects.toThrow('outer handle');
});

it('lets other requests wait for their turn, and keeps their queries out of the transaction', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const work = inTransaction(database.db, async (db) => {
    await db.insertInto('brands').values({ name: 'T-rolled-back' }).execute();
    await held;
    throw new Error('changed our mind');
  });
  const other = database.db.insertInto('brands').values({ name: 'T-other' }).execute();
  setTimeout(letGo, 20);
  await expect(work).rejects.toThrow('changed our mind');
  await other;
  expect(await names()).toContain('T-other');
  expect(await names()).not.toContain('T-rolled-back');
});
