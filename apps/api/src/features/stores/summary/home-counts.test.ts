import { contract } from '@marketplace/contract/contract';
import { fulfilmentStatuses } from '@marketplace/contract/order-status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Judged,
  judgeInventories,
  mixUp,
  productsOf,
} from '../../../testing/inventory-judge.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const owned: string[] = [testStores.own, testStores.notSelling, testStores.inactive];

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  await mixUp(server.database);
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const scopes = [
  {
    whose: 'one store',
    store_ids: [testStores.own] as string[],
    home: { store_id: testStores.own },
    orders: { seller_store_id: testStores.own },
    inventories: { store_id: testStores.own },
  },
  {
    whose: 'all stores',
    store_ids: owned,
    home: { select_all_seller_store: 'true' },
    orders: { select_all_seller_store: 'true' },
    inventories: { select_all_store: 'true' },
  },
];

type Query = Record<string, string>;
const home = async (query: Query) =>
  (await server.call(contract.storeSummary.summary, { query }, owner)).body;

/** Every row of a list, however many pages it has. */
async function everyRow<Row>(
  pageOf: (page: string) => Promise<{ data: readonly Row[]; total_page: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, total_page } = await pageOf(String(page));
    rows.push(...data);
    last = total_page;
  }
  return rows;
}

const inventories = async (query: Query) =>
  (await server.call(contract.inventories.listV2, { query: { ...query, state: 'ACTIVE' } }, owner))
    .body;
const orders = async (query: Query) =>
  (await server.call(contract.orders.list, { query }, owner)).body;

it('the stores have what could be counted otherwise: levels and states beside each other in one product', async () => {
  const rows = await judgeInventories(server.database, owned);
  const products = productsOf(rows).map((product) =>
    rows.filter(({ store_id, product_id }) => `${store_id}/${product_id}` === product),
  );
  const gone = (row: Judged) => row.level === 'NONE' && row.state === 'ACTIVE';
  const some = (isSo: (product: Judged[]) => boolean) => products.filter(isSo).length;
  const hasGoneAndLow = (product: Judged[]) =>
    product.some(gone) && product.some((row) => row.level === 'LOW' && row.state === 'ACTIVE');
  const isGoneAndHidden = (product: Judged[]) =>
    product.some(({ level }) => level === 'NONE') && !product.some(gone);
  const isGoneInTwoUnits = (product: Judged[]) =>
    product.filter(gone).length > new Set(product.filter(gone).map((row) => row.variant_id)).size;
  expect(some(hasGoneAndLow)).toBeGreaterThan(0);
  expect(some(isGoneAndHidden)).toBeGreaterThan(0);
  expect(some(isGoneInTwoUnits)).toBeGreaterThan(0);
});

it.each(scopes)('Habis and Menipis of $whose are what the list of products has', async (scope) => {
  const { stock } = await home(scope.home);
  // The numbers on the chips over that list: one of them is chosen there.
  const { offered_stock_levels: onChips, stock_levels } = (
    await server.call(contract.inventories.listFilter, { query: scope.inventories }, owner)
  ).body;
  expect({ NONE: stock?.sold_out, LOW: stock?.low }).toEqual(onChips);
  // Otherwise it could not be told from the number of all, offered or not.
  expect(stock_levels.NONE).toBeGreaterThan(onChips.NONE);
  const judged = await judgeInventories(server.database, scope.store_ids);
  for (const [level, count] of [
    ['NONE', stock?.sold_out],
    ['LOW', stock?.low],
  ] as const) {
    const meant = judged.filter((row) => row.level === level && row.state === 'ACTIVE');
    expect(count).toBe(productsOf(meant).length);
    const query = { ...scope.inventories, stock_level: level };
    expect((await inventories(query)).total_data).toBe(count);
    const rows = await everyRow((page) => inventories({ ...query, page, page_size: '20' }));
    expect(rows).toHaveLength(count ?? 0);
  }
});

it.each(scopes)(
  'the orders of $whose are as many as the list has in each status',
  async (scope) => {
    // One that is not paid yet is the buyer's alone, and counts nowhere.
    const buyer = await server.signIn(testPeople.buyer);
    const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };
    await placeOrder(server, buyer, sides, { payment_method: 'TRANSFER' });
    const { counts } = await home(scope.home);
    for (const status of fulfilmentStatuses) {
      const query = { ...scope.orders, status };
      expect([status, (await orders(query)).total_data]).toEqual([status, counts[status]]);
      const rows = await everyRow((page) => orders({ ...query, page, page_size: '100' }));
      expect([status, rows.length]).toEqual([status, counts[status]]);
    }
  },
);
