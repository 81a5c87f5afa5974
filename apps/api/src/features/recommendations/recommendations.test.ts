import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type TestServer, useTestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { renewAreas, renewCitySales } from './city-sales.service.ts';

const { recommendations } = contract;
const jakartaBarat = '1';
const jakartaTimur = '2';

/** Sellers of a city, with nothing but what they sold. */
async function addStores({ database }: TestServer, city_id: string, count: number) {
  const { rows } = await sql<{ id: string }>`
    insert into stores (unique_id, name, city_id, is_seller)
    select 'UJI-' || ${city_id} || '-' || n, 'Tetangga ' || n, ${city_id}::bigint, true
    from generate_series(1, ${count}::int) n returning id`.execute(database.db);
  return rows.map(({ id }) => id);
}

async function sold(
  { database: { db } }: TestServer,
  city_id: string,
  store_id: string | undefined,
  product_unit_id: string,
  last_price: number,
  orders = 1,
) {
  await db
    .insertInto('city_sales')
    .values({ city_id, store_id: store_id ?? '', product_unit_id, last_price, orders })
    .execute();
}

async function callsOf(server: TestServer) {
  const token = await server.signIn(testPeople.stockStaff);
  const store_id = testStores.own;
  return {
    prices: async (product_unit_ids: string) => {
      const query = { store_id, product_unit_ids };
      const { body } = await server.call(recommendations.priceRecommendations, { query }, token);
      return body.recommendations;
    },
    units: async (more: object = {}) => {
      const query = { store_id, ...more };
      return (await server.call(recommendations.inventoryRecommendations, { query }, token)).body;
    },
  };
}

