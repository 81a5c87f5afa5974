import { inventorySorts } from '@marketplace/contract/inventory-choices';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../../platform/db/handle.ts';
import { lookedUpInScope } from '../../../platform/db/in-scope.ts';
import { sql } from '../../../platform/db/sql.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { mixUp } from '../../../testing/inventory-judge.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { testStores } from '../../../world/test-cast.ts';
import type { InventoryQuery } from './inventory-filters.sql.ts';
import type { PagePlan } from './inventory-found.sql.ts';
import { readInventoryList } from './inventory-list.sql.ts';
import { listInventories, listProducts } from './list-inventories.service.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await mixUp(database);
});
afterAll(() => database.close());

const scope = systemScope([testStores.own, testStores.other, testStores.inactive]);
const counted = lookedUpInScope(sql`store_id`);

const search = {
  pieces: [{ texts: ['in', 'goreng'] }],
  is_walked: true,
  most: 9,
  total: undefined,
};
const filters: Partial<InventoryQuery>[] = [
  { stock_level: ['LOW'] },
  { stock_level: ['NONE', 'LOW'], state: 'INACTIVE' },
  { price_unchanged_days: 90, brand_id: ['1', '2', '3', '4', '5', '6', '7', '8'] },
];

it.each(inventorySorts)('by %s: every way finds the same rows', async (sort) => {
  const ways: Omit<PagePlan, 'counted'>[] = [
    { reach: 'each', way: 'walk' },
    { reach: 'foremost', way: 'walk' },
    { reach: 'each', way: 'listings' },
    { reach: 'each', way: 'products' },
    { reach: 'all', way: 'products' },
    // Only names have an index over all stores.
    ...(sort === 'name'
      ? ([
          { reach: 'all', way: 'walk' },
          { reach: 'all', way: 'catalogue' },
        ] as const)
      : []),
  ];
  for (const filter of filters)
    for (const page of [1, 2])
      for (const isGrouped of [false, true]) {
        const answers = [];
        for (const way of ways) {
          const query = {
            select_all_store: true,
            sort,
            page,
            page_size: 10,
            ...filter,
            search,
          };
          const plan = { ...way, counted };
          answers.push(await readInventoryList(database.db, scope, query, { plan, isGrouped }));
        }
        expect(answers[0]?.rows.length).toBeGreaterThan(page === 1 ? 0 : -1);
        for (const answer of answers) expect(answer).toEqual(answers[0]);
      }
});

it('any number of brands is one of a few statements, and finds them all', async () => {
  const asked = vi.spyOn(database.db, 'executeQuery');
  onTestFinished(() => asked.mockRestore());
  const brands = Array.from({ length: 50 }, (_, index) => String(index + 1));
  const plan = { reach: 'each', way: 'walk', counted } as const;
  const query = { select_all_store: true, sort: 'name', page: 1, page_size: 100 } as const;
  const read = async (brand_id: string[]) => {
    const of = { plan, isGrouped: false };
    const { rows } = await readInventoryList(database.db, scope, { ...query, brand_id }, of);
    return rows.map(({ id }) => id);
  };
  // One by one they are found by another statement.
  const ofEach = await Promise.all(brands.map((brand) => read([brand])));
  asked.mockClear();
  for (const count of [2, 3, 8, 9, 20, 21, 50]) {
    const expected = ofEach.slice(0, count).flat();
    const found = await read(brands.slice(0, count));
    expect(found).toHaveLength(Math.min(expected.length, query.page_size));
    expect(expected).toEqual(expect.arrayContaining(found));
  }
  expect(new Set(asked.mock.calls.map(([query]) => 'sql' in query && query.sql)).size).toBe(4);
});

it.each([{}, { state: 'INACTIVE' }, { stock_level: ['LOW'] }] as const)(
  'a search among many stores, narrowed by %o, finds what one among few does',
  async (filter) => {
    const noStores = Array.from({ length: 150 }, (_, index) => String(1_000 + index));
    const among = systemScope([...scope.store_ids, ...noStores]);
    for (const words of ['in', 'indomie', 'gor', 'goreng ayam', 'gorengg', '899'])
      for (const list of [listInventories, listProducts]) {
        const query = {
          select_all_store: true,
          sort: 'name' as const,
          page: 1,
          page_size: 10,
          query: words,
          ...(filter as Partial<InventoryQuery>),
        };
        expect(await list(database.db, among, query)).toEqual(
          await list(database.db, scope, query),
        );
      }
  },
);
