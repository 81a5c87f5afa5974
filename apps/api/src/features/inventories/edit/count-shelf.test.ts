import { contract } from '@marketplace/contract/contract';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldCodes, listingNow, listProduct } from '../../../testing/listings.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const { inventories } = contract;
const store_id: string = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };

let server: TestServer;
let clerk: string;
let buyer: string;
beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.signIn(testPeople.stockStaff);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(async () => {
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
  await server.close();
});

type Ladder = [pieces: InventoryRow, dozens: InventoryRow, cartons: InventoryRow];
const ladder = async (more: object = {}) =>
  (await listProduct(server, clerk, store_id, { ...more })) as Ladder;
const now = (row: InventoryRow) => listingNow(server, row);
const counting = ({ id, version }: InventoryRow, counted: number, seen: number, more = {}) => ({
  inventory_id: id,
  version,
  stock: { counted, seen, ...more },
});
const count = (row: InventoryRow, counted: number, seen: number) =>
  server.call(inventories.update, { body: { store_id, ...counting(row, counted, seen) } }, clerk);
const change = (...changes: object[]) =>
  server.call(inventories.updateBulk, { body: { store_id, inventories: changes } }, clerk);
const sell = (
  row: InventoryRow,
  quantity: number,
  to: 'SHIPPED' | 'PROCESSING' | 'NEW' = 'SHIPPED',
) => orderAt(server, buyer, sides, to, { lines: [{ inventory_id: row.id, quantity }] });

it('a count of yesterday keeps the 30 that were sold since [API-14]', async () => {
  const [pieces] = await ladder();
  for (let sale = 0; sale < 30; sale += 1) await sell(pieces, 1);
  expect(await now(pieces)).toMatchObject({ stock: 70, version: 1 });
  const { status, body } = await count(pieces, 95, 100);
  expect(status).toBe(200);
  expect(body.inventories[0]).toMatchObject({ stock: 65, version: 2 });
  const { rows } = await server.database.db
    .selectFrom('stock_ledger')
    .where('variant_id', '=', pieces.variant_id)
    .select((eb) => [eb.fn.sum('change').as('sum'), eb.fn.countAll().as('lines')])
    .execute()
    .then((rows) => ({ rows: rows.map(({ sum, lines }) => [Number(sum), Number(lines)]) }));
  expect(rows).toEqual([[65, 32]]);
});

it('a carton counted is all its pieces, for every unit of the variant [API-14]', async () => {
  const [pieces, dozens, cartons] = await ladder();
  await count(cartons, 4, 2);
  expect(await now(pieces)).toMatchObject({ stock: 180, available: 180, version: 2 });
  expect(await now(dozens)).toMatchObject({ stock: 15, version: 2 });
  expect(await now(cartons)).toMatchObject({ stock: 4, stock_pieces: 180, version: 2 });
  const stale = await count(pieces, 101, 100);
  expect(stale.body.errors?.code).toBe('inventory_version_conflict');
  expect(stale.body.errors?.current_inventories).toEqual([await now(pieces)]);
});

it('a shelf is counted once in a request, however many units it is sold in [API-51]', async () => {
  const [pieces, dozens, cartons] = await ladder();
  const { status, body } = await change(counting(pieces, 130, 100), counting(dozens, 10, 8), {
    inventory_id: cartons.id,
    version: cartons.version,
    price: 39_000,
  });
  expect([status, fieldCodes(body)]).toEqual([400, { 'inventories.1.stock.counted': 'duplicate' }]);
  expect(await now(pieces)).toEqual(pieces);
});

it('counted in several units it is told in pieces, and one line of the ledger says so [API-51]', async () => {
  const [pieces, , cartons] = await ladder();
  const { body } = await change(
    counting(cartons, 93, 100, { in_pieces: true, note: 'Rak depan dan gudang' }),
    { inventory_id: pieces.id, version: pieces.version, price: 1_100 },
  );
  expect(body.inventories.map(({ stock_pieces, version }) => [stock_pieces, version])).toEqual([
    [93, 2],
    [93, 2],
  ]);
  const last = await server.database.db
    .selectFrom('stock_ledger')
    .where('variant_id', '=', pieces.variant_id)
    .where('reason', '=', 'COUNT')
    .select(['change', 'note', 'source'])
    .execute();
  expect(last).toEqual([{ change: -7, note: 'Rak depan dan gudang', source: 'BULK' }]);
});

it('what buyers have reserved cannot be counted away, and nothing of the request holds [API-14] [API-51]', async () => {
  const [pieces, dozens] = await ladder();
  // Of half a shelf at a time: what is accepted is reserved like what is new.
  await sell(dozens, 3, 'PROCESSING');
  await sell(dozens, 2, 'NEW');
  const alone = await count(pieces, 59, 100);
  expect([alone.status, alone.body.errors?.code]).toEqual([409, 'stock_below_reserved']);
  expect(fieldCodes(alone.body)).toEqual({ 'stock.counted': 'below_reserved' });
  const together = await change(
    { inventory_id: dozens.id, version: dozens.version, price: 11_000 },
    counting(pieces, 59, 100),
  );
  expect(fieldCodes(together.body)).toEqual({ 'inventories.1.stock.counted': 'below_reserved' });
  expect(await now(dozens)).toMatchObject({ price: 12_000, version: 1 });
  const { body } = await count(pieces, 60, 100);
  expect(body.inventories[0]).toMatchObject({ stock: 60, available: 0, stock_level: 'NONE' });
});

it('a shelf holds 9,999,999 pieces and no more [API-14]', async () => {
  const [pieces, , cartons] = await ladder();
  const { status, body } = await count(cartons, 250_000, 2);
  expect([status, fieldCodes(body)]).toEqual([400, { 'stock.counted': 'too_big' }]);
  expect((await count(pieces, 9_999_999, 100)).body.inventories[0]?.stock).toBe(9_999_999);
  expect(fieldCodes((await count(await now(cartons), 3, 2)).body)).toEqual({
    'stock.counted': 'too_big',
  });
});

it('the level at which stock is low is one for all units of the variant [API-51] [API-49]', async () => {
  const [pieces, dozens, cartons] = await ladder();
  const level = ({ id, version }: InventoryRow, low_stock_level: number) => ({
    inventory_id: id,
    version,
    low_stock_level,
  });
  const twice = await change(level(pieces, 50), level(dozens, 60));
  expect(fieldCodes(twice.body)).toEqual({ 'inventories.1.low_stock_level': 'duplicate' });
  const { body } = await change(level(pieces, 100), level(dozens, 100));
  expect(body.inventories.map(({ stock_level }) => stock_level)).toEqual(['LOW', 'LOW']);
  expect(await now(cartons)).toMatchObject({ low_stock_level: 100, version: 2 });
  const log = await server.database.db
    .selectFrom('inventory_changes')
    .where('variant_id', '=', pieces.variant_id)
    .where('kind', '=', 'LOW_STOCK_LEVEL')
    .select(['inventory_id', 'before', 'after'])
    .execute();
  expect(log).toEqual([{ inventory_id: pieces.id, before: 0, after: 100 }]);
});
