import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from './transaction.ts';

it('a script that ends its own transaction does not end that of somebody else', async () => {
  const database = await openTestDatabase();
  onTestFinished(database.close);
  const { db, runScript } = database;
  const add = (name: string) => `begin; insert into brands (name) values ('${name}'); commit;`;
  const given = inTransaction(db, async (db) => {
    await db.insertInto('brands').values({ name: 'given up' }).execute();
    await pause(100);
    throw new Error('changed our mind');
  }).catch(() => {});
  await pause(30);
  await Promise.all([given, runScript(add('scripted'))]);
  await expect(runScript('begin; select 1 / 0; commit;')).rejects.toThrow();
  const names = await db
    .selectFrom('brands')
    .where('name', 'in', ['given up', 'scripted'])
    .select('name')
    .execute();
  expect(names).toEqual([{ name: 'scripted' }]);
});
