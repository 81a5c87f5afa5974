import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(testPeople.stockStaff);
});
afterAll(() => server.close());

const { catalogue, categories } = contract;
const suggest = async (query?: string, as = token) => {
  const inputs = { query: { store_id: testStores.own, ...(query && { query }) } };
  return (await server.call(catalogue.searchRecommendations, inputs, as)).body.suggestions;
};
const search = (query: string) =>
  server.call(catalogue.searchAvailableV2, { query: { store_id: testStores.own, query } }, token);

it('suggests brands, categories and products, each text once, ten at most [API-17]', async () => {
  const found = await suggest('in');
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(10);
  expect(new Set(found.map(({ text }) => text.toLowerCase())).size).toBe(found.length);
  const kinds = found.map(({ kind }) => ['BRAND', 'CATEGORY', 'PRODUCT'].indexOf(kind));
  expect(kinds).toEqual([...kinds].sort());
  expect(await suggest('indomie')).toContainEqual({ text: 'Indomie', kind: 'BRAND' });
  expect((await suggest('indomei'))[0]).toEqual({ text: 'Indomie', kind: 'BRAND' });
});

it('what the person searched for before comes first, and nothing else without a word [API-17]', async () => {
  expect(await suggest()).toEqual([]);
  await search('sambal terasi');
  await search('sambal');
  expect((await suggest('sam')).slice(0, 2)).toEqual([
    { text: 'sambal', kind: 'HISTORY' },
    { text: 'sambal terasi', kind: 'HISTORY' },
  ]);
  expect((await suggest()).map(({ text }) => text)).toEqual(['sambal', 'sambal terasi']);
  const others = await suggest('sam', await server.signIn(testPeople.owner));
  expect(others.filter(({ kind }) => kind === 'HISTORY')).toEqual([]);
});

it('categories by a part of the name, the most used first, or by name [API-21]', async () => {
  const names = async (query: object) =>
    (await server.call(categories.search, { query: { ...query } }, token)).body.categories.map(
      ({ name }) => name,
    );
  const { rows } = await sql<{ name: string }>`
    select c.name from categories c join products p on p.category_id = c.id
    group by c.id order by count(*) desc, lower(c.name)`.execute(server.database.db);
  const all = rows.map(({ name }) => name);
  expect(await names({})).toEqual(all);
  const byName = await names({ sort_by_name: 'true' });
  expect(byName).not.toEqual(all);
  expect([...byName].sort()).toEqual([...all].sort());
  expect(byName).toEqual(
    [...all].sort((left, right) => (left.toLowerCase() < right.toLowerCase() ? -1 : 1)),
  );
  const part = all[0]?.slice(2, 6).toUpperCase() ?? '';
  expect(await names({ name: part })).toEqual(
    all.filter((name) => name.toUpperCase().includes(part)),
  );
  expect(await names({ name: '%' })).toEqual([]);
});
