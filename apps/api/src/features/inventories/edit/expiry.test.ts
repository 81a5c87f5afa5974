import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldCodes, listingNow, listProduct } from '../../../testing/listings.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const { inventories } = contract;
const store_id: string = testStores.own;

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

type Ladder = [pieces: InventoryRow, dozens: InventoryRow, cartons: InventoryRow];
const list = async (more: object = {}) =>
  (await listProduct(server, owner, store_id, { ...more })) as Ladder;
const now = (row: InventoryRow) => listingNow(server, row);
const update = ({ id, version }: InventoryRow, change: object) =>
  server.call(
    inventories.updateV2,
    { body: { store_id, inventory_id: id, version, ...change } },
    owner,
  );

/** A day so many days from today, as the list counts them. */
const dayIn = (days: number) =>
  new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

const found = async (expires_within_days: number, more: object = {}) => {
  const query = { store_id, expires_within_days, page_size: 100, ...more };
  const { body } = await server.call(inventories.listV2, { query }, owner);
  return body;
};
const expiringNow = async () =>
  (await server.call(inventories.listFilter, { query: { store_id } }, owner)).body.expiring;

it('a date is the shelf’s: all units have it and are raised, and the history says who changed what', async () => {
  const [piece, dozen] = await list();
  expect(piece.expires_on).toBeNull();
  const { body } = await update(dozen, { expires_on: '2027-03-01' });
  expect(body.inventories[0]).toMatchObject({ expires_on: '2027-03-01', version: 2 });
  expect(await now(piece)).toMatchObject({ expires_on: '2027-03-01', version: 2 });
  const stale = await update(piece, { expires_on: '2027-04-01' });
  expect(stale.body.errors?.code).toBe('inventory_version_conflict');
  await update(await now(piece), { expires_on: null });
  expect(await now(dozen)).toMatchObject({ expires_on: null, version: 3 });
  const same = await update(await now(piece), { expires_on: null, price: piece.price });
  expect(same.body.inventories[0]).toMatchObject({ version: 3 });
  const query = { store_id, product_id: piece.product_id };
  const log = await server.call(inventories.log, { query }, owner);
  expect(
    log.body.data
      .filter(({ kind }) => kind === 'EXPIRY')
      .map(({ before, after, source }) => [before, after, source]),
  ).toEqual([
    ['2027-03-01', null, 'SCREEN'],
    [null, '2027-03-01', 'SCREEN'],
  ]);
});

it('two dates for one shelf, and days that no calendar has, are refused by field', async () => {
  const [piece, dozen] = await list();
  const changes = [
    { inventory_id: piece.id, version: 1, expires_on: '2027-03-01' },
    { inventory_id: dozen.id, version: 1, expires_on: '2027-04-01' },
  ];
  const two = await server.call(
    inventories.updateBulk,
    { body: { store_id, inventories: changes } },
    owner,
  );
  expect(fieldCodes(two.body)).toEqual({ 'inventories.1.expires_on': 'duplicate' });
  for (const wrong of ['2027-02-30', 'besok', '1999-01-01'])
    expect(fieldCodes((await update(piece, { expires_on: wrong })).body)).toEqual({
      expires_on: 'date_invalid',
    });
  expect(await now(piece)).toEqual(piece);
});

it('a count or a level leaves the date as it is', async () => {
  const [piece] = await list();
  await update(piece, { expires_on: '2027-03-01' });
  await update(await now(piece), { stock: { counted: 90, seen: 100 }, low_stock_level: 5 });
  expect(await now(piece)).toMatchObject({ stock_pieces: 90, expires_on: '2027-03-01' });
});

it('what expires soon, or has, is found and counted; what is far off or sold out is not', async () => {
  const before = await expiringNow();
  const [[past], [soon], [far], [gone], [never]] = [
    await list(),
    await list(),
    await list(),
    await list(),
    await list(),
  ];
  for (const [row, days] of [
    [past, -3],
    [soon, 30],
    [far, 31],
    [gone, 5],
  ] as const)
    await update(row, { expires_on: dayIn(days) });
  await update(await now(gone), { stock: { counted: 0, seen: 100 } });
  const { data, total_data } = await found(30);
  const ids = data.map(({ product_id }) => product_id);
  expect(ids).toEqual(expect.arrayContaining([past.product_id, soon.product_id]));
  for (const { product_id } of [far, gone, never]) expect(ids).not.toContain(product_id);
  expect(await expiringNow()).toBe(before + 2);
  expect(total_data).toBe(before + 2);
  expect((await found(0)).data.map(({ product_id }) => product_id)).not.toContain(soon.product_id);
  const narrowed = await found(30, { query: past.product_name, stock_level: 'ENOUGH' });
  expect(narrowed.data.map(({ product_id }) => product_id)).toEqual([past.product_id]);
});
