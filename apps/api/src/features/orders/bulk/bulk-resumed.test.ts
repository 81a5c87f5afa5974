import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { usualAttempts } from '../../../platform/jobs/job.ts';
import { runJob } from '../../../platform/jobs/run-job.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { type TestServer, useTestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { confirmShipment } from '../moves/confirm-shipment.service.ts';
import { bulkMoves } from './bulk-job.ts';

const store_id = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };

const { signal: never } = new AbortController();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as never;
const jobs = new Map([[bulkMoves.name, bulkMoves]]);

/** A job for some new orders that nobody runs by itself, and what the database has of it. */
async function newBulk(server: TestServer, count: number) {
  const { db } = server.database;
  const [buyer, owner] = [
    await server.signIn(testPeople.buyer),
    await server.signIn(testPeople.owner),
  ];
  const order_ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    order_ids.push(await orderAt(server, buyer, sides, 'NEW'));
  const body = { store_id, action: 'ACCEPT', order_ids };
  const started = await server.call(contract.orderBulk.start, { body }, owner);
  const ref = { store_id, id: started.body.job_id, name: bulkMoves.name };
  const row = () =>
    db
      .selectFrom('jobs')
      .where('id', '=', ref.id)
      .select(['state', 'result'])
      .executeTakeFirstOrThrow();
  const run = () => runJob({ db, jobs, log, ending: never }, ref, never);
  return { db, owner, order_ids, ref, row, run };
}

it('a job that was broken off goes on with the orders it had not come to, whatever became of the others', async () => {
  const server = await useTestServer();
  const { db, owner, order_ids, ref, row, run } = await newBulk(server, 4);
  // The process is told to end when it has come to the second order.
  const ending = new AbortController();
  const brokenOff: typeof bulkMoves = {
    ...bulkMoves,
    run: (context) =>
      bulkMoves.run({
        ...context,
        progress: async (done) => {
          if (done === 2) ending.abort(new Error('the process is about to end'));
        },
      }),
  };
  const until = { db, jobs: new Map([[bulkMoves.name, brokenOff]]), log, ending: ending.signal };
  await expect(runJob(until, ref, never)).rejects.toThrow('about to end');
  const { state, result } = await row();
  expect([state, result]).toMatchObject(['WAITING', { done_ids: order_ids.slice(0, 2) }]);

  // Somebody has sent the first one meanwhile: accepted by this job it is done all the same.
  const { body: drivers } = await server.call(
    contract.storeCouriers.list,
    { query: { store_id } },
    owner,
  );
  const courier_id = drivers.couriers.find(({ is_active }) => is_active)?.id;
  const shipment = { order_id: order_ids[0] ?? '', courier_id, tracking_number: '' };
  await confirmShipment(db, { user_id: '1' }, systemScope([store_id]), shipment);
  await run();
  expect(await row()).toEqual({
    state: 'DONE',
    result: { action: 'ACCEPT', done_ids: order_ids, refused: [] },
  });
});

it('an order that cannot be moved at the moment holds up no other, and is come back to until the last time', async () => {
  const server = await useTestServer();
  const { db, order_ids, row, run } = await newBulk(server, 3);
  const [stuck = '', ...others] = order_ids;
  await sql`create function refuse_stuck() returns trigger language plpgsql as $$
    begin raise exception 'not now' using errcode = '55P03'; end $$`.execute(db);
  await sql`create trigger stuck before update on orders for each row
    when (old.id = ${sql.lit(Number(stuck))}) execute function refuse_stuck()`.execute(db);
  for (let attempt = 1; attempt < usualAttempts; attempt += 1) {
    await expect(run()).rejects.toThrow('not now');
    expect(await row()).toMatchObject({ state: 'WAITING', result: { done_ids: others } });
  }
  await run();
  expect(await row()).toMatchObject({
    state: 'DONE',
    result: { done_ids: others, refused: [{ order_id: stuck, code: 'server_busy' }] },
  });
});

it('who may no longer do it does not do it by a job they have begun', async () => {
  const server = await useTestServer();
  const { db, order_ids, row, run } = await newBulk(server, 2);
  await db
    .updateTable('store_permissions')
    .set({ order: 'VIEW' })
    .where('store_id', '=', store_id)
    .execute();
  await run();
  const refused = order_ids.map((order_id) => ({ order_id, code: 'permission_denied' }));
  expect(await row()).toMatchObject({ state: 'DONE', result: { done_ids: [], refused } });
});
