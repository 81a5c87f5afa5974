import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldCodes, listingNow } from '../../../testing/listings.ts';
import { newProduct } from '../../../testing/new-product.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { countOf, stockTaking } from '../../../testing/stock-taking.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const { inventories, inventoryPlans, stockTakes } = contract;
/** So long after it was heard of that all of this test lies before it. */
const later = 60_000;

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

it('what a shelf is found by: units, barcodes, stock and what a piece has cost', async () => {
  const [piece] = await at.list({ cost_price: 900 });
  await server.database.db
    .insertInto('barcodes')
    .values({ barcode_number: '8991234567897', product_unit_id: piece.product_unit_id })
    .execute();
  const shelf = await at.heard(piece);
  expect(shelf).toMatchObject({
    product_name: piece.product_name,
    stock_pieces: 100,
    inventory_id: piece.id,
    reserved_pieces: 0,
    cost_per_piece: 900,
  });
  expect(shelf.units.map(({ base_quantity }) => base_quantity)).toEqual([40, 12, 1]);
  expect(shelf.units[2]?.barcodes).toEqual(['8991234567897']);
  const pages = await server.call(
    stockTakes.shelves,
    { query: { store_id: at.store_id, page_size: 2 } },
    at.clerk,
  );
  expect(pages.body.data).toHaveLength(2);
  const query = { store_id: at.store_id, page_size: 2, after: pages.body.next ?? '' };
  const second = await server.call(stockTakes.shelves, { query }, at.clerk);
  expect(Number(second.body.data[0]?.variant_id)).toBeGreaterThan(
    Number(pages.body.data[1]?.variant_id),
  );
});

it('what was counted is applied as one, in the history by what, and can be taken back [RT-46]', async () => {
  const [[first], [second], [same], [uncounted]] = [
    await at.list(),
    await at.list(),
    await at.list(),
    await at.list(),
  ];
  const plan = await at.taken([
    countOf(await at.heard(first), { counted: 93 }),
    countOf(await at.heard(second), { counted: 131 }),
    countOf(await at.heard(same), { counted: 100 }),
  ]);
  expect(plan).toMatchObject({
    source: 'STOCK_TAKE',
    file_name: 'Rak depan',
    state: 'APPLIED',
    verdicts: { CHANGED: 2, UNCHANGED: 1, REFUSED: 0 },
    outcomes: { APPLIED: 2 },
  });
  expect([await at.pieces(first), await at.pieces(second), await at.pieces(same)]).toEqual([
    93, 131, 100,
  ]);
  expect(await listingNow(server, uncounted)).toEqual(uncounted);
  const line = await server.database.db
    .selectFrom('stock_ledger')
    .where('variant_id', '=', first.variant_id)
    .orderBy('id', 'desc')
    .select(['change', 'reason', 'source', 'plan_id'])
    .executeTakeFirstOrThrow();
  expect(line).toEqual({ change: -7, reason: 'COUNT', source: 'STOCK_TAKE', plan_id: plan.id });
  const log = await server.call(
    inventories.log,
    { query: { store_id: at.store_id, inventory_id: first.id } },
    at.clerk,
  );
  expect(log.body.data[0]).toMatchObject({ kind: 'STOCK', source: 'STOCK_TAKE', after: 93 });

  expect(await at.plans.undone(plan)).toMatchObject({ state: 'UNDONE', outcomes: { UNDONE: 2 } });
  expect([await at.pieces(first), await at.pieces(second)]).toEqual([100, 100]);
});

it('sent twice it is one: the same session answers with the same plan, also under another key', async () => {
  const [piece] = await at.list();
  const counts = [countOf(await at.heard(piece), { counted: 90 })];
  const take_id = randomUUID();
  const { body: once } = await at.finish(counts, take_id);
  const { body: again } = await at.finish(counts, take_id);
  expect([again.plan.id, again.plan.job_id]).toEqual([take_id, once.plan.job_id]);
  await at.plans.run(once.plan.job_id);
  expect((await at.finish(counts, take_id)).body.plan.state).toBe('APPLIED');
  expect(await at.pieces(piece)).toBe(90);
});

