import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import type { BulkResult } from '@marketplace/contract/order-bulk';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import type { Db } from '../platform/db/handle.ts';
import { startApi } from '../testing/api-process.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { durableDatabase } from './durable-database.ts';
import { placeOrder, send, signIn, stockUp } from './order-writer.ts';

const count = 60;

// The embedded database has one process, which could not be looked into meanwhile.
describe.runIf(inject('postgres'))('kill -9 in the middle of a bulk', () => {
  it('leaves every order moved and known to be, or neither; another process moves the rest, each once', async () => {
    const database = await durableDatabase();
    const sale = await database.look(({ db }) => stockUp(db));
    const settings = { ...database.settings, RATE_LIMITS: 'false', JOBS: 'true' };
    const start = async () => {
      const api = await startApi(settings);
      onTestFinished(() => void api.child.kill('SIGKILL'));
      return api;
    };
    const first = await start();
    const buyer = await signIn(first.url);
    const order_ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { order_id = '' } = await placeOrder(first.url, buyer, crypto.randomUUID(), sale);
      order_ids.push(order_id);
    }
    const owner = await signIn(first.url, testPeople.owner);
    const body = { store_id: testStores.own, action: 'ACCEPT', order_ids };
    const { status } = await send(
      first.url,
      owner,
      contract.orderBulk.start.path,
      crypto.randomUUID(),
      body,
    );
    expect(status).toBe(200);

    await database.look(async ({ db }) => {
      while ((await doneIn(db)).length < 10) await pause(2);
      first.child.kill('SIGKILL');
      await first.exited;
      // As of one moment: what was on its way to the database may still arrive there.
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (db) => {
          const done = await doneIn(db);
          expect(done.length).toBeLessThan(count);
          expect((await acceptedOf(db, order_ids)).toSorted()).toEqual(done.toSorted());
        });

      await start();
      while ((await doneIn(db)).length < count) await pause(50);
      expect((await acceptedOf(db, order_ids)).toSorted()).toEqual(order_ids.toSorted());
      expect(await whatDoesNotAddUp(db)).toEqual([]);
    });
  });
});

/** The orders that the job says it has moved. */
async function doneIn(db: Db): Promise<readonly string[]> {
  const { result } = await db
    .selectFrom('jobs')
    .where('name', '=', 'orders.bulk')
    .select('result')
    .executeTakeFirstOrThrow();
  return (result as BulkResult | null)?.done_ids ?? [];
}

/** A line for each time that one of them was accepted. */
async function acceptedOf(db: Db, order_ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('order_history')
    .where('order_id', 'in', [...order_ids])
    .where('to_status', '=', 'PROCESSING')
    .select('order_id')
    .execute();
  return rows.map(({ order_id }) => order_id);
}
