import { contract } from '@marketplace/contract/contract';
import { wholeDay } from '@marketplace/contract/week-hours';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { jobs } from '../../../app/jobs.ts';
import { rupiah } from '../../../platform/exports/written.ts';
import { ApiFailure } from '../../../platform/failure.ts';
import { runJob } from '../../../platform/jobs/run-job.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { payAndVerify, placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { waitingForLocks } from '../../../testing/waiting.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { acceptByRule } from '../moves/accept-order.service.ts';
import { autoAcceptOrder } from './auto-accept.service.ts';

const { autoAccept, openingHours, creditBook, orderDetail, deliveryZones } = contract;
const store_id = testStores.own;
const byName = new Map(jobs.map((job) => [job.name, job]));
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };

/** Takes orders and does no jobs: those wait until they are done below. */
let server: TestServer;
let owner: string;
let buyer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());

const everything = {
  is_on: true,
  least_completed_orders: null,
  most_amount: null,
  needs_stock: false,
  within_hours: false,
};
const save = (rule: object) => server.call(autoAccept.save, { body: { store_id, ...rule } }, owner);
const place = (more: Record<string, unknown> = {}) => placeOrder(server, buyer, sides, more);
const waiting = () =>
  server.database.db
    .selectFrom('jobs')
    .where('finished_at', 'is', null)
    .select(['id', 'store_id', 'name'])
    .execute();

/** What another process does with the jobs that wait. */
async function doJobs(meanwhile: Meanwhile = (write) => write()) {
  const { db } = server.database;
  const job = {
    ...autoAcceptOrder,
    run: (context: Context) =>
      autoAcceptOrder.run({ ...context, write: (work) => meanwhile(() => context.write(work)) }),
  };
  const jobs = new Map([...byName, [job.name, job]]);
  const runner = { db, jobs, log: server.app.log, ending: new AbortController().signal };
  for (const each of await waiting()) await runJob(runner, each, runner.ending);
  expect(await waiting()).toEqual([]);
}

type Context = Parameters<typeof autoAcceptOrder.run>[0];
/** Comes between a job and each of its transactions. */
type Meanwhile = <T>(write: () => Promise<T>) => Promise<T>;

async function standing(order_id: string) {
  const query = { store_id, order_id };
  const { order, timeline } = (await server.call(orderDetail.detail, { query }, owner)).body;
  const last = timeline.at(-1);
  return { status: order.fulfilment_status, actor: last?.actor, says: last?.reason, timeline };
}

