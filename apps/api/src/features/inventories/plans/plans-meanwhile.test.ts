import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingNow, listProduct } from '../../../testing/listings.ts';
import { newProduct } from '../../../testing/new-product.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { planning } from '../../../testing/plans.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const { inventories } = contract;
const store_id: string = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
const everyGuard = ['PRICE_JUMP', 'BELOW_COST', 'LADDER_INVERSION'] as const;

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
const file = (...lines: string[]) => plans.importFile(Buffer.from(`${lines.join('\n')}\n`));

it('taken back, a shelf that orders hold on to stays; the price of its row does not', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const stock = { counted: 300, seen: 100 };
  const { body } = await plans.create({ rows: [{ ...seen(piece), price: 1_050, stock }] });
  await plans.applied(body.plan, everyGuard);
  const buyer = await server.signIn(testPeople.buyer);
  await placeOrder(server, buyer, sides, { lines: [{ inventory_id: piece.id, quantity: 120 }] });
  const undone = await plans.undone(body.plan);
  expect(undone.outcomes).toMatchObject({ UNDONE: 1, KEPT: 0 });
  expect(await now(piece)).toMatchObject({ price: 1_000, stock_pieces: 300 });
  const [row] = await plans.rows(body.plan);
  expect(row?.outcome_message).toContain('Stoknya tidak dikembalikan');
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('what a job that was given up has applied can be taken back, once nobody works on it', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const { body } = await plans.create({ rows: [{ ...seen(piece), price: 1_050 }] });
  const begun = await plans.apply(body.plan, everyGuard);
  expect((await plans.undo(body.plan)).body.errors?.code).toBe('plan_not_applied');
  await plans.run(begun.body.plan.job_id);
  // As if it had been given up behind its last row.
  const { verdicts, guards, outcomes } = body.plan;
  await server.database.db
    .updateTable('inventory_plans')
    .set({
      state: 'APPLYING',
      applied_at: null,
      counts: JSON.stringify({ verdicts, guards, outcomes }),
    })
    .where('id', '=', body.plan.id)
    .execute();
  const undone = await plans.undone(body.plan);
  expect(undone).toMatchObject({ state: 'UNDONE', outcomes: { UNDONE: 1 } });
  expect(await now(piece)).toMatchObject({ price: 1_000 });
});

it('a new unit that is left out with its product leaves no shelf behind, and says before what it will be', async () => {
  const units = await newProduct(server.database.db, 'Barang Dua Rasa', ['Manis', 'Asin']);
  const [sweet, salty] = [units[0], units.find((each) => each.variant_id !== units[0]?.variant_id)];
  const items = [{ product_unit_id: sweet?.product_unit_id ?? '', price: 1_000 }];
  const added = await server.call(inventories.createBulk, { body: { store_id, items } }, owner);
  const [listed] = added.body.inventories as [InventoryRow];
  const lines = [
    'ID satuan;Harga;Stok',
    `${sweet?.product_unit_id};1.100;`,
    `${salty?.product_unit_id};1.100;10`,
  ];
  const { body } = await file(...lines);
  const [, fresh] = await plans.rows(body.plan);
  expect(fresh).toMatchObject({
    verdict: 'NEW',
    after: { minimum_order: 1, state: 'ACTIVE', stock: 10 },
  });
  const edit = { store_id, ...seen(listed), price: 1_500 };
  expect((await server.call(inventories.updateV2, { body: edit }, owner)).status).toBe(200);
  const applied = await plans.applied(body.plan, everyGuard);
  expect(applied.outcomes).toMatchObject({ APPLIED: 0, SKIPPED: 2 });
  const shelves = await server.database.db
    .selectFrom('stocks')
    .where('store_id', '=', store_id)
    .where('variant_id', '=', salty?.variant_id ?? '')
    .select('stock')
    .execute();
  expect(shelves).toEqual([]);
  const { body: again } = await file(...lines);
  expect(await plans.applied(again.plan, everyGuard)).toMatchObject({ outcomes: { APPLIED: 2 } });
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('a shelf is counted through the next unit where the smallest is refused', async () => {
  const [piece, dozen] = (await list()) as [InventoryRow, InventoryRow];
  const { body } = await file(
    'ID satuan;Harga;Stok',
    `${piece.product_unit_id};0;120`,
    `${dozen.product_unit_id};;10`,
  );
  expect(body.plan.verdicts).toMatchObject({ REFUSED: 1, CHANGED: 1 });
  await plans.applied(body.plan);
  // Ten dozen instead of eight, and the four pieces beside them stay.
  expect(await now(piece)).toMatchObject({ price: 1_000, stock_pieces: 124 });
});

it('a row that is mended into something unknown says so, and asks for nothing any more', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const { body } = await plans.create({ rows: [{ ...seen(piece), price: 9_000 }] });
  expect(body.plan.guards.PRICE_JUMP).toBe(1);
  const fixed = await plans.fix(body.plan, 1, { barcode: '0000000000000' });
  expect(fixed.body.row).toMatchObject({
    verdict: 'REFUSED',
    guards: [],
    inventory_id: null,
    reasons: [{ column: 'barcode', code: 'product_unknown' }],
  });
  expect(fixed.body.plan.guards.PRICE_JUMP).toBe(0);
});

it('a picked listing that is gone is named, not left out in silence', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const { body } = await plans.create({
    inventory_ids: ['999999999999', piece.id],
    change: { price: { by: 'AMOUNT', value: 10 } },
  });
  expect(body.plan.verdicts).toMatchObject({ CHANGED: 1, REFUSED: 1 });
  const [gone] = await plans.rows(body.plan, { verdict: 'REFUSED' });
  expect(gone?.reasons).toMatchObject([{ code: 'product_unknown' }]);
});

it('a store that is closed down in between is not changed any more', async () => {
  const [piece] = (await list()) as [InventoryRow];
  const { body } = await plans.create({ rows: [{ ...seen(piece), price: 1_050 }] });
  const begun = await plans.apply(body.plan, everyGuard);
  const setActive = (is_active: boolean) =>
    server.database.db
      .updateTable('stores')
      .set({ is_active })
      .where('id', '=', store_id)
      .execute();
  await setActive(false);
  await plans.run(begun.body.plan.job_id);
  await setActive(true);
  expect(await now(piece)).toMatchObject({ price: 1_000 });
});