it('a repeat is one of the same person with the same counts; anything else under its id is refused by name', async () => {
  const [[piece], [other]] = [await at.list(), await at.list()];
  const counts = [countOf(await at.heard(piece), { counted: 90 })];
  const take_id = randomUUID();
  const { body: once } = await at.finish(counts, take_id);
  await at.plans.run(once.plan.job_id);
  const more = [...counts, countOf(await at.heard(other), { counted: 70 })];
  const refused = await at.finish(more, take_id);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { errors: { code: 'stock_take_known' } },
  ]);
  const owner = await server.signIn(testPeople.owner);
  expect((await at.finish(counts, take_id, 'Rak depan', owner)).status).toBe(409);
  expect([await at.pieces(piece), await at.pieces(other)]).toEqual([90, 100]);
});

it('what was sold since it was counted stays sold', async () => {
  const [piece] = await at.list();
  const count = countOf(await at.heard(piece), { counted: 98 });
  await at.ship(piece, 30);
  expect(await at.pieces(piece)).toBe(70);
  await at.taken([count]);
  expect(await at.pieces(piece)).toBe(68);
});

it('what left the shelf before it was counted is no difference, though the device had not heard of it', async () => {
  const [piece] = await at.list();
  const before = await at.heard(piece);
  await at.ship(piece, 30);
  const count = countOf(before, { counted: 69, counted_after: later });
  expect(await at.judged([count])).toEqual([
    { inventory_id: piece.id, stock_pieces: 70, change: -1, reason: null },
  ]);
  await at.taken([{ ...count, looked_at: -1 }]);
  expect(await at.pieces(piece)).toBe(69);
});

it('what was shipped just before the shelf was heard of is not taken twice, whatever a clock says', async () => {
  const [piece] = await at.list();
  await at.ship(piece, 30);
  const shelf = await at.heard(piece);
  const told_at = new Date(Date.parse(shelf.told_at) - 3_600_000).toISOString();
  await at.taken([countOf({ ...shelf, told_at }, { counted: 70, counted_after: 2 * 3_600_000 })]);
  expect(await at.pieces(piece)).toBe(70);
});

it('a difference that nobody has looked at is not applied: the plan waits to be looked at', async () => {
  const [piece] = await at.list();
  const before = await at.heard(piece);
  await at.ship(piece, 30);
  const plan = await at.taken([countOf(before, { counted: 100, counted_after: later })]);
  expect(plan).toMatchObject({ state: 'READY', is_waiting: false, verdicts: { CHANGED: 1 } });
  expect(await at.pieces(piece)).toBe(70);
  await at.plans.applied(plan);
  expect(await at.pieces(piece)).toBe(100);
});

it('counted in two places while orders moved the goods, a shelf is refused by name', async () => {
  const [[moved], [still]] = [await at.list(), await at.list()];
  const [one, two] = [await at.heard(moved), await at.heard(still)];
  await at.ship(moved, 10);
  const plan = await at.taken([
    countOf(one, { counted: 90, added_after: later }),
    countOf(two, { counted: 90, added_after: later }),
  ]);
  const [refused] = await at.plans.rows(plan, { verdict: 'REFUSED' });
  expect(refused?.reasons).toMatchObject([{ column: 'stock', code: 'moved_while_counted' }]);
  expect([await at.pieces(moved), await at.pieces(still)]).toEqual([90, 90]);
});

it('two who count the same shelf at once do not take it twice: the second is refused by name', async () => {
  const [[piece], [other]] = [await at.list(), await at.list()];
  const [mine, theirs] = [await at.heard(piece), await at.heard(piece)];
  await at.taken([countOf(mine, { counted: 90 })]);
  const plan = await at.taken([
    countOf(theirs, { counted: 90 }),
    countOf(await at.heard(other), { counted: 95 }),
  ]);
  expect(plan).toMatchObject({ verdicts: { REFUSED: 1, CHANGED: 1 }, outcomes: { APPLIED: 1 } });
  const [refused] = await at.plans.rows(plan, { verdict: 'REFUSED' });
  expect(refused?.reasons).toMatchObject([{ column: 'stock', code: 'counted_meanwhile' }]);
  expect([await at.pieces(piece), await at.pieces(other)]).toEqual([90, 95]);
});

