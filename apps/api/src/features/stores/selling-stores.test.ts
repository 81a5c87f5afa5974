import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const selling = async (phone: string, buyer_store_id: string, more: object = {}) =>
  (
    await server.call(
      contract.stores.selling,
      { query: { buyer_store_id, ...more } },
      await server.signIn(phone),
    )
  ).body;

const cityOf = async (store_id: string) =>
  server.database.db
    .selectFrom('stores')
    .where('id', '=', store_id)
    .select('city_id')
    .executeTakeFirstOrThrow();

it('lists who sells now, and nobody else', async () => {
  const { data, total_data, total_page } = await selling(testPeople.buyer, testStores.buyer);
  expect(data.map((store) => store.id).sort()).toEqual([testStores.own, testStores.other]);
  expect([total_data, total_page]).toEqual([2, 1]);
  expect(data.find((store) => store.id === testStores.other)).toEqual({
    id: testStores.other,
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Grosir Sembako Mekar Jaya',
    city: 'Bandung',
  });
});

it('begins with those of the buyer’s own city', async () => {
  const { db } = server.database;
  for (const near of [testStores.own, testStores.other]) {
    const city = await cityOf(near);
    await db.updateTable('stores').set(city).where('id', '=', testStores.buyer).execute();
    const { data } = await selling(testPeople.buyer, testStores.buyer);
    expect(data[0]?.id).toBe(near);
  }
});

it('finds by words of the name, and by pages', async () => {
  const find = (more: object) => selling(testPeople.buyer, testStores.buyer, more);
  expect((await find({ query: 'JAYA mekar' })).data.map((store) => store.id)).toEqual([
    testStores.other,
  ]);
  expect((await find({ query: '%' })).data).toEqual([]);
  const [first, second] = [await find({ page_size: 1 }), await find({ page_size: 1, page: 2 })];
  expect(first.total_page).toBe(2);
  expect(new Set([...first.data, ...second.data].map((store) => store.id)).size).toBe(2);
});

it('a store that sells and buys is not offered to itself', async () => {
  const { data } = await selling(testPeople.owner, testStores.own);
  expect(data.map((store) => store.id)).toEqual([testStores.other]);
});
