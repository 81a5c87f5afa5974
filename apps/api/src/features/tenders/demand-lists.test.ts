import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askFor, inDays, offerFor } from '../../testing/tenders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let [owner, buyer, otherOwner] = ['', '', ''];
const asked: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  otherOwner = await server.signIn(testPeople.otherOwner);
  buyer = await server.signIn(testPeople.buyer);
  for (const [things, days] of [
    [1, 3],
    [3, 1],
    [2, 2],
  ] as const)
    asked.push((await askFor(server, buyer, { things, closes_at: inDays(days) })).id);
});
afterAll(() => server.close());

const { tenderOfferings } = contract;
const seller_store_id = testStores.own;

const listed = async (more: object = {}, token = owner) => {
  const query = { seller_store_id, state: 'OPEN', page_size: '100', ...more };
  return (await server.call(tenderOfferings.list, { query }, token)).body;
};
const idsOf = async (more: object = {}) =>
  (await listed(more)).data.map(({ tender_id }) => tender_id).filter((id) => asked.includes(id));

it('[API-75] lists what fits in every order there is', async () => {
  const [one, three, two] = asked;
  expect(await idsOf()).toEqual([three, two, one]);
  expect(await idsOf({ sort: 'newest' })).toEqual([two, three, one]);
  expect(await idsOf({ sort: 'most_served' })).toEqual([three, two, one]);
  const byValue = (await listed({ sort: 'highest_value' })).data.map(({ value }) => value);
  expect(byValue).toEqual(byValue.toSorted((left, right) => right - left));
  const byDistance = (await listed({ sort: 'nearest' })).data.map(({ distance_km }) => distance_km);
  expect(byDistance).toEqual(byDistance.toSorted((left, right) => (left ?? 1e9) - (right ?? 1e9)));
});

it('is narrowed by city, category, day and words, and counted', async () => {
  const { data } = await listed();
  const [row] = data;
  expect((await listed({ city_id: row?.city_id })).total_data).toBe(
    data.filter(({ city_id }) => city_id === row?.city_id).length,
  );
  expect((await listed({ city_id: '999999' })).total_data).toBe(0);
  expect((await listed({ serves_all: 'true' })).total_data).toBe(
    data.filter(({ served_count, item_count }) => served_count === item_count).length,
  );
  expect((await listed({ needed_by: '2020-01-01' })).data).toEqual([]);
  const word = row?.first_product_name.split(' ')[0] ?? '';
  expect((await listed({ query: word })).data.map(({ tender_id }) => tender_id)).toContain(
    row?.tender_id,
  );
  expect((await listed({ query: 'tidak ada barang begini' })).data).toEqual([]);
  const choices = await server.call(tenderOfferings.filter, { query: { seller_store_id } }, owner);
  expect(choices.body.cities.reduce((sum, { count }) => sum + count, 0)).toBe(data.length);
  const [category] = choices.body.categories;
  expect((await listed({ category_id: category?.category_id })).total_data).toBe(category?.count);
});

it('over all stores each row names its own, and pages follow each other', async () => {
  const all = { seller_store_id: '', select_all_seller_store: 'true' };
  const query = ({ seller_store_id: _, ...rest }: Record<string, string>) => rest;
  const ask = async (more: Record<string, string>) =>
    (
      await server.call(
        tenderOfferings.list,
        { query: query({ ...all, state: 'OPEN,SENT', ...more }) },
        owner,
      )
    ).body;
  const whole = await ask({ page_size: '100' });
  const first = await ask({ page_size: '2' });
  const second = await ask({ page_size: '2', page: '2' });
  expect([...first.data, ...second.data]).toEqual(whole.data.slice(0, 4));
  expect(whole.data.every(({ store_name }) => store_name.length > 0)).toBe(true);
  expect(first.total_data).toBe(whole.counts.OPEN + whole.counts.SENT);
});

it('what another store sees of a demand is its own', async () => {
  const [id = ''] = asked;
  const query = { store_id: testStores.other, tender_id: id };
  const seen = await server.call(tenderOfferings.get, { query }, owner);
  expect(seen.body.errors?.code).toBe('permission_denied');
  await sql`delete from tender_fits where store_id = ${testStores.other} and tender_id = ${id}`.execute(
    server.database.db,
  );
  const other = await server.call(tenderOfferings.get, { query }, otherOwner);
  expect(other.body.errors?.code).toBe('tender_not_found');
});

it('tells Home what waits, and the month what came of it', async () => {
  const [id = ''] = asked;
  const before = await listed();
  await offerFor(server, owner, { id });
  const query = { seller_store_id };
  const summary = (await server.call(tenderOfferings.summary, { query }, owner)).body;
  expect(summary.counts).toMatchObject({
    OPEN: before.counts.OPEN - 1,
    SENT: before.counts.SENT + 1,
  });
  expect(summary).toMatchObject({ countered: 0, next_closes_at: expect.any(String) });
  const { months } = (await server.call(tenderOfferings.results, { query }, owner)).body;
  expect(months[0]).toMatchObject({
    fitted: expect.any(Number),
    answered: 1,
    won: 0,
    median_response_minutes: 0,
  });
});