/** Units that the store does not list. */
async function unlisted({ database }: TestServer): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from product_units u where not exists (
      select from inventories i where i.store_id = ${testStores.own}::bigint and i.product_unit_id = u.id
    ) order by u.id`.execute(database.db);
  return rows.map(({ id }) => id);
}

it('a price is the median of what other stores of the city last took, with its quartiles [API-59]', async () => {
  const server = await useTestServer();
  const { prices } = await callsOf(server);
  const stores = await addStores(server, jakartaBarat, 5);
  const away = await addStores(server, jakartaTimur, 5);
  for (const [index, price] of [10_000, 10_501, 11_000, 12_000, 90_000].entries())
    await sold(server, jakartaBarat, stores[index], '1', price);
  for (const store_id of stores.slice(0, 4)) await sold(server, jakartaBarat, store_id, '2', 500);
  await sold(server, jakartaBarat, testStores.own, '1', 1);
  await sold(server, jakartaBarat, testStores.own, '2', 1);
  for (const store_id of away) await sold(server, jakartaTimur, store_id, '3', 700);
  const price = { low: 10_501, median: 11_000, high: 12_000, sample_size: 5 };
  expect(await prices('3,1,2,999999')).toEqual([
    { product_unit_id: '3', recommendation: null },
    { product_unit_id: '1', recommendation: price },
    { product_unit_id: '2', recommendation: null },
    { product_unit_id: '999999', recommendation: null },
  ]);
});

it('half rupiah are rounded [API-59]', async () => {
  const server = await useTestServer();
  const { prices } = await callsOf(server);
  const stores = await addStores(server, jakartaBarat, 6);
  for (const [index, store_id] of stores.entries())
    await sold(server, jakartaBarat, store_id, '1', 1_001 + index);
  const [first] = await prices('1');
  expect(first?.recommendation).toEqual({ low: 1_002, median: 1_004, high: 1_005, sample_size: 6 });
});

it('sales are gathered from what arrived in 28 days and was not lost, at the last price', async () => {
  const server = await useTestServer();
  const { db } = server.database;
  expect(await renewCitySales(db)).toBe(0);
  // The present of the test world is long past: what is to count is brought into these days.
  await sql`update orders set arrived_at = (${new Date()}::timestamptz at time zone 'UTC'
      - (id % 800) * interval '1 hour') at time zone 'UTC'
    where store_id in (1, 2) and arrived_at is not null`.execute(db);
  await renewCitySales(db);
  type Line = {
    city_id: string;
    product_unit_id: string;
    store_id: string;
    id: string;
    price: number;
  };
  const { rows: lines } = await sql<Line>`
    select s.city_id, i.product_unit_id, o.store_id, o.id, l.unit_price as price
    from orders o join stores s on s.id = o.store_id
    join order_lines l on l.store_id = o.store_id and l.order_id = o.id
    join inventories i on i.store_id = l.store_id and i.id = l.inventory_id
    where o.arrived_at > now() - interval '28 days'
      and o.fulfilment_status::text !~ 'REJECTED|CANCELLED|EXPIRED|RETURNED'
    order by s.city_id, i.product_unit_id, o.store_id, o.arrived_at desc, o.id desc`.execute(db);
  const sales = Map.groupBy(lines, (line) => `${line.product_unit_id} in ${line.store_id}`);
  const expected = [...sales.values()].map((own) => ({
    city_id: own[0]?.city_id,
    product_unit_id: own[0]?.product_unit_id,
    store_id: own[0]?.store_id,
    orders: new Set(own.map(({ id }) => id)).size,
    last_price: own[0]?.price,
  }));
  const kept = () =>
    db
      .selectFrom('city_sales')
      .selectAll()
      .orderBy('city_id')
      .orderBy('product_unit_id')
      .orderBy('store_id')
      .execute();
  expect(expected.length).toBeGreaterThan(50);
  expect(await kept()).toEqual(expected);
  expect(await renewCitySales(db)).toBe(0);

  await sql`update stores set city_id = 2 where id = 1`.execute(db);
  await renewCitySales(db);
  expect(new Set((await kept()).map(({ city_id }) => city_id))).toEqual(new Set(['2', '7']));
  await sql`update orders set arrived_at = now() - interval '29 days' where arrived_at is not null`.execute(
    db,
  );
  await renewCitySales(db);
  expect(await kept()).toEqual([]);
  expect(await db.selectFrom('area_sales').selectAll().execute()).toEqual([]);
});

it('what many stores of the city sell and this one does not list, before what one sells often [API-69]', async () => {
  const server = await useTestServer();
  const { units } = await callsOf(server);
  const [popular = '', habit = '', rare = ''] = await unlisted(server);
  const { product_unit_id: listed } = await server.database.db
    .selectFrom('inventories')
    .where('store_id', '=', testStores.own)
    .select('product_unit_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const stores = await addStores(server, jakartaBarat, 5);
  for (const [index, store_id] of stores.entries()) {
    await sold(server, jakartaBarat, store_id, popular, 1_000 + index, 1);
    await sold(server, jakartaBarat, store_id, listed, 1_000, 9);
  }
  await sold(server, jakartaBarat, stores[0], habit, 2_000, 300);
  await sold(server, jakartaBarat, stores[0], rare, 2_000, 1);
  const away = await addStores(server, jakartaTimur, 6);
  for (const store_id of away) await sold(server, jakartaTimur, store_id, rare, 1_000, 50);
  await renewAreas(server.database.db);
  const { data, total_data } = await units();
  expect(total_data).toBe(3);
  expect(data.map((each) => [each.product_unit_id, each.stores_selling, each.orders])).toEqual([
    [popular, 5, 5],
    [habit, 1, 300],
    [rare, 1, 1],
  ]);
  expect(data.map(({ recommendation }) => recommendation?.median ?? null)).toEqual([
    1_002,
    null,
    null,
  ]);
  expect(data[0]).toMatchObject({ inventory_id: null, product_name: expect.stringMatching(/\S/) });
  const second = await units({ page: '2', page_size: '1' });
  expect(second.data.map(({ product_unit_id }) => product_unit_id)).toEqual([habit]);
  expect(second.total_page).toBe(3);
});

it('where few sell in the city the province is asked, and then everybody [API-69]', async () => {
  const server = await useTestServer();
  const { units } = await callsOf(server);
  const [near = '', province = '', far = ''] = await unlisted(server);
  const found = async () => (await units()).data.map(({ product_unit_id }) => product_unit_id);
  const [neighbour] = await addStores(server, jakartaBarat, 1);
  await sold(server, jakartaBarat, neighbour, near, 1_000);
  for (const store_id of await addStores(server, '15', 3))
    await sold(server, '15', store_id, far, 1_000);
  await renewAreas(server.database.db);
  expect(await found()).toEqual([far, near]);
  for (const store_id of await addStores(server, jakartaTimur, 4))
    await sold(server, jakartaTimur, store_id, province, 1_000);
  await renewAreas(server.database.db);
  expect(await found()).toEqual([province, near]);
});
