import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import type { Db } from '../platform/db/handle.ts';
import { startApi } from '../testing/api-process.ts';
import { newProduct } from '../testing/new-product.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { durableDatabase } from './durable-database.ts';
import { send, signIn } from './order-writer.ts';

const { inventories, inventoryPlans } = contract;
const store_id: string = testStores.own;
const products = 700;
const units = products * 3;

// The embedded database has one process, which could not be looked into meanwhile.
describe.runIf(inject('postgres'))('kill -9 in the middle of a plan', () => {
  it('leaves each product whole and known to be; another process goes on, applied and taken back once [RT-46]', async () => {
    const database = await durableDatabase();
    const settings = { ...database.settings, RATE_LIMITS: 'false', JOBS: 'true' };
    const start = async () => {
      const api = await startApi(settings);
      onTestFinished(() => void api.child.kill('SIGKILL'));
      return api;
    };
    const ids = await database.look(async ({ db }) => {
      const all: string[] = [];
      for (let count = 0; count < products; count += 1)
        for (const { product_unit_id } of await newProduct(db, `Barang Rencana ${count}`))
          all.push(product_unit_id);
      return all;
    });
    let api = await start();
    const owner = await signIn(api.url, testPeople.owner);
    const post = async (path: string, body: object) => {
      const answer = await send(api.url, owner, path, crypto.randomUUID(), body);
      expect(answer.status).toBe(200);
      return answer;
    };
    for (let from = 0; from < ids.length; from += 99)
      await post(inventories.createBulk.path, {
        store_id,
        items: ids
          .slice(from, from + 99)
          .map((product_unit_id) => ({ product_unit_id, price: 100_000 })),
      });
    const change = { price: { by: 'AMOUNT', value: 1_000 } };
    await post(inventoryPlans.create.path, {
      store_id,
      filter: { query: 'Barang Rencana' },
      change,
    });
    await database.look(async ({ db }) => {
      const plan = await planOf(db);
      const of = { store_id, plan_id: plan.id };
      const confirmed = ['PRICE_JUMP', 'BELOW_COST', 'LADDER_INVERSION'];
      for (const [path, outcome, state, price] of [
        [inventoryPlans.apply.path, 'APPLIED', 'APPLIED', 101_000],
        [inventoryPlans.undo.path, 'UNDONE', 'UNDONE', 100_000],
      ] as const) {
        await post(path, outcome === 'APPLIED' ? { ...of, version: 1, confirmed } : of);
        while ((await rowsWith(db, outcome)) === 0) await pause(2);
        api.child.kill('SIGKILL');
        await api.exited;
        expect(await splitProducts(db, outcome)).toBe(0);
        api = await start();
        while ((await planOf(db)).state !== state) await pause(50);
        expect(await rowsWith(db, outcome)).toBe(units);
        expect(await listingsAt(db, price)).toBe(units);
      }
      expect(await changesOf(db, plan.id)).toBe(units * 2);
      expect(await whatDoesNotAddUp(db)).toEqual([]);
    });
  });
});

const planOf = (db: Db) =>
  db.selectFrom('inventory_plans').select(['id', 'state']).executeTakeFirstOrThrow();

const countOf = async (rows: Promise<{ count: string | number | bigint }>) =>
  Number((await rows).count);

const rowsWith = (db: Db, outcome: 'APPLIED' | 'UNDONE') =>
  countOf(
    db
      .selectFrom('inventory_plan_rows')
      .where('outcome', '=', outcome)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
  );

/** Products of which some rows are done and others are not. */
async function splitProducts(db: Db, outcome: 'APPLIED' | 'UNDONE'): Promise<number> {
  const rows = await db
    .selectFrom('inventory_plan_rows')
    .where('outcome', '=', outcome)
    .groupBy('product_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .execute();
  return rows.filter(({ count }) => Number(count) !== 3).length;
}

const listingsAt = (db: Db, price: number) =>
  countOf(
    db
      .selectFrom('inventories as i')
      .innerJoin('products as p', 'p.id', 'i.product_id')
      .where('p.name', 'like', 'Barang Rencana %')
      .where('i.price', '=', price)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
  );

const changesOf = (db: Db, plan_id: string) =>
  countOf(
    db
      .selectFrom('inventory_changes')
      .where('plan_id', '=', plan_id)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
  );
