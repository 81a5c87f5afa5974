import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Judged, judgeInventories, mixUp, productsOf } from '../../testing/inventory-judge.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const owned: string[] = [testStores.own, testStores.notSelling, testStores.inactive];
const one = { store_id: testStores.own };

let server: TestServer;
let owner: string;
let judged: Judged[];
beforeAll(async () => {
  server = await startTestServer();
  await mixUp(server.database);
  owner = await server.signIn(testPeople.owner);
  judged = await judgeInventories(server.database, owned);
});
afterAll(() => server.close());

const { get, getBulk, list, listFilter, multivariant } = contract.inventories;

it('one listing, with or without its store; several in the order they were asked for [API-13]', async () => {
  const { data } = (await server.call(list, { query: one }, owner)).body;
  const [first, second, third] = data;
  const ids = [third?.id, '999999999', first?.id, second?.id].join();
  const several = await server.call(getBulk, { query: { ...one, inventory_ids: ids } }, owner);
  expect(several.body.inventories).toEqual([third, first, second]);
  for (const store of [one, {}]) {
    const query = { ...store, inventory_id: second?.id };
    expect((await server.call(get, { query }, owner)).body.inventory).toEqual(second);
  }
});

it('a listing of another store is not there [API-13]', async () => {
  const foreign = (await judgeInventories(server.database, [testStores.other]))[0]?.id ?? '';
  const bulk = await server.call(getBulk, { query: { ...one, inventory_ids: foreign } }, owner);
  expect(bulk.body.inventories).toEqual([]);
  const single = await server.call(get, { query: { ...one, inventory_id: foreign } }, owner);
  expect(single.body.errors?.code).toBe('inventory_not_found');
  const unnamed = await server.call(get, { query: { inventory_id: foreign } }, owner);
  expect(unnamed.body.errors?.code).toBe('permission_denied');
});

it('a product has all its variants and units, or those of one unit of measure [API-56]', async () => {
  const { data } = (await server.call(list, { query: { ...one, page_size: '100' } }, owner)).body;
  const row = data.find((each) => each.variant_name);
  const own = data.filter((each) => each.product_id === row?.product_id);
  const query = { ...one, product_id: row?.product_id ?? '' };
  const whole = (await server.call(multivariant, { query }, owner)).body.product;
  expect(whole).toEqual({
    store_id: row?.store_id,
    store_name: row?.store_name,
    product_id: row?.product_id,
    product_name: row?.product_name,
    brand_name: row?.brand_name,
    category_name: row?.category_name,
    is_multi_variant: true,
    inventories: own,
  });
  const uom_id = row?.uom_id ?? '';
  const part = await server.call(multivariant, { query: { ...query, uom_id } }, owner);
  const ofUom = own.filter((each) => each.uom_id === uom_id);
  expect(part.body.product.inventories).toEqual(ofUom);
  expect(new Set(own.map((each) => each.variant_id)).size).toBeGreaterThan(1);
});

it.each([
  ['one store', one, [testStores.own as string]],
  ['all stores', { select_all_store: 'true' }, owned],
])(
  '%s: what a list can be narrowed by, with how many products it leaves [API-57]',
  async (...of) => {
    const [, query, store_ids] = of;
    const { body } = await server.call(listFilter, { query }, owner);
    const rows = judged.filter((row) => store_ids.includes(row.store_id));
    const leaves = (isLeft: (row: Judged) => boolean) => productsOf(rows.filter(isLeft)).length;
    for (const { id, name, count } of body.categories) {
      expect(name).toMatch(/\S/);
      expect(count).toBe(leaves((row) => row.category_id === id));
    }
    for (const { id, count } of body.brands)
      expect(count).toBe(leaves((row) => row.brand_id === id));
    expect(body.categories.length).toBe(new Set(rows.map((row) => row.category_id)).size);
    expect(body.brands.length).toBe(new Set(rows.map((row) => row.brand_id)).size);
    expect(body.states).toEqual({
      ACTIVE: leaves((row) => row.state === 'ACTIVE'),
      INACTIVE: leaves((row) => row.state === 'INACTIVE'),
    });
    expect(body.stock_levels).toEqual({
      NONE: leaves((row) => row.level === 'NONE'),
      LOW: leaves((row) => row.level === 'LOW'),
      ENOUGH: leaves((row) => row.level === 'ENOUGH'),
    });
    expect(body.offered_stock_levels).toEqual({
      NONE: leaves((row) => row.level === 'NONE' && row.state === 'ACTIVE'),
      LOW: leaves((row) => row.level === 'LOW' && row.state === 'ACTIVE'),
    });
  },
);
