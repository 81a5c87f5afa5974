import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldCodes, listingNow, listProduct } from '../../../testing/listings.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const { inventories } = contract;
const store_id: string = testStores.own;

let server: TestServer;
let clerk: string;
beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.signIn(testPeople.stockStaff);
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  await server.close();
});

const list = (more: object = {}) => listProduct(server, clerk, store_id, { ...more });
const oneListing = async (more: object = {}) => {
  const [row] = await list(more);
  return row as InventoryRow;
};
const which = ({ id, version }: InventoryRow) => ({ inventory_id: id, version });
const update = (row: InventoryRow, more: object) =>
  server.call(inventories.update, { body: { store_id, ...which(row), ...more } }, clerk);
const updateV2 = (row: InventoryRow, more: object) =>
  server.call(inventories.updateV2, { body: { store_id, ...which(row), ...more } }, clerk);
const updateTiers = (row: InventoryRow, price_tiers: unknown) =>
  server.call(
    inventories.updatePriceTiers,
    { body: { store_id, ...which(row), price_tiers } },
    clerk,
  );
const now = (row: InventoryRow) => listingNow(server, row);
const logOf = ({ id }: InventoryRow) =>
  server.database.db
    .selectFrom('inventory_changes')
    .where('inventory_id', '=', id)
    .where('kind', '<>', 'CREATED')
    .orderBy('id')
    .select(['kind', 'before', 'after', 'source'])
    .execute();
const eventsOf = (id: string) =>
  server.database.db
    .selectFrom('store_events')
    .where('kind', '=', 'inventory.changed')
    .orderBy('id')
    .select(['payload', 'area'])
    .execute()
    .then((events) => events.filter(({ payload }) => JSON.stringify(payload).includes(`"${id}"`)));

it('changes price and stock, and says so to the log, the ledger and open screens [API-14]', async () => {
  const row = await oneListing();
  const stock = { counted: 90, seen: 100, note: '  Dus   basah ' };
  const { status, body } = await update(row, { price: 1_100, stock });
  expect(status).toBe(200);
  const [after] = body.inventories;
  expect(after).toEqual(await now(row));
  expect(after).toMatchObject({
    price: 1_100,
    stock: 90,
    version: 2,
    updated_by_name: 'Rini Utami',
  });
  expect(after?.price_changed_at).not.toBe(row.price_changed_at);
  expect(await logOf(row)).toEqual([
    { kind: 'PRICE', before: 1_000, after: 1_100, source: 'SCREEN' },
  ]);
  const ledger = await server.database.db
    .selectFrom('stock_ledger')
    .where('variant_id', '=', row.variant_id)
    .orderBy('id')
    .select(['change', 'stock_after', 'reason', 'source', 'note'])
    .execute();
  expect(ledger).toEqual([
    { change: 100, stock_after: 100, reason: 'OPENING', source: 'BULK', note: null },
    { change: -10, stock_after: 90, reason: 'COUNT', source: 'SCREEN', note: 'Dus basah' },
  ]);
  const event = (await eventsOf(row.id)).at(-1);
  expect(event?.area).toBe('inventory');
  const told = event?.payload as { inventories: InventoryRow[] } | undefined;
  expect(told?.inventories).toHaveLength(3);
  expect(told?.inventories).toContainEqual(after);
});

it('changes everything there is to a listing, one line of the log for each thing [API-49]', async () => {
  const row = await oneListing();
  const price_tiers = [
    { min_qty: 6, price: 1_900 },
    { min_qty: 12, price: 1_800 },
  ];
  const wanted = { price: 2_000, cost_price: 900, minimum_order: 3, low_stock_level: 24 };
  const { body } = await updateV2(row, { ...wanted, state: 'INACTIVE', price_tiers });
  expect(body.inventories[0]).toMatchObject({ ...wanted, state: 'INACTIVE', price_tiers });
  expect(body.inventories[0]?.version).toBe(2);
  expect(await logOf(row)).toEqual([
    { kind: 'PRICE', before: 1_000, after: 2_000, source: 'SCREEN' },
    { kind: 'COST_PRICE', before: null, after: 900, source: 'SCREEN' },
    { kind: 'PRICE_TIERS', before: [], after: price_tiers, source: 'SCREEN' },
    { kind: 'MINIMUM_ORDER', before: 1, after: 3, source: 'SCREEN' },
    { kind: 'STATE', before: 'ACTIVE', after: 'INACTIVE', source: 'SCREEN' },
    { kind: 'LOW_STOCK_LEVEL', before: 0, after: 24, source: 'SCREEN' },
  ]);
  const [edited] = body.inventories;
  await updateV2(edited as InventoryRow, { cost_price: null });
  expect((await now(row)).cost_price).toBeNull();
});

