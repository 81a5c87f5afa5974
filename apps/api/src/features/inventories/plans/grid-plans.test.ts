import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingNow, listProduct } from '../../../testing/listings.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { planning } from '../../../testing/plans.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const { inventories, inventoryPlans } = contract;
const store_id: string = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };

let server: TestServer;
let owner: string;
let plans: ReturnType<typeof planning>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  plans = planning(server, owner, store_id);
});
afterAll(() => server.close());

const list = () => listProduct(server, owner, store_id);
const now = (row: InventoryRow) => listingNow(server, row);
const seen = ({ id, version }: InventoryRow) => ({ inventory_id: id, version });

it('a row that somebody has changed since it was looked at is refused, and theirs stays [RT-46]', async () => {
  const [piece, dozen] = (await list()) as [InventoryRow, InventoryRow];
  const change = { store_id, ...seen(piece), price: 1_500 };
  expect((await server.call(inventories.updateV2, { body: change }, owner)).status).toBe(200);
  const { body } = await plans.create({
    rows: [
      { ...seen(piece), price: 1_100 },
      { ...seen(dozen), price: 12_500 },
    ],
  });
  const [overtaken, other] = await plans.rows(body.plan);
  expect(overtaken).toMatchObject({
    verdict: 'REFUSED',
    reasons: [{ column: 'product_unit_id', code: 'changed_since' }],
    before: { price: 1_500 },
  });
  expect(other).toMatchObject({ verdict: 'CHANGED', after: { price: 12_500 } });
  await plans.applied(body.plan, ['LADDER_INVERSION']);
  expect(await now(piece)).toMatchObject({ price: 1_500 });
  expect(await now(dozen)).toMatchObject({ price: 12_500 });
});

it('a shelf changes by what was counted against what was seen: what was sold since stays sold', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const buyer = await server.signIn(testPeople.buyer);
  await placeOrder(server, buyer, sides, { lines: [{ inventory_id: piece.id, quantity: 4 }] });
  await server.database.db
    .updateTable('stocks')
    .set({ stock: 96 })
    .where('variant_id', '=', piece.variant_id)
    .where('store_id', '=', store_id)
    .execute();
  const stock = { counted: 102, seen: 100 };
  const { body } = await plans.create({ rows: [{ ...seen(piece), stock }] });
  expect((await plans.rows(body.plan))[0]).toMatchObject({
    verdict: 'CHANGED',
    before: { stock: 96 },
    after: { stock: 98 },
  });
  await plans.applied(body.plan);
  expect(await now(piece)).toMatchObject({ stock_pieces: 98 });
});

it('ten thousand rows are one plan, and one more is told', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const unknown = Array.from({ length: 9_999 }, (_, index) => ({
    inventory_id: String(900_000_000_000 + index),
    version: 1,
    price: 1_000,
  }));
  const rows = [...unknown, { ...seen(piece), price: 1_001 }];
  const { body } = await plans.create({ rows });
  expect(body.plan.verdicts).toMatchObject({ REFUSED: 9_999, CHANGED: 1 });
  const [last] = await plans.rows(body.plan, { verdict: 'CHANGED' });
  expect(last).toMatchObject({ place: 10_000, inventory_id: piece.id });
  const more = await plans.create({ rows: [...rows, { ...seen(piece), price: 1_002 }] });
  expect([more.status, more.body.errors?.fields?.rows?.code]).toEqual([400, 'too_long']);
});

it('a plan that somebody else has mended is neither applied nor mended by who has not seen it', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const { body } = await plans.create({ rows: [{ ...seen(piece), price: 1_010 }] });
  const { id: plan_id, version } = body.plan;
  const of = { store_id, plan_id, version };
  const fixed = await plans.fix(body.plan, 1, { price: 1_020 });
  expect(fixed.body.plan.version).toBe(version + 1);
  const late = [
    await server.call(inventoryPlans.apply, { body: { ...of, confirmed: [] } }, owner),
    await server.call(inventoryPlans.fix, { body: { ...of, place: 1, price: 1_030 } }, owner),
  ];
  for (const { status, body } of late) {
    expect([status, body.errors?.code]).toEqual([409, 'plan_version_conflict']);
    expect(body.errors?.current_plan).toEqual(fixed.body.plan);
  }
  await plans.applied(body.plan, ['LADDER_INVERSION']);
  expect(await now(piece)).toMatchObject({ price: 1_020 });
});

