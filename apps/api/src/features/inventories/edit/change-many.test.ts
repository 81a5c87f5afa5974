import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldCodes, listingNow, listProduct } from '../../../testing/listings.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const { inventories, orderShipping } = contract;
const store_id: string = testStores.own;

let server: TestServer;
let owner: string;
let buyer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  await server.close();
});

const list = (more: object = {}) => listProduct(server, owner, store_id, { ...more });
const now = (row: InventoryRow) => listingNow(server, row);
const which = ({ id, version }: InventoryRow) => ({ inventory_id: id, version });
const bulk = (changes: object[]) =>
  server.call(inventories.updateBulk, { body: { store_id, inventories: changes } }, owner);
const updateV3 = (product_id: string, changes: object[]) =>
  server.call(
    inventories.updateV3,
    { body: { store_id, product_id, inventories: changes } },
    owner,
  );
const setState = (rows: InventoryRow[], state: string) =>
  server.call(
    inventories.updateState,
    { body: { store_id, state, inventories: rows.map(which) } },
    owner,
  );
const countersNow = () =>
  server.database.db
    .selectFrom('inventory_counters')
    .where('store_id', '=', store_id)
    .selectAll()
    .executeTakeFirstOrThrow();

it('variants and units of one product change together, in the order they were sent [API-50]', async () => {
  const rows = await list({ variants: ['Merah', 'Hijau'] });
  const product_id = rows[0]?.product_id ?? '';
  const changes = rows.map((row, index) => ({ ...which(row), price: row.price + index + 1 }));
  const { status, body } = await updateV3(product_id, changes.toReversed());
  expect(status).toBe(200);
  expect(body.inventories.map(({ id, price, version }) => [id, price, version])).toEqual(
    rows.map((row, index) => [row.id, row.price + index + 1, 2]).toReversed(),
  );
});

it('a listing of another product is none of this one, and nothing is applied [API-50]', async () => {
  const [mine, other] = [await list(), await list()].map(([row]) => row) as InventoryRow[];
  const rows = [mine, other] as InventoryRow[];
  const { body } = await updateV3(
    mine?.product_id ?? '',
    rows.map((row) => ({ ...which(row), price: 7_000 })),
  );
  expect(body.errors?.code).toBe('inventory_not_found');
  expect(await now(rows[0] as InventoryRow)).toEqual(rows[0]);
});

it('all or nothing: every stale row is named as it is now, the others stay [API-50] [API-51]', async () => {
  const rows = await list();
  await bulk(rows.slice(0, 2).map((row) => ({ ...which(row), price: row.price + 1 })));
  const changes = rows.map((row) => ({ ...which(row), price: row.price + 9 }));
  for (const { status, body } of [
    await bulk(changes),
    await updateV3(rows[0]?.product_id ?? '', changes),
  ]) {
    expect([status, body.errors?.code]).toEqual([409, 'inventory_version_conflict']);
    const current = body.errors?.current_inventories ?? [];
    expect(current.map(({ id, version }) => [id, version])).toEqual(
      rows.slice(0, 2).map(({ id }) => [id, 2]),
    );
  }
  expect(await now(rows[2] as InventoryRow)).toEqual(rows[2]);
});

it('one wrong row refuses all, by its place [API-51]', async () => {
  const rows = await list({ price: 1_000, price_tiers: [{ min_qty: 6, price: 900 }] });
  const { body } = await bulk([
    { ...which(rows[0] as InventoryRow), price: 1_200 },
    { ...which(rows[1] as InventoryRow), price_tiers: [{ min_qty: 3, price: 1_000 }] },
    { ...which(rows[2] as InventoryRow), price: 800 },
  ]);
  expect(fieldCodes(body)).toEqual({
    'inventories.1.price_tiers.0.price': 'tier_not_cheaper_than_price',
    'inventories.2.price': 'price_not_above_tiers',
    'inventories.2.price_tiers.0.price': 'tier_not_cheaper_than_price',
  });
  expect(await now(rows[0] as InventoryRow)).toEqual(rows[0]);
});

