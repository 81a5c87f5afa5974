import { contract } from '@marketplace/contract/contract';
import { inventorySorts } from '@marketplace/contract/inventory-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Filters,
  isMeant,
  type Judged,
  judgeInventories,
  mixUp,
  productsOf,
  sorted,
} from '../../../testing/inventory-judge.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const owned: string[] = [testStores.own, testStores.notSelling, testStores.inactive];
const [one, all] = [{ store_id: testStores.own }, { select_all_store: 'true' }];

let server: TestServer;
let owner: string;
let judged: Judged[];
let filters: Record<string, Filters>;
beforeAll(async () => {
  server = await startTestServer();
  await mixUp(server.database);
  owner = await server.signIn(testPeople.owner);
  judged = await judgeInventories(server.database, owned);
  filters = filtersFor(judged);
});
afterAll(() => server.close());

type Query = Record<string, string>;
const list = async (query: Query) =>
  (await server.call(contract.inventories.list, { query }, owner)).body;
const listV2 = async (query: Query) =>
  (await server.call(contract.inventories.listV2, { query }, owner)).body;

const filterNames = [
  'nothing',
  'active',
  'inactive',
  'one category',
  'two categories',
  'two brands',
  'brand and category',
  'none left',
  'little left',
  'none or little left',
  'enough left',
  'none or enough left',
  'something left',
  'any level',
  'old prices',
  'old prices of active little left',
  'words',
  'words of inactive',
  'a letter of little left',
  'words of a brand with old prices',
];

function filtersFor(rows: readonly Judged[]): Record<string, Filters> {
  const first = rows.toSorted(
    (a, b) => Date.parse(a.price_changed_at) - Date.parse(b.price_changed_at),
  )[0];
  const second = rows.find((row) => row.brand_id !== first?.brand_id);
  const third = rows.find((row) => row.category_id !== first?.category_id);
  const ages = rows
    .map((row) => Date.now() - Date.parse(row.price_changed_at))
    .sort((a, b) => a - b);
  const price_unchanged_days = String(Math.floor((ages[ages.length >> 1] ?? 0) / 86_400_000));
  const [brand_id = '', category_id = ''] = [first?.brand_id, first?.category_id];
  const given: Filters[] = [
    {},
    { state: 'ACTIVE' },
    { state: 'INACTIVE' },
    { category_id },
    { category_id: `${category_id},${third?.category_id}` },
    { brand_id: `${brand_id},${second?.brand_id}` },
    { brand_id, category_id },
    { stock_level: 'NONE' },
    { stock_level: 'LOW' },
    { stock_level: 'LOW,NONE' },
    { stock_level: 'ENOUGH' },
    { stock_level: 'NONE,ENOUGH' },
    { stock_level: 'LOW,ENOUGH' },
    { stock_level: 'NONE,LOW,ENOUGH' },
    { price_unchanged_days },
    { price_unchanged_days, state: 'ACTIVE', stock_level: 'NONE,LOW' },
    { query: 'goreng indomie' },
    { query: 'indomie', state: 'INACTIVE' },
    { query: 'a', stock_level: 'LOW' },
    { query: first?.text.split(' ')[0] ?? '', brand_id, price_unchanged_days },
  ];
  return Object.fromEntries(filterNames.map((name, index) => [name, given[index] ?? {}]));
}

const pageSize = 7;
const ofPage = <Row>(rows: readonly Row[], page: number) =>
  rows.slice((page - 1) * pageSize, page * pageSize);

