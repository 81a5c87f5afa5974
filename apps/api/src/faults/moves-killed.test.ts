import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { expect, it } from 'vitest';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import type { Db } from '../platform/db/handle.ts';
import { type ApiProcess, startApi } from '../testing/api-process.ts';
import { served } from '../testing/served.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { durableDatabase } from './durable-database.ts';
import { placeOrder, type Sale, send, signIn, stockUp } from './order-writer.ts';

const { orderShipping, orders } = contract;
const count = 30;
const kills = 3;

/** Each order goes one of these ways, step by step. */
const ways = [
  ['PROCESSING', 'SHIPPED', 'DELIVERED'],
  ['PROCESSING', 'SHIPPED', 'RETURNED'],
  ['REJECTED'],
] as const;

type Step = (typeof ways)[number][number];
type Walk = { order_id: string; way: readonly Step[]; done: number };

it('kill -9 in the middle of moves: sent again, each happens once, and all adds up', async () => {
  const database = await durableDatabase();
  const { sale, calls } = await database.look(async ({ db }) => ({
    sale: await stockUp(db),
    calls: callsFor(await someDriver(db)),
  }));
  const settings = { ...database.settings, RATE_LIMITS: 'false' };
  let api = await startApi(settings);
  const walks = await placeOrders(api, sale);

  for (let kill = 0; kill < kills; kill += 1) {
    // A share of what is left: how much is done while this process is not looking, nobody knows.
    const done = stepsDone(walks);
    const enough = done + (stepsWanted(walks) - done) / (kills - kill + 1);
    const walking = walkAll(api, walks, calls);
    while (stepsDone(walks) < enough) await pause(1);
    api.child.kill('SIGKILL');
    await Promise.all([api.exited, walking]);
    api = await startApi(settings);
  }
  await walkAll(api, walks, calls);
  expect(walks.every(({ way, done }) => done === way.length)).toBe(true);
  api.child.kill('SIGTERM');
  expect(await api.exited).toBe(0);

  await database.look(async ({ db }) => {
    for (const { order_id, way } of walks) expect(await historyOf(db, order_id)).toEqual([...way]);
    expect(await whatDoesNotAddUp(db)).toEqual([]);
  });
});

const stepsWanted = (walks: readonly Walk[]) => walks.reduce((sum, { way }) => sum + way.length, 0);
const stepsDone = (walks: readonly Walk[]) => walks.reduce((sum, { done }) => sum + done, 0);

async function placeOrders(api: ApiProcess, sale: Sale): Promise<Walk[]> {
  const buyer = await signIn(api.url);
  const walks: Walk[] = [];
  for (let index = 0; index < count; index += 1) {
    const { order_id = '' } = await placeOrder(api.url, buyer, crypto.randomUUID(), sale);
    walks.push({ order_id, way: ways[index % ways.length] ?? [], done: 0 });
  }
  return walks;
}

/** All orders at once, each step under a key of its own, until they are there or the server is gone. */
async function walkAll(api: ApiProcess, walks: readonly Walk[], calls: Calls): Promise<void> {
  const token = await signIn(api.url, testPeople.owner);
  await Promise.all(
    walks.map(async (walk) => {
      for (let step = walk.way[walk.done]; step; step = walk.way[walk.done]) {
        const { path, more } = calls[step];
        const body = { store_id: testStores.own, order_id: walk.order_id, ...more };
        const key = `${walk.order_id}-${step}-of-this-test`;
        const answer = await served(() => send(api.url, token, path, key, body)).catch(
          () => undefined,
        );
        if (!answer) return;
        expect(answer.status).toBe(200);
        walk.done += 1;
      }
    }),
  );
}

type Calls = Record<Step, { path: string; more: object }>;

const callsFor = (courier_id: string): Calls => ({
  PROCESSING: { path: orders.accept.path, more: {} },
  SHIPPED: { path: orderShipping.confirmShipment.path, more: { courier_id } },
  DELIVERED: { path: orders.confirmDelivered.path, more: { receiver_name: 'Bu Tini' } },
  RETURNED: { path: orders.deliveryFailed.path, more: { reason_id: 'buyer_closed' } },
  REJECTED: { path: orders.reject.path, more: { reason_id: 'out_of_stock' } },
});

async function someDriver(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom('store_couriers')
    .where('store_id', '=', testStores.own)
    .where('is_active', '=', true)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What happened to an order since it was placed. */
async function historyOf(db: Db, order_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_history')
    .where('order_id', '=', order_id)
    .where('from_status', 'is not', null)
    .orderBy('id')
    .select('to_status')
    .execute();
  return rows.map(({ to_status }) => to_status);
}