it('the same listing twice is refused, and so are none and more than a hundred [API-51]', async () => {
  const [row] = await list();
  const change = { ...which(row as InventoryRow), price: 1_200 };
  expect(fieldCodes((await bulk([change, change])).body)).toEqual({
    'inventories.1.inventory_id': 'duplicate',
  });
  expect(fieldCodes((await bulk([])).body)).toEqual({ inventories: 'required' });
  const many = Array.from({ length: 101 }, (_, index) => ({
    ...change,
    inventory_id: `${index + 1}`,
  }));
  expect(fieldCodes((await bulk(many)).body)).toEqual({ inventories: 'too_long' });
});

it('of many rows open screens are told the ids alone [API-51]', async () => {
  const rows = await list({ variants: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] });
  await bulk(rows.map((row) => ({ ...which(row), price: row.price + 1 })));
  const { payload } = await server.database.db
    .selectFrom('store_events')
    .where('kind', '=', 'inventory.changed')
    .orderBy('id', 'desc')
    .select('payload')
    .executeTakeFirstOrThrow();
  expect(payload).toEqual({ inventory_ids: rows.map(({ id }) => id) });
});

it('offers and takes off, and the counters of listings and products follow [API-52]', async () => {
  const before = await countersNow();
  const rows = await list();
  const added = { active: before.active + 3, products: before.products + 1 };
  expect(await countersNow()).toEqual({
    ...before,
    ...added,
    products_active: before.products_active + 1,
  });
  const off = await setState(rows.slice(0, 2), 'INACTIVE');
  expect(off.body.inventories.map(({ state, version }) => [state, version])).toEqual([
    ['INACTIVE', 2],
    ['INACTIVE', 2],
  ]);
  expect(await countersNow()).toMatchObject({
    active: before.active + 1,
    inactive: before.inactive + 2,
    products_active: before.products_active + 1,
    products_inactive: before.products_inactive + 1,
  });
  await setState(rows.slice(2), 'INACTIVE');
  expect(await countersNow()).toMatchObject({
    active: before.active,
    products_active: before.products_active,
    products_inactive: before.products_inactive + 1,
  });
  // Those that are off already stay as they are, beside one that is not.
  const mixed = [...off.body.inventories, await now(rows[2] as InventoryRow)];
  const again = await setState(mixed, 'INACTIVE');
  expect(again.body.inventories).toEqual(mixed);
  await setState(mixed, 'ACTIVE');
  expect(await countersNow()).toMatchObject({ ...added, inactive: before.inactive });
});

it('what is taken off while it is ordered is still shipped [API-52]', async () => {
  const [pieces] = await list();
  const row = pieces as InventoryRow;
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  const lines = [{ inventory_id: row.id, quantity: 8 }];
  const order_id = await orderAt(server, buyer, sides, 'PROCESSING', { lines });
  expect((await setState([row], 'INACTIVE')).status).toBe(200);
  const { id: courier_id } = await server.database.db
    .selectFrom('store_couriers')
    .where('store_id', '=', store_id)
    .where('is_active', '=', true)
    .select('id')
    .executeTakeFirstOrThrow();
  const body = { store_id, order_id, courier_id };
  const shipped = await server.call(orderShipping.confirmShipment, { body }, owner);
  expect(shipped.status).toBe(200);
  expect(await now(row)).toMatchObject({ stock: 92, reserved_pieces: 0, state: 'INACTIVE' });
});

it('nothing is changed in a store that is inactive [API-14] [API-16] [API-52]', async () => {
  const inactive: string = testStores.inactive;
  const { id, version, product_unit_id } = await server.database.db
    .selectFrom('inventories')
    .where('store_id', '=', inactive)
    .select(['id', 'version', 'product_unit_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const known = { store_id: inactive, inventory_id: id, version };
  const answers = [
    await server.call(inventories.update, { body: { ...known, price: 5 } }, owner),
    await server.call(
      inventories.create,
      { body: { store_id: inactive, product_unit_id, price: 5 } },
      owner,
    ),
  ];
  for (const { body } of answers) expect(body.errors?.code).toBe('store_inactive');
});
