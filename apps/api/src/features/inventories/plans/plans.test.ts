import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingNow, listProduct } from '../../../testing/listings.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { planning } from '../../../testing/plans.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const store_id: string = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };

let server: TestServer;
let owner: string;
let buyer: string;
let plans: ReturnType<typeof planning>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
  plans = planning(server, owner, store_id);
});
afterAll(() => server.close());

const list = (more: Record<string, unknown> = {}) => listProduct(server, owner, store_id, more);
const idsOf = (rows: readonly InventoryRow[]) => rows.map(({ id }) => id);
const now = (row: InventoryRow) => listingNow(server, row);
const up = (value: number) => ({ price: { by: 'PERCENT', value } });
const changesOf = (row: InventoryRow) =>
  server.database.db
    .selectFrom('inventory_changes')
    .where('inventory_id', '=', row.id)
    .where('kind', '<>', 'CREATED')
    .select(['kind', 'source', 'before', 'after', 'plan_id'])
    .orderBy('id')
    .execute();
const edit = (row: InventoryRow, change: object) =>
  server.call(
    contract.inventories.updateV2,
    { body: { store_id, inventory_id: row.id, version: row.version, ...change } },
    owner,
  );

it('prices by percent: planned, looked at, applied and taken back, with versions and history [RT-46]', async () => {
  const rows = await list({ cost_price: 900 });
  const [first] = rows as [InventoryRow];
  const change = { price: { by: 'PERCENT', value: 10, round_to: 500 } };
  const { body } = await plans.create({ inventory_ids: idsOf(rows), change });
  expect(body.plan).toMatchObject({
    state: 'READY',
    source: 'BULK',
    verdicts: { NEW: 0, CHANGED: 2, UNCHANGED: 1, REFUSED: 0 },
  });
  expect(await now(first)).toEqual(first);
  const [row, dozen] = await plans.rows(body.plan);
  expect(row).toMatchObject({
    place: 1,
    verdict: 'UNCHANGED',
    before: { price: 1_000, stock: 100 },
    after: { price: 1_000, stock: 100 },
    margin_after: 10,
  });
  expect(dozen).toMatchObject({ before: { price: 12_000 }, after: { price: 13_000 } });

  const confirmed = ['LADDER_INVERSION'] as const;
  const applied = await plans.applied(body.plan, confirmed);
  expect(applied).toMatchObject({ state: 'APPLIED', outcomes: { APPLIED: 2, SKIPPED: 0 } });
  const [, twelve, forty] = rows as [InventoryRow, InventoryRow, InventoryRow];
  expect(await now(first)).toEqual(first);
  expect(await now(twelve)).toMatchObject({ price: 13_000, version: twelve.version + 1 });
  expect(await now(forty)).toMatchObject({ price: 44_000, version: forty.version + 1 });
  expect(await changesOf(twelve)).toEqual([
    { kind: 'PRICE', source: 'BULK', before: 12_000, after: 13_000, plan_id: body.plan.id },
  ]);

  const undone = await plans.undone(body.plan);
  expect(undone).toMatchObject({ state: 'UNDONE', outcomes: { UNDONE: 2, KEPT: 0 } });
  expect(await now(twelve)).toMatchObject({ price: 12_000, version: twelve.version + 2 });
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('guards have to be confirmed by name, and what is refused cannot be', async () => {
  const [piece] = (await list({ cost_price: 950 })) as [InventoryRow];
  const { body } = await plans.create({ inventory_ids: [piece.id], change: up(-40) });
  expect(body.plan.guards).toMatchObject({ PRICE_JUMP: 1, BELOW_COST: 1, LADDER_INVERSION: 1 });
  const refused = await plans.apply(body.plan, ['PRICE_JUMP', 'LADDER_INVERSION']);
  expect([refused.status, refused.body.errors?.code]).toEqual([409, 'plan_guards_unconfirmed']);
  const [row] = await plans.rows(body.plan, { guard: 'BELOW_COST' });
  expect(row).toMatchObject({ margin_before: 5, piece_price: 600 });
  await plans.applied(body.plan, ['PRICE_JUMP', 'BELOW_COST', 'LADDER_INVERSION']);
  expect(await now(piece)).toMatchObject({ price: 600 });

  const [tiered] = (await list({ price_tiers: [] })) as [InventoryRow];
  const tiers = await edit(tiered, { price_tiers: [{ min_qty: 5, price: 990 }] });
  expect(tiers.status).toBe(200);
  const { body: low } = await plans.create({ inventory_ids: [tiered.id], change: up(-5) });
  expect(low.plan.verdicts).toMatchObject({ CHANGED: 0, REFUSED: 1 });
  expect((await plans.rows(low.plan))[0]?.reasons).toMatchObject([
    { column: 'price', code: 'price_not_above_tiers' },
  ]);
  expect((await plans.apply(low.plan)).body.errors?.code).toBe('plan_empty');
  // Mended right there.
  const fixed = await plans.fix(low.plan, 1, { price: 995 });
  expect(fixed.body.row).toMatchObject({ verdict: 'CHANGED', reasons: [], after: { price: 995 } });
  expect(await plans.applied(low.plan, ['LADDER_INVERSION'])).toMatchObject({
    outcomes: { APPLIED: 1 },
  });
  const late = await plans.fix(low.plan, 1, { price: 996 });
  expect(late.body.errors?.code).toBe('plan_not_open');
});

it('a product that somebody has changed since is left out whole and named; others are applied', async () => {
  const [mine, theirs] = [await list(), await list()];
  const ids = [...idsOf(mine), ...idsOf(theirs)];
  const { body } = await plans.create({ inventory_ids: ids, change: up(10) });
  expect((await edit(theirs[0] as InventoryRow, { price: 1_100 })).status).toBe(200);
  const applied = await plans.applied(body.plan);
  expect(applied.outcomes).toMatchObject({ APPLIED: 3, SKIPPED: 3 });
  const skipped = await plans.rows(body.plan, { outcome: 'SKIPPED' });
  expect(skipped.map(({ outcome_message }) => outcome_message)).toEqual([
    'Sudah diubah orang lain sejak Anda melihatnya.',
    expect.stringContaining('dilewati utuh'),
    expect.stringContaining('dilewati utuh'),
  ]);
  expect(await now(theirs[1] as InventoryRow)).toEqual(theirs[1]);
  expect(await now(theirs[0] as InventoryRow)).toMatchObject({ price: 1_100 });

  // Taken back is what nobody has changed since, row by row.
  const row = await now(mine[0] as InventoryRow);
  expect((await edit(row, { price: 1_234 })).status).toBe(200);
  const undone = await plans.undone(body.plan);
  expect(undone.outcomes).toMatchObject({ UNDONE: 2, KEPT: 1, SKIPPED: 3 });
  expect(await now(mine[0] as InventoryRow)).toMatchObject({ price: 1_234 });
  expect(await now(mine[1] as InventoryRow)).toMatchObject({ price: 12_000 });
});

it('an order between preview and apply is no conflict: stock changes by the difference, and what is reserved stays', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const more = { stock: { by: 'AMOUNT', value: 20 } };
  const { body } = await plans.create({ inventory_ids: [piece.id], change: more });
  const lines = [{ inventory_id: piece.id, quantity: 30 }];
  await placeOrder(server, buyer, sides, { lines });
  await plans.applied(body.plan);
  expect(await now(piece)).toMatchObject({ stock_pieces: 120, reserved_pieces: 30 });

  const none = { stock: { by: 'VALUE', value: 0 } };
  const { body: empty } = await plans.create({ inventory_ids: [piece.id], change: none });
  expect((await plans.rows(empty.plan))[0]?.reasons).toMatchObject([{ code: 'below_reserved' }]);
  const some = { stock: { by: 'VALUE', value: 40 } };
  const { body: fewer } = await plans.create({ inventory_ids: [piece.id], change: some });
  expect(fewer.plan.verdicts.CHANGED).toBe(1);
  await placeOrder(server, buyer, sides, { lines: [{ inventory_id: piece.id, quantity: 20 }] });
  const applied = await plans.applied(fewer.plan);
  expect(applied.outcomes).toMatchObject({ APPLIED: 0, SKIPPED: 1 });
  expect(await now(piece)).toMatchObject({ stock_pieces: 120, reserved_pieces: 50 });

  await plans.undone(body.plan);
  expect(await now(piece)).toMatchObject({ stock_pieces: 100, reserved_pieces: 50 });
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('all that match a filter but some, a stock once for a shelf, and a block of values', async () => {
  const rows = await list();
  const query = rows[0]?.product_name ?? '';
  const change = { stock: { by: 'AMOUNT', value: 5 }, state: 'INACTIVE' };
  const { body } = await plans.create({
    filter: { query },
    except_ids: [rows[2]?.id],
    change,
  });
  const planned = await plans.rows(body.plan);
  expect(planned.map(({ inventory_id }) => inventory_id)).toEqual(idsOf(rows.slice(0, 2)));
  await plans.applied(body.plan);
  expect(await now(rows[0] as InventoryRow)).toMatchObject({ stock: 105, state: 'INACTIVE' });
  expect(await now(rows[1] as InventoryRow)).toMatchObject({ stock: 8, state: 'INACTIVE' });
  expect(await now(rows[2] as InventoryRow)).toMatchObject({ state: 'ACTIVE' });

  const block = [
    { inventory_id: rows[0]?.id, version: 2, price: 1_050 },
    { inventory_id: rows[0]?.id, version: 2, price: 1_060 },
    { inventory_id: '999999999', version: 1, price: 5 },
    { inventory_id: rows[1]?.id, version: 2, stock: { counted: 3, seen: 8 } },
    { inventory_id: rows[2]?.id, version: 2, stock: { counted: 9, seen: 2 } },
  ];
  const { body: grid } = await plans.create({ rows: block });
  const codes = (await plans.rows(grid.plan)).map(({ reasons }) => reasons.map(({ code }) => code));
  expect(codes).toEqual([
    ['twice'],
    ['twice'],
    ['product_unknown'],
    ['shelf_twice'],
    ['shelf_twice'],
  ]);
  // The one was in the other's way: told as what the other comes to, both are right.
  const fixed = await plans.fix(grid.plan, 5, { stock: 1 });
  expect(fixed.body.row).toMatchObject({ verdict: 'UNCHANGED', reasons: [] });
  expect((await plans.rows(grid.plan, { verdict: 'CHANGED' })).map(({ place }) => place)).toEqual([
    4,
  ]);
});

it('sent twice it is applied once; two plans of a store come one after the other; another store has none of it', async () => {
  const rows = await list();
  const { body } = await plans.create({ inventory_ids: idsOf(rows), change: up(10) });
  const { body: second } = await plans.create({ inventory_ids: idsOf(rows), change: up(20) });
  const [one, two] = [await plans.apply(body.plan), await plans.apply(body.plan)];
  expect(two.body.plan).toEqual(one.body.plan);
  expect((await plans.apply(second.plan)).body.errors?.code).toBe('plan_under_way');
  await plans.run(one.body.plan.job_id);
  await plans.run(one.body.plan.job_id);
  expect((await plans.apply(body.plan)).body.plan.job_id).toBe(one.body.plan.job_id);
  expect(await now(rows[0] as InventoryRow)).toMatchObject({ price: 1_100, version: 2 });
  const late = await plans.applied(second.plan);
  expect(late.outcomes).toMatchObject({ APPLIED: 0, SKIPPED: 3 });

  const other = planning(server, await server.signIn(testPeople.otherOwner), testStores.other);
  for (const answer of [
    await other.detail(body.plan),
    await other.apply(body.plan),
    await other.undo(body.plan),
    await other.fix(body.plan, 1, { price: 1 }),
  ])
    expect([answer.status, answer.body.errors?.code]).toEqual([404, 'plan_not_found']);
});

it('undo is over after an hour, and a plan that was not applied has none', async () => {
  const rows = await list();
  const { body } = await plans.create({ inventory_ids: idsOf(rows), change: up(10) });
  expect((await plans.undo(body.plan)).body.errors?.code).toBe('plan_not_applied');
  await plans.applied(body.plan);
  await server.database.db
    .updateTable('inventory_plans')
    .set({ applied_at: new Date(Date.now() - 3_601_000).toISOString() })
    .where('id', '=', body.plan.id)
    .execute();
  expect((await plans.undo(body.plan)).body.errors?.code).toBe('plan_undo_over');
});