it('a shelf without loose pieces is counted to the piece all the same', async () => {
  const units = await newProduct(server.database.db, `Lusinan ${randomUUID()}`, ['']);
  const dozens = units.find(({ base_quantity }) => base_quantity === 12);
  const item = {
    product_unit_id: dozens?.product_unit_id ?? '',
    price: 9_000,
    opening_stock: 8,
  };
  const added = await server.call(
    inventories.create,
    { body: { store_id: at.store_id, ...item } },
    at.clerk,
  );
  const dozen = added.body.inventories[0] as InventoryRow;
  const shelf = await at.heard(dozen);
  expect(shelf.inventory_id).toBe(dozen.id);
  await at.taken([countOf(shelf, { counted: 95 })]);
  expect(await at.pieces(dozen)).toBe(95);
});

it('what buyers have reserved is not counted away, and an unknown listing is named', async () => {
  const [piece] = await at.list();
  await placeOrder(server, at.buyer, at.sides, {
    lines: [{ inventory_id: piece.id, quantity: 30 }],
  });
  const shelf = await at.heard(piece);
  expect(shelf.reserved_pieces).toBe(30);
  const plan = await at.taken([
    countOf(shelf, { counted: 10 }),
    { ...countOf(shelf, { counted: 1 }), inventory_id: '999999999' },
  ]);
  expect(plan).toMatchObject({ state: 'READY', verdicts: { REFUSED: 2, CHANGED: 0 } });
  const rows = await at.plans.rows(plan);
  expect(rows.map(({ reasons }) => reasons[0]?.code)).toEqual([
    'below_reserved',
    'product_unknown',
  ]);
  expect(await at.pieces(piece)).toBe(100);
  const fixed = await at.plans.fix(plan, 1, { stock: 40 });
  expect(fixed.body.row).toMatchObject({ verdict: 'CHANGED', after: { stock: 40 } });
});

it('refuses a shelf twice and none at all, by field', async () => {
  const [piece] = await at.list();
  const count = countOf(await at.heard(piece), { counted: 1 });
  expect(fieldCodes((await at.finish([count, count])).body)).toEqual({
    'counts.1.inventory_id': 'duplicate',
  });
  expect(fieldCodes((await at.finish([])).body)).toEqual({ counts: 'required' });
  const wrong = await at.finish([{ ...count, counted: -1 }]);
  expect(fieldCodes(wrong.body)).toEqual({ 'counts.0.counted': 'too_small' });
  const far = await at.finish([{ ...count, mark: '99999999999999999999', counted_after: 3e9 }]);
  expect(fieldCodes(far.body)).toEqual({
    'counts.0.mark': 'invalid',
    'counts.0.counted_after': 'too_big',
  });
});

it('as many as may be counted can be handed in at once: it is read to the last of them', async () => {
  const [piece] = await at.list();
  const count = countOf(await at.heard(piece), { counted: 9_999_999, added_after: 2e9 });
  const counts = Array.from({ length: 2_000 }, (_, index) => ({
    ...count,
    inventory_id: `${100_000_000_000 + index}`,
    mark: '999999999999999',
    counted_after: 2e9,
    looked_at: -9_999_999,
  }));
  expect(await at.judged(counts)).toHaveLength(2_000);
  const { body } = await at.finish([...counts.slice(1), { ...count, counted: -1 }]);
  expect(fieldCodes(body)).toEqual({ 'counts.1999.counted': 'too_small' });
});

it('plans of stock takings can be listed by themselves', async () => {
  const query = { store_id: at.store_id, source: 'STOCK_TAKE' as const };
  const { body } = await server.call(inventoryPlans.list, { query }, at.clerk);
  expect(body.data.length).toBeGreaterThan(3);
  expect(new Set(body.data.map(({ source }) => source))).toEqual(new Set(['STOCK_TAKE']));
});
