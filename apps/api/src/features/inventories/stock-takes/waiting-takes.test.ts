import { contract } from '@marketplace/contract/contract';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingNow } from '../../../testing/listings.ts';
import { countOf, stockTaking } from '../../../testing/stock-taking.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { sweepPlans } from '../plans/sweep-plans.service.ts';

const { inventories } = contract;

let server: TestServer;
let at: Awaited<ReturnType<typeof stockTaking>>;
beforeAll(async () => {
  server = await startTestServer();
  at = await stockTaking(server);
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  await server.close();
});

it('handed in at the same moment, one waits for the other and then leaves the shelf alone', async () => {
  const [piece] = await at.list();
  const shelf = await at.heard(piece);
  const both = await Promise.all([
    at.finish([countOf(shelf, { counted: 90 })]),
    at.finish([countOf(shelf, { counted: 90 })]),
  ]);
  const handed = both.map(({ body }) => body.plan);
  const [one, two] = [true, false].map((isFirst) =>
    handed.find(({ job_id }) => (job_id !== null) === isFirst),
  ) as [InventoryPlan, InventoryPlan];
  expect([one.state, two.state, two.is_waiting]).toEqual(['APPLYING', 'READY', true]);
  await at.plans.run(one.job_id);
  expect(await at.ended(two)).toMatchObject({
    state: 'APPLIED',
    outcomes: { APPLIED: 0, SKIPPED: 1 },
  });
  expect(await at.pieces(piece)).toBe(90);
});

it('sessions that are handed in one behind the other are all applied, each when the one before has ended', async () => {
  const rows = [(await at.list())[0], (await at.list())[0], (await at.list())[0]];
  const handed: InventoryPlan[] = [];
  for (const row of rows)
    handed.push((await at.finish([countOf(await at.heard(row), { counted: 80 })])).body.plan);
  expect(handed.map(({ is_waiting }) => is_waiting)).toEqual([false, true, true]);
  for (const plan of handed)
    expect(await at.ended(plan)).toMatchObject({ state: 'APPLIED', is_waiting: false });
  expect(await Promise.all(rows.map(at.pieces))).toEqual([80, 80, 80]);
});

it('one that waited for a job that was given up is begun by the sweep', async () => {
  const [[first], [second]] = [await at.list(), await at.list()];
  const { plan: one } = (await at.finish([countOf(await at.heard(first), { counted: 80 })])).body;
  const { plan: two } = (await at.finish([countOf(await at.heard(second), { counted: 80 })])).body;
  const { db } = server.database;
  await sweepPlans(db, new AbortController().signal);
  expect((await at.plans.detail(two)).body.plan.is_waiting).toBe(true);
  await db
    .updateTable('jobs')
    .set({ state: 'DONE', finished_at: new Date().toISOString() })
    .where('id', '=', one.job_id ?? '')
    .execute();
  await sweepPlans(db, new AbortController().signal);
  expect(await at.ended(two)).toMatchObject({ state: 'APPLIED' });
  expect([await at.pieces(first), await at.pieces(second)]).toEqual([100, 80]);
});

it('one that waits can be called off, and is there to be applied by hand', async () => {
  const [[first], [second]] = [await at.list(), await at.list()];
  const { plan: one } = (await at.finish([countOf(await at.heard(first), { counted: 80 })])).body;
  const { plan: two } = (await at.finish([countOf(await at.heard(second), { counted: 80 })])).body;
  const callOff = async () => {
    const body = { store_id: at.store_id, plan_id: two.id };
    return (await server.call(contract.inventoryPlans.callOff, { body }, at.clerk)).body;
  };
  expect((await callOff()).plan).toMatchObject({ state: 'READY', is_waiting: false });
  expect((await callOff()).plan).toMatchObject({ state: 'READY', is_waiting: false });
  await at.plans.run(one.job_id);
  expect(await at.ended(one)).toMatchObject({ state: 'APPLIED' });
  expect([await at.pieces(first), await at.pieces(second)]).toEqual([80, 100]);
  expect((await at.plans.detail(two)).body.plan.state).toBe('READY');
  await at.plans.applied(two);
  expect(await at.pieces(second)).toBe(80);
  expect((await callOff()).errors?.code).toBe('plan_not_open');
});

it('a price that somebody has changed since is not in the way of a count, before it was handed in or after', async () => {
  const [[piece], [other]] = [await at.list(), await at.list()];
  const change = async (row: InventoryRow, price: number) => {
    const { id, version } = await listingNow(server, row);
    const body = { store_id: at.store_id, inventory_id: id, version, price };
    await server.call(inventories.update, { body }, at.clerk);
  };
  const count = countOf(await at.heard(piece), { counted: 88 });
  const first = (await at.finish([countOf(await at.heard(other), { counted: 99 })])).body.plan;
  await change(piece, 1_100);
  const waiting = (await at.finish([count])).body.plan;
  await change(piece, 1_111);
  await at.plans.run(first.job_id);
  const plan = await at.ended(waiting);
  expect(plan).toMatchObject({ outcomes: { APPLIED: 1, SKIPPED: 0 } });
  expect(await listingNow(server, piece)).toMatchObject({ price: 1_111, stock_pieces: 88 });
  expect(await at.plans.undone(plan)).toMatchObject({ outcomes: { UNDONE: 1 } });
  expect(await at.pieces(piece)).toBe(100);
});
