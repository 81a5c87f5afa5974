import { contract } from '@marketplace/contract/contract';
import type { OrderListQuery } from '@marketplace/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anywhere } from '../../../platform/search/search.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { readSearch } from './order-search.service.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const search = async (query: string, more: Record<string, string> = {}) => {
  const inputs = { query: { seller_store_id: testStores.own, query, ...more } };
  return (await server.call(contract.orders.list, inputs, owner)).body;
};

/** Orders that have it in their text, counted the slow way. */
async function having(text: string, store_ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where store_id = any(${`{${store_ids.join()}}`}::bigint[]) and arrived_at is not null
      and search_text like ${`%${text}%`}`.execute(server.database.db);
  return rows[0]?.count ?? 0;
}

it.each([
  'indomie',
  'ind',
  'goreng',
  'warung',
  'an',
  'a',
  '7',
  'abc',
  'po-',
  'po-26',
  '85',
  'qx',
  'zzz',
  'a&w',
  'abc-',
])('“%s” finds as many orders as have it, in one store and in all', async (text) => {
  expect((await search(text)).total_data).toBe(await having(text, [testStores.own]));
  const query = { query: text, select_all_seller_store: 'true' };
  const { body } = await server.call(contract.orders.list, { query }, owner);
  const { rows } = await sql<{ id: string }>`
      select p.store_id::text as id from store_permissions p join users u on u.id = p.user_id
      join stores s on s.id = p.store_id
      where u.phone_number = ${testPeople.owner} and s.is_seller`.execute(server.database.db);
  expect(body.total_data).toBe(
    await having(
      text,
      rows.map(({ id }) => id),
    ),
  );
});

it('what may be in many orders is not taken for rare: signs, and parts of more words than are counted', async () => {
  const { db } = server.database;
  await sql`insert into search_words (word) select 'qzq' || n from generate_series(1, 45) n`.execute(
    db,
  );
  const mostOf = async (query: string) => {
    const wanted = { query, page: 1, page_size: 20 } as OrderListQuery;
    return (await readSearch(db, systemScope([testStores.own]), wanted))?.most;
  };
  expect(await mostOf('qzq')).toBe(anywhere);
  expect(await mostOf('a&w')).toBe(anywhere);
  expect(await mostOf('26/11')).toBe(anywhere);
  expect(await mostOf('mie-goreng')).toBeGreaterThan(0);
  expect(await mostOf('mie-goreng')).toBeLessThan(anywhere);
});

it('every page of a search together is what it counts, each order once', async () => {
  const { total_data, total_page } = await search('indomie', { page_size: '7' });
  const ids = new Set<string>();
  for (let page = 1; page <= total_page; page++) {
    const { data } = await search('indomie', { page_size: '7', page: String(page) });
    for (const { id } of data) ids.add(id);
  }
  expect(ids.size).toBe(total_data);
});

it.each([
  ['indomei', 'indomie'],
  ['indomi', 'indomie'],
  ['gorengg', 'goreng'],
])('“%s” is taken for “%s”', async (typed, meant) => {
  const [found, right] = [await search(typed), await search(meant)];
  expect(right.total_data).toBeGreaterThan(0);
  expect(found.total_data).toBe(right.total_data);
});

it('a number finds its order when it is whole, and those that begin so while it is typed', async () => {
  const { data } = await search('');
  const number = data[0]?.order_number.toLowerCase() ?? '';
  expect(await search(number)).toMatchObject({ total_data: 1, data: [{ id: data[0]?.id }] });
  expect((await search(`${number} zzz`)).total_data).toBe(0);
  const begun = number.slice(0, -1);
  expect((await search(begun)).total_data).toBe(await having(begun, [testStores.own]));
});

it('a search within a status counts that status alone', async () => {
  const { counts } = await search('indomie');
  const totals = await Promise.all(
    Object.keys(counts).map(async (status) => (await search('indomie', { status })).total_data),
  );
  const sum = totals.reduce((total, each) => total + each, 0);
  expect(sum).toBe((await search('indomie')).total_data);
});