describe.each(inventorySorts)('by %s', (sort) => {
  describe.each(filterNames)('narrowed to %s', (name) => {
    it.each([
      ['one store', one, [testStores.own as string]],
      ['all stores', all, owned],
    ])(
      '%s: the listings and products that are meant, in order [API-11] [API-48]',
      async (...of) => {
        const [, stores, store_ids] = of;
        const narrowed = filters[name] ?? {};
        const meant = sorted(
          judged.filter((row) => store_ids.includes(row.store_id) && isMeant(row, narrowed)),
          sort,
        );
        const products = productsOf(meant);
        if (stores === all) expect(meant.length).toBeGreaterThan(0);
        const last = Math.max(1, Math.ceil(meant.length / pageSize));
        for (const page of sort === 'name' ? new Set([1, last]) : [Math.min(2, last)]) {
          const query = { ...stores, ...narrowed, sort, page: `${page}`, page_size: `${pageSize}` };
          const flat = await list(query);
          expect(flat.data.map((row) => row.id)).toEqual(ofPage(meant, page).map((row) => row.id));
          expect(flat).toMatchObject({ total_data: meant.length, total_is_capped: false, page });
          expect(flat.total_page).toBe(Math.ceil(meant.length / pageSize));
          const grouped = await listV2(query);
          expect(grouped.data.map((each) => `${each.store_id}/${each.product_id}`)).toEqual(
            ofPage(products, page),
          );
          expect(grouped).toMatchObject({ total_data: products.length, total_is_capped: false });
        }
      },
    );
  });
});

it('a row says all of its listing [API-11] [API-13]', async () => {
  const { data } = await list({ ...one, page_size: '100' });
  for (const row of data) {
    const known = judged.find((each) => each.id === row.id);
    const free = row.stock_pieces - row.reserved_pieces;
    expect(row).toMatchObject({
      store_id: testStores.own,
      store_name: 'Toko Grosir Sumber Rejeki',
      stock_level: known?.level,
      state: known?.state,
      stock: Math.floor(row.stock_pieces / row.base_quantity),
      available: Math.floor(free / row.base_quantity),
      updated_by_name: 'Bambang Santoso',
      price_changed_at: known?.price_changed_at,
    });
    expect(free).toBe(known?.free);
  }
  expect(data.some((row) => row.price_tiers.length > 1 && row.cost_price)).toBe(true);
  expect(data.some((row) => row.variant_name)).toBe(true);
});

it('counts stand beside every page, of listings and of products [API-11] [API-48]', async () => {
  for (const [stores, store_ids] of [
    [one, [testStores.own as string]],
    [all, owned],
  ] as const) {
    const of = (state: string) =>
      judged.filter((row) => row.state === state && store_ids.some((id) => id === row.store_id));
    const { counts } = await list({ ...stores, query: 'zzz' });
    expect(counts).toEqual({ ACTIVE: of('ACTIVE').length, INACTIVE: of('INACTIVE').length });
    const grouped = await listV2({ ...stores, stock_level: 'NONE' });
    expect(grouped.counts).toEqual({
      ACTIVE: productsOf(of('ACTIVE')).length,
      INACTIVE: productsOf(of('INACTIVE')).length,
    });
  }
});

it('a product has all units and variants the store sells, the smallest unit first [API-48]', async () => {
  const { data } = await listV2({ ...one, page_size: '100', state: 'INACTIVE' });
  for (const { product_id, inventories, is_multi_variant } of data) {
    const own = judged.filter(
      (row) => row.product_id === product_id && row.store_id === testStores.own,
    );
    expect(inventories.map((row) => row.id)).toEqual(own.map((row) => row.id));
    expect(is_multi_variant).toBe(inventories.some((row) => row.variant_name !== ''));
  }
  expect(data.some((group) => group.inventories.some((row) => row.state === 'ACTIVE'))).toBe(true);
});

it('past the end is an empty page, and too deep in a filtered list is refused', async () => {
  for (const stores of [one, all]) {
    for (const call of [list, listV2]) {
      expect((await call({ ...stores, page: '1000000000', page_size: '100' })).data).toEqual([]);
      const deep = await call({ ...stores, stock_level: 'LOW', page: '501' });
      expect(deep.errors?.code).toBe('page_too_far');
    }
  }
});
