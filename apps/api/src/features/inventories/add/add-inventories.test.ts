import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldCodes } from '../../../testing/listings.ts';
import { type NewUnit, newProduct } from '../../../testing/new-product.ts';
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

type Units = [NewUnit, NewUnit, NewUnit];
const units = async (variants?: string[]) =>
  (await newProduct(server.database.db, `Produk ${randomUUID()}`, variants)) as Units;
const create = ({ product_unit_id }: Pick<NewUnit, 'product_unit_id'>, more: object = {}) =>
  server.call(
    inventories.create,
    { body: { store_id, product_unit_id, price: 1_000, ...more } },
    clerk,
  );
const createBulk = (items: object[]) =>
  server.call(
    inventories.createBulk,
    { body: { store_id, items: items.map((item) => ({ price: 1_000, ...item })) } },
    clerk,
  );
const wanted = ({ product_unit_id }: NewUnit, more: object = {}) => ({ product_unit_id, ...more });
const ledgerOf = ({ variant_id }: NewUnit) =>
  server.database.db
    .selectFrom('stock_ledger')
    .where('store_id', '=', store_id)
    .where('variant_id', '=', variant_id)
    .select(['change', 'stock_after', 'reason', 'source'])
    .execute();
const listedOf = ({ variant_id }: NewUnit) =>
  server.database.db
    .selectFrom('inventories')
    .where('variant_id', '=', variant_id)
    .select('id')
    .execute();

it('lists a unit with all there is to say of it [API-16]', async () => {
  const [, dozen] = await units();
  const price_tiers = [{ min_qty: 5, price: 950 }];
  const more = { cost_price: 700, minimum_order: 2, price_tiers, low_stock_level: 24 };
  const { status, body } = await create(dozen, { ...more, opening_stock: 10 });
  expect(status).toBe(200);
  expect(body.inventories).toHaveLength(1);
  expect(body.inventories[0]).toMatchObject({
    ...more,
    store_id,
    product_unit_id: dozen.product_unit_id,
    variant_id: dozen.variant_id,
    product_id: dozen.product_id,
    price: 1_000,
    state: 'ACTIVE',
    version: 1,
    stock: 10,
    available: 10,
    stock_pieces: 120,
    stock_level: 'ENOUGH',
    updated_by_name: 'Rini Utami',
  });
  const opening = { change: 120, stock_after: 120, reason: 'OPENING', source: 'SCREEN' };
  expect(await ledgerOf(dozen)).toEqual([opening]);
  const log = await server.database.db
    .selectFrom('inventory_changes')
    .where('inventory_id', '=', body.inventories[0]?.id ?? '')
    .select(['kind', 'before', 'after', 'source'])
    .execute();
  expect(log).toEqual([{ kind: 'CREATED', before: null, after: 1_000, source: 'SCREEN' }]);
  const event = await server.database.db
    .selectFrom('store_events')
    .orderBy('id', 'desc')
    .select(['kind', 'payload'])
    .executeTakeFirstOrThrow();
  expect(event).toMatchObject({ kind: 'inventory.changed', payload: body });
});

it('units of one variant open one shelf, in one line of the ledger [API-16]', async () => {
  const [piece, dozen, carton] = await units();
  const { body } = await createBulk([
    wanted(piece, { opening_stock: 5, state: 'INACTIVE' }),
    wanted(carton, { opening_stock: 2 }),
    wanted(dozen, { opening_stock: 1 }),
  ]);
  expect(body.inventories.map(({ product_unit_id }) => product_unit_id)).toEqual(
    [piece, carton, dozen].map(({ product_unit_id }) => product_unit_id),
  );
  expect(body.inventories.map(({ stock, state }) => [stock, state])).toEqual([
    [97, 'INACTIVE'],
    [2, 'ACTIVE'],
    [8, 'ACTIVE'],
  ]);
  expect(await ledgerOf(piece)).toMatchObject([{ change: 97, reason: 'OPENING', source: 'BULK' }]);
});