it('an order that the rule takes is accepted by the marketplace, after the buyer’s transaction, with the rule on record', async () => {
  const { body } = await save({ ...everything, most_amount: 50_000_000, needs_stock: true });
  expect(body.rule).toMatchObject({ is_on: true, most_amount: 50_000_000 });
  const { id, fulfilment_status } = await place();
  expect(fulfilment_status).toBe('NEW');
  expect((await standing(id)).status).toBe('NEW');
  await doJobs();
  expect(await standing(id)).toMatchObject({
    status: 'PROCESSING',
    actor: 'SYSTEM',
    says: `Diterima otomatis: sampai ${rupiah(50_000_000)}, stok cukup`,
  });
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('a transfer is judged when it is paid, and not before', async () => {
  await save(everything);
  const { id } = await place({ payment_method: 'TRANSFER' });
  expect(await waiting()).toEqual([]);
  await payAndVerify(server, buyer, sides, id);
  await doJobs();
  expect(await standing(id)).toMatchObject({
    status: 'PROCESSING',
    says: 'Diterima otomatis: semua pesanan',
  });
});

/** A week in which the store is open on every day but this one and its neighbours, whatever zone the clock means. */
const notToday = () => {
  const today = (new Date(Date.now() + 7 * 3_600_000).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, day) =>
    Math.min((day - today + 7) % 7, (today - day + 7) % 7) <= 1 ? [] : [wholeDay],
  );
};

it('what the rule does not take stays for a person, and its history says why', async () => {
  const hours = { store_id, weekdays: notToday() };
  await server.call(openingHours.save, { body: hours }, owner);
  await save({ ...everything, least_completed_orders: 900, most_amount: 1, within_hours: true });
  const { id } = await place();
  await doJobs();
  expect(await standing(id)).toMatchObject({
    status: 'NEW',
    actor: 'SYSTEM',
    says: `Tidak diterima otomatis: belum 900 pesanan selesai, di atas ${rupiah(1)}, di luar jam buka`,
  });
  const accepted = await server.call(
    contract.orders.accept,
    { body: { store_id, order_id: id } },
    owner,
  );
  expect(accepted.body.order.fulfilment_status).toBe('PROCESSING');
});

it('goods of which too little would be left are for a person to see', async () => {
  await save({ ...everything, needs_stock: true });
  const { id, first_product_name } = await place();
  await server.database.db
    .updateTable('stocks')
    .where('store_id', '=', store_id)
    .set({ low_stock_level: 999_999 })
    .execute();
  await doJobs();
  expect(await standing(id)).toMatchObject({
    status: 'NEW',
    says: `Tidak diterima otomatis: stok ${first_product_name} menipis`,
  });
});

it('a refusal that a seller would meet is met by the rule too: the order waits, and says which', async () => {
  await save(everything);
  const rules = { store_id, over_limit: 'STOP', default_limit: 0 };
  await server.call(creditBook.setRules, { body: rules }, owner);
  const { id } = await place({ payment_method: 'TERM', term_days: 7 });
  await doJobs();
  const { status, says } = await standing(id);
  expect([status, says]).toEqual([
    'NEW',
    expect.stringMatching(/^Tidak diterima otomatis: .*batas/),
  ]);
});

it('a server that is too busy has not refused the order: it is judged again', async () => {
  await save(everything);
  const { id } = await place();
  const busy = doJobs(() => Promise.reject(new ApiFailure('server_busy')));
  await expect(busy).rejects.toThrow('server_busy');
  expect((await standing(id)).timeline).toHaveLength(1);
  await doJobs();
  expect(await standing(id)).toMatchObject({ status: 'PROCESSING', actor: 'SYSTEM' });
});

it.runIf(inject('postgres'))(
  'somebody who accepts while the refusal is written is not overwritten',
  async () => {
    await save(everything);
    const { db } = server.database;
    const limit = (default_limit: number) =>
      server.call(
        creditBook.setRules,
        { body: { store_id, over_limit: 'STOP', default_limit } },
        owner,
      );
    await limit(0);
    const { id } = await place({ payment_method: 'TERM', term_days: 7 });
    let writes = 0;
    await doJobs(async (write) => {
      writes += 1;
      if (writes !== 2) return write();
      await limit(900_000_000);
      const written = await db.transaction().execute(async (held) => {
        await acceptByRule(held, systemScope([store_id]), id, 'Diterima oleh orang lain');
        const promise = write();
        await expect.poll(() => waitingForLocks(db)).toBe(1);
        return { promise };
      });
      return written.promise;
    });
    expect(writes).toBe(2);
    const { status, says, timeline } = await standing(id);
    expect([status, says, timeline.length]).toEqual(['PROCESSING', 'Diterima oleh orang lain', 2]);
  },
);

it('switched off it stops at once, also for what is queued already', async () => {
  await save(everything);
  const { id } = await place();
  expect(await waiting()).toHaveLength(1);
  await save({ is_on: false });
  await doJobs();
  const { status, timeline } = await standing(id);
  expect([status, timeline.length]).toEqual(['NEW', 1]);
  await place();
  expect(await waiting()).toEqual([]);
});

it('a job that is begun again after its process died does nothing twice', async () => {
  await save({ ...everything, most_amount: 1 });
  const left = await place();
  await doJobs();
  await save(everything);
  const taken = await place();
  await doJobs();
  await save({ ...everything, most_amount: 1 });
  const before = [(await standing(left.id)).timeline, (await standing(taken.id)).timeline];
  await server.database.db
    .updateTable('jobs')
    .where('name', '=', autoAcceptOrder.name)
    .set({ state: 'WAITING', finished_at: null, queued_at: null })
    .execute();
  await doJobs();
  expect([(await standing(left.id)).timeline, (await standing(taken.id)).timeline]).toEqual(before);
});

it.each([
  ['an amount that no order has', { most_amount: 0 }, 'most_amount', 'accepts_nothing'],
  ['less than the store’s minimum', { most_amount: 99_999 }, 'most_amount', 'below_store_minimum'],
  ['hours that nobody has said', { within_hours: true }, 'within_hours', 'hours_unset'],
  ['no order before', { least_completed_orders: 0 }, 'least_completed_orders', 'too_small'],
])('a rule contradicts itself: %s', async (_what, rule, field, code) => {
  const { db } = server.database;
  await db.deleteFrom('opening_hours').where('store_id', '=', store_id).execute();
  const zone = { store_id, city_id: '1', fee: 0, minimum_amount: 100_000 };
  await server.call(deliveryZones.save, { body: zone }, owner);
  const { status, body } = await save({ ...everything, ...rule });
  expect([status, body.errors?.fields?.[field]?.code]).toEqual([400, code]);
});

it('two who change different conditions keep each other’s', async () => {
  await save(everything);
  await Promise.all([save({ needs_stock: true }), save({ least_completed_orders: 4 })]);
  const { body } = await server.call(autoAccept.read, { query: { store_id } }, owner);
  expect(body.rule).toEqual({ ...everything, needs_stock: true, least_completed_orders: 4 });
});

it('to stop is not refused in a store that is inactive; all else is', async () => {
  await save(everything);
  const { db } = server.database;
  const turn = (is_active: boolean) =>
    db.updateTable('stores').where('id', '=', store_id).set({ is_active }).execute();
  await turn(false);
  const stopped = await save({ is_on: false });
  const refused = [await save({ is_on: true }), await save({ is_on: false, needs_stock: true })];
  await turn(true);
  expect([stopped.status, stopped.body.rule.is_on]).toEqual([200, false]);
  expect(refused.map(({ body }) => body.errors?.code)).toEqual([
    'store_inactive',
    'store_inactive',
  ]);
});

it('to stop is never refused, and what is not named stays', async () => {
  const { db } = server.database;
  await db.deleteFrom('delivery_zones').where('store_id', '=', store_id).execute();
  await save({ ...everything, most_amount: 50_000 });
  const zone = { store_id, city_id: '1', fee: 0, minimum_amount: 100_000 };
  await server.call(deliveryZones.save, { body: zone }, owner);
  const { status, body } = await save({ is_on: false });
  expect([status, body.rule]).toEqual([200, { ...everything, is_on: false, most_amount: 50_000 }]);
  expect((await save({ is_on: true })).status).toBe(400);
});