it('a grid begins with the listings that a filter means, by name and the smallest unit first', async () => {
  const rows = await list();
  const listings = (query: object) =>
    server.call(inventoryPlans.listings, { query: { store_id, ...query } }, owner);
  const { body } = await listings({ query: rows[0]?.product_name });
  expect(body).toEqual({ inventory_ids: rows.map(({ id }) => id), is_capped: false });
  const { body: none } = await listings({ query: 'zzzz tidak ada' });
  expect(none).toEqual({ inventory_ids: [], is_capped: false });
});

it('one product ten thousand times is refused ten thousand times, and in good time', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const rows = Array.from({ length: 10_000 }, () => ({ ...seen(piece), price: 1_001 }));
  const { body } = await plans.create({ rows });
  expect(body.plan.verdicts).toMatchObject({ REFUSED: 10_000 });
});

const shelfNow = (of: InventoryRow, stock: number) =>
  server.database.db
    .updateTable('stocks')
    .set({ stock })
    .where('variant_id', '=', of.variant_id)
    .where('store_id', '=', store_id)
    .execute();

it('a stock that is mended is told against the one that is shown, not the one seen before', async () => {
  const [piece] = (await list()) as [InventoryRow];
  await shelfNow(piece, 70);
  const stock = { counted: 0, seen: 100 };
  const { body } = await plans.create({ rows: [{ ...seen(piece), stock }] });
  expect((await plans.rows(body.plan))[0]).toMatchObject({
    verdict: 'REFUSED',
    before: { stock: 70 },
  });
  const fixed = await plans.fix(body.plan, 1, { stock: 65 });
  expect(fixed.body.row).toMatchObject({ verdict: 'CHANGED', after: { stock: 65 } });
  await plans.applied(body.plan);
  expect(await now(piece)).toMatchObject({ stock_pieces: 65 });
});

it('what somebody else has changed is changed all the same where the newest is meant', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const change = { store_id, ...seen(piece), price: 1_500 };
  expect((await server.call(inventories.updateV2, { body: change }, owner)).status).toBe(200);
  const { body } = await plans.create({ rows: [{ ...seen(piece), price: 1_100 }] });
  const still = await plans.fix(body.plan, 1, { price: 1_120 });
  expect(still.body.row).toMatchObject({
    verdict: 'REFUSED',
    reasons: [{ code: 'changed_since' }],
  });
  const fixed = await plans.fix(body.plan, 1, { use_latest: true });
  expect(fixed.body.row).toMatchObject({ verdict: 'CHANGED', before: { price: 1_500 } });
  await plans.applied(body.plan, ['PRICE_JUMP', 'LADDER_INVERSION']);
  expect(await now(piece)).toMatchObject({ price: 1_120 });
});

it('a version or a shelf beyond all measure is named', async () => {
  const [piece, dozen, carton] = (await list()) as [InventoryRow, InventoryRow, InventoryRow];
  const far = await plans.create({ rows: [{ ...seen(piece), version: 3_000_000_000, price: 1 }] });
  expect(far.status).toBe(400);
  const of = carton ?? dozen;
  await server.database.db
    .updateTable('product_units')
    .set({ base_quantity: 240 })
    .where('id', '=', of.product_unit_id)
    .execute();
  const stock = { counted: 1, seen: 9_999_999 };
  const { body } = await plans.create({ rows: [{ ...seen(of), stock }] });
  expect((await plans.rows(body.plan))[0]?.reasons).toMatchObject([
    { column: 'stock', code: 'stock_out_of_range' },
  ]);
});