it('what changes nothing raises nothing, writes nothing and answers with the row [API-49]', async () => {
  const row = await oneListing({ cost_price: 800 });
  const events = (await eventsOf(row.id)).length;
  const same = { price: row.price, cost_price: 800, minimum_order: 1, low_stock_level: 0 };
  const stock = { counted: 100, seen: 100 };
  const { status, body } = await updateV2(row, {
    ...same,
    state: 'ACTIVE',
    price_tiers: [],
    stock,
  });
  expect([status, body.inventories]).toEqual([200, [row]]);
  expect(await now(row)).toEqual(row);
  expect(await logOf(row)).toEqual([]);
  expect(await eventsOf(row.id)).toHaveLength(events);
});

it('a stale version is refused with the row of now, and nothing is applied [API-14] [API-49]', async () => {
  const row = await oneListing();
  await update(row, { price: 1_500 });
  const { status, body } = await updateV2(row, { price: 1_600, minimum_order: 5 });
  expect([status, body.errors?.code]).toEqual([409, 'inventory_version_conflict']);
  expect(body.errors?.current_inventories).toEqual([await now(row)]);
  expect(await now(row)).toMatchObject({ price: 1_500, minimum_order: 1, version: 2 });
});

it('listings of another store are not found [API-14]', async () => {
  const other = await server.signIn(testPeople.otherOwner);
  const theirs = (await listProduct(server, other, testStores.other))[0] as InventoryRow;
  for (const row of [theirs, { ...theirs, id: '999999999' }])
    expect((await update(row, { price: 5 })).body.errors?.code).toBe('inventory_not_found');
  expect(await now(theirs)).toEqual(theirs);
});

it.each([
  ['0', 0, 'price_out_of_range'],
  ['negative', -1_000, 'price_out_of_range'],
  ['1e12', 1e12, 'price_out_of_range'],
  ['a fraction', 1_000.5, 'invalid'],
  ['text', '1000', 'invalid'],
])('refuses a price that is %s [API-14]', async (_name, price, code) => {
  const row = await oneListing();
  const { status, body } = await update(row, { price });
  expect([status, fieldCodes(body)]).toEqual([400, { price: code }]);
  expect(await now(row)).toEqual(row);
});

it('tiers are each for more and for less, and below the price [API-53]', async () => {
  const row = await oneListing();
  const tiers = (...pairs: [number, unknown][]) =>
    pairs.map(([min_qty, price]) => ({ min_qty, price }));
  const codes = async (price_tiers: unknown) =>
    fieldCodes((await updateTiers(row, price_tiers)).body);
  expect(await codes(tiers([12, 900], [6, 800]))).toEqual({
    'price_tiers.1.min_qty': 'tier_not_more',
  });
  expect(await codes(tiers([6, 800], [12, 900]))).toEqual({
    'price_tiers.1.price': 'tier_not_cheaper',
  });
  expect(await codes(tiers([6, 1_000], [12, 900]))).toEqual({
    'price_tiers.0.price': 'tier_not_cheaper_than_price',
  });
  expect(await codes(tiers([1, 900]))).toEqual({ 'price_tiers.0.min_qty': 'too_small' });
  expect(await codes(tiers([6, 0.5]))).toEqual({ 'price_tiers.0.price': 'invalid' });
  expect(await codes(tiers([2, 9], [3, 8], [4, 7], [5, 6], [6, 5], [7, 4]))).toEqual({
    price_tiers: 'too_long',
  });
  expect(await now(row)).toEqual(row);
  const right = tiers([6, 999], [12, 500]);
  expect((await updateTiers(row, right)).body.inventories[0]).toMatchObject({
    price_tiers: right,
    version: 2,
  });
  expect((await updateTiers(await now(row), [])).body.inventories[0]?.price_tiers).toEqual([]);
});

it('a price may not fall to a tier that stays; with new tiers it may [API-53] [API-14]', async () => {
  const row = await oneListing({ price: 1_000, price_tiers: [{ min_qty: 6, price: 900 }] });
  const { status, body } = await update(row, { price: 900 });
  expect([status, fieldCodes(body)]).toEqual([
    400,
    { price: 'price_not_above_tiers', 'price_tiers.0.price': 'tier_not_cheaper_than_price' },
  ]);
  expect(await now(row)).toEqual(row);
  const price_tiers = [{ min_qty: 6, price: 850 }];
  expect((await updateV2(row, { price: 900, price_tiers })).status).toBe(200);
});

it.each([
  ['minimum_order', 0, 'too_small'],
  ['minimum_order', 10_000_000, 'too_big'],
  ['low_stock_level', -1, 'too_small'],
  ['cost_price', 0, 'price_out_of_range'],
  ['state', 'SOLD', 'not_a_choice'],
  ['version', 1.5, 'invalid'],
  ['stock', { counted: -1, seen: 0 }, 'too_small'],
  ['stock', { counted: 10_000_000, seen: 0 }, 'too_big'],
  ['stock', { counted: 1, seen: 0, note: 'x\u0000' }, 'invalid'],
])('refuses %s of %j [API-49]', async (field, wrong, code) => {
  const { status, body } = await updateV2(await oneListing(), { [field]: wrong });
  expect(status).toBe(400);
  expect(Object.values(fieldCodes(body))).toEqual([code]);
});
