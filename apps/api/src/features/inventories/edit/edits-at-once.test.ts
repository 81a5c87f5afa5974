import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timesSentBack } from '../../../platform/db/transaction.ts';
import { openBuyerStores } from '../../../testing/buyer-stores.ts';
import { listingNow, listProduct } from '../../../testing/listings.ts';
import { type NewUnit, newProduct } from '../../../testing/new-product.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { served } from '../../../testing/served.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const { inventories } = contract;
const store_id: string = testStores.own;

let server: TestServer;
let owner: string;
let clerk: string;
let buyer: string;
/** Stores of the buyer's: those of one store come one after the other. */
let branches: string[];
beforeAll(async () => {
  server = await startTestServer();
  branches = await openBuyerStores(server.database.db, 12);
  owner = await server.signIn(testPeople.owner);
  clerk = await server.signIn(testPeople.stockStaff);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());

const oneListing = async () => (await listProduct(server, owner, store_id))[0] as InventoryRow;
const which = ({ id, version }: InventoryRow) => ({ inventory_id: id, version });
const bulk = (changes: object[], token = owner) =>
  server.call(inventories.updateBulk, { body: { store_id, inventories: changes } }, token);
const logged = ({ id }: InventoryRow) =>
  server.database.db
    .selectFrom('inventory_changes')
    .where('inventory_id', '=', id)
    .where('kind', '<>', 'CREATED')
    .select('kind')
    .execute();

it('20 people edit one listing at once: one wins, the others get the row of now [API-14]', async () => {
  const row = await oneListing();
  const write = (index: number) => {
    const stock = { counted: 100 + index, seen: 100 };
    const body = { store_id, ...which(row), price: 2_000 + index, stock };
    return server.call(inventories.update, { body }, index % 2 ? owner : clerk);
  };
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => write(index + 1)));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const after = await listingNow(server, row);
  expect(won[0]?.body.inventories).toEqual([after]);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.errors?.code]).toEqual([409, 'inventory_version_conflict']);
    expect(body.errors?.current_inventories).toEqual([after]);
  }
  expect(after).toMatchObject({ version: 2, stock: after.price - 2_000 + 100 });
  expect(await logged(row)).toHaveLength(1);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('20 who each try until they get through: no edit is lost and no version skipped [API-14]', async () => {
  const row = await oneListing();
  const addOne = async () => {
    for (let seen = row; ; ) {
      const stock = { counted: seen.stock + 1, seen: seen.stock };
      const body = { store_id, ...which(seen), price: seen.price + 1, stock };
      const answer = await server.call(inventories.update, { body }, owner);
      if (answer.status === 200) return;
      seen = answer.body.errors?.current_inventories?.[0] ?? seen;
    }
  };
  await Promise.all(Array.from({ length: 20 }, addOne));
  expect(await listingNow(server, row)).toMatchObject({ price: 1_020, stock: 120, version: 21 });
  expect(await logged(row)).toHaveLength(20);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('1,000 changes in bulk, by two people at once in opposite order: each once, and all adds up [API-51]', async () => {
  const rows: InventoryRow[] = [];
  for (let product = 0; product < 67; product += 1)
    rows.push(
      ...(await listProduct(server, owner, store_id, { variants: ['A', 'B', 'C', 'D', 'E'] })),
    );
  const change = (row: InventoryRow, index: number) => ({
    ...which(row),
    price: row.price + 1,
    state: index % 3 ? 'ACTIVE' : 'INACTIVE',
    ...(row.base_quantity === 40 && { minimum_order: 2 }),
  });
  const thousand = rows.slice(0, 1_000).map(change);
  const parts = Array.from({ length: 10 }, (_, part) =>
    thousand.slice(part * 100, part * 100 + 100),
  );
  const answers = await Promise.all(
    parts.flatMap((part) => [
      served(() => bulk(part)),
      served(() => bulk(part.toReversed(), clerk)),
    ]),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  const after = await server.database.db
    .selectFrom('inventories')
    .where(
      'id',
      'in',
      thousand.map(({ inventory_id }) => inventory_id),
    )
    .select(['id as inventory_id', 'version', 'price', 'state'])
    .execute();
  const byId = new Map(after.map(({ inventory_id, ...row }) => [inventory_id, row]));
  for (const { inventory_id, price, state } of thousand)
    expect(byId.get(inventory_id)).toEqual({ version: 2, price, state });
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('two people list the same product at once: it is listed once [API-16]', async () => {
  for (let round = 0; round < 10; round += 1) {
    const units = await newProduct(server.database.db, `Rebutan ${randomUUID()}`, ['A', 'B']);
    const items = units.map(({ product_unit_id }: NewUnit) => ({
      product_unit_id,
      price: 1_000,
      opening_stock: 4,
    }));
    const list = (wanted: object[], token: string) =>
      server.call(inventories.createBulk, { body: { store_id, items: wanted } }, token);
    const answers = await Promise.all([list(items, owner), list(items.toReversed(), clerk)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body.errors;
    const made = answers.find(({ status }) => status === 200)?.body.inventories ?? [];
    expect(refused?.code).toBe('inventory_exists');
    expect(made.map(({ id }) => id)).toContain(refused?.inventory_id);
  }
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('counts, orders, edits and new units of the same goods at once neither deadlock nor lose a piece [API-51] [API-16]', async () => {
  const sentBack = timesSentBack();
  const rows = await listProduct(server, owner, store_id, { variants: ['A', 'B'] });
  const spare = await newProduct(server.database.db, `Sela ${randomUUID()}`);
  const lines = rows
    .filter(({ base_quantity }) => base_quantity === 1)
    .map(({ id }) => ({ inventory_id: id, quantity: 1 }));
  const outcomes = await Promise.all([
    ...Array.from({ length: 12 }, async (_, index) => {
      const seen = await Promise.all(rows.map((row) => listingNow(server, row)));
      const changes = seen.map((row) => ({
        ...which(row),
        ...(row.base_quantity === 1 && { stock: { counted: row.stock + 1, seen: row.stock } }),
        low_stock_level: index,
        state: index % 2 ? 'ACTIVE' : 'INACTIVE',
      }));
      return (await served(() => bulk(index % 2 ? changes : changes.toReversed()))).status;
    }),
    ...branches.map((buyer_store_id) =>
      placeOrder(server, buyer, { buyer_store_id, seller_store_id: store_id }, { lines }).then(
        () => 200,
        (error: Error) => (/product_unavailable/.test(error.message) ? 409 : 500),
      ),
    ),
    ...spare.map(async ({ product_unit_id }, index) => {
      const body = { store_id, product_unit_id, price: 1_000, low_stock_level: index };
      return (await served(() => server.call(inventories.create, { body }, clerk))).status;
    }),
  ]);
  expect(outcomes.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(outcomes.slice(-3)).toEqual([200, 200, 200]);
  expect(timesSentBack()).toBe(sentBack);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});