it('a shelf that is known is not opened again [API-16]', async () => {
  const [piece, dozen, carton] = await units();
  await create(piece);
  expect(await ledgerOf(piece)).toEqual([]);
  const { status, body } = await createBulk([wanted(dozen), wanted(carton, { opening_stock: 1 })]);
  expect([status, fieldCodes(body)]).toEqual([400, { 'items.1.opening_stock': 'stock_known' }]);
  expect(await listedOf(piece)).toHaveLength(1);
  expect((await create(dozen)).body.inventories[0]).toMatchObject({ stock: 0, version: 1 });
});

it('a level set with a new unit is an edit of the units there are [API-16]', async () => {
  const [piece, dozen, carton] = await units();
  const [first] = (await create(piece, { opening_stock: 30, low_stock_level: 10 })).body
    .inventories;
  await create(dozen, { low_stock_level: 10 });
  const same = await server.call(
    inventories.update,
    { body: { store_id, inventory_id: first?.id, version: 1, price: 1_001 } },
    clerk,
  );
  expect(same.status).toBe(200);
  await create(carton, { low_stock_level: 40 });
  const stale = await server.call(
    inventories.update,
    { body: { store_id, inventory_id: first?.id, version: 2, price: 1_002 } },
    clerk,
  );
  expect(stale.body.errors?.current_inventories).toMatchObject([
    { version: 3, low_stock_level: 40, stock_level: 'LOW', price: 1_001 },
  ]);
});

it('a unit that is not in the catalogue, or is listed already [API-16]', async () => {
  const [piece, dozen] = await units();
  const unknown = await createBulk([wanted(piece), { product_unit_id: '999999999' }]);
  expect([unknown.status, unknown.body.errors?.code]).toEqual([404, 'product_unit_not_found']);
  const [listed] = (await create(piece, { opening_stock: 3 })).body.inventories;
  const again = await createBulk([wanted(dozen), wanted(piece, { opening_stock: 3 })]);
  expect([again.status, again.body.errors?.code]).toEqual([409, 'inventory_exists']);
  expect(again.body.errors?.inventory_id).toBe(listed?.id);
  expect(await listedOf(piece)).toHaveLength(1);
  const twice = await createBulk([wanted(dozen), wanted(dozen)]);
  expect(fieldCodes(twice.body)).toEqual({ 'items.1.product_unit_id': 'duplicate' });
});

it('another store lists the same unit with stock of its own [API-16]', async () => {
  const [piece] = await units();
  await create(piece, { opening_stock: 3 });
  const other = await server.signIn(testPeople.otherOwner);
  const body = {
    store_id: testStores.other,
    product_unit_id: piece.product_unit_id,
    price: 900,
    opening_stock: 7,
  };
  const there = await server.call(inventories.create, { body }, other);
  expect(there.body.inventories[0]).toMatchObject({ stock: 7, store_id: testStores.other });
});

it.each([
  [{ price: 0 }, { price: 'price_out_of_range' }],
  [{ price: 'seribu' }, { price: 'invalid' }],
  [{ opening_stock: 1.5 }, { opening_stock: 'invalid' }],
  [{ opening_stock: 9_999_999 }, { opening_stock: 'too_big' }],
  [
    { price_tiers: [{ min_qty: 2, price: 1_000 }] },
    { 'price_tiers.0.price': 'tier_not_cheaper_than_price' },
  ],
])('refuses a listing with %j [API-16]', async (wrong, codes) => {
  const [, dozen] = await units();
  const { status, body } = await create(dozen, wrong);
  expect([status, fieldCodes(body)]).toEqual([400, codes]);
  expect(await listedOf(dozen)).toEqual([]);
});

it('is found by the words of its product, which are counted once [API-16]', async () => {
  const word = `kata${randomUUID().replaceAll('-', '')}`;
  const [piece, dozen] = (await newProduct(server.database.db, `Sabun ${word}`)) as Units;
  const counted = () =>
    server.database.db
      .selectFrom('product_words')
      .where('word', '=', word)
      .select(['store_id', 'products'])
      .execute();
  await create(piece);
  await create(dozen);
  expect(await counted()).toEqual([{ store_id, products: 1 }]);
  const { search_text } = await server.database.db
    .selectFrom('store_products')
    .where('product_id', '=', piece.product_id)
    .select('search_text')
    .executeTakeFirstOrThrow();
  expect(search_text).toContain(`sabun ${word}`);
});
