import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { countOrders } from '../counting/count-orders.service.ts';
import { makeForecasts } from './make-forecasts.service.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  await countOrders(server.database.db, new AbortController().signal);
  await make();
});
afterAll(() => server.close());

const store_id: string = testStores.own;
const make = () => makeForecasts(server.database.db, new AbortController().signal);
const again = () =>
  sql`update store_forecasts set made_on = made_on - 1 where store_id = ${store_id}`.execute(
    server.database.db,
  );
const read = async (query: Record<string, string> = { store_id }) =>
  (await server.call(contract.salesForecast.detail, { query }, owner)).body;

/** Twenty-six weeks of a store that swings between three and five million a day, as its days say it. */
async function swing(column: 'revenue') {
  const { db } = server.database;
  await sql`delete from store_days where store_id = ${store_id}`.execute(db);
  await sql`insert into store_days (store_id, day, orders, ${sql.ref(column)})
    select ${store_id}, (now() at time zone 'Asia/Jakarta')::date - n, 3, (array[3, 4, 5])[1 + (n - 1) / 7 % 3] * 1000000000000
    from generate_series(1, 182) n`.execute(db);
}

it('is made once a day for each store that is counted, by one of two processes, and read without the past', async () => {
  const { rows } = await sql<{ made: number; counted: number }>`
    select (select count(*)::int from store_forecasts) as made,
      (select count(*)::int from counted_stores where again_after is null) as counted`.execute(
    server.database.db,
  );
  expect(rows[0]?.made).toBe(rows[0]?.counted);
  expect(await make()).toBe(0);
  await again();
  expect((await Promise.all([make(), make()])).toSorted()).toEqual([0, 1]);
  expect((await read()).stores).toHaveLength(1);
});

it('is shown only where it does better on weeks held back than the week before, over the whole world', async () => {
  const { stores } = await read({ select_all_store: 'true' });
  expect(stores.length).toBeGreaterThan(1);
  for (const told of stores) {
    if (told.expected === null) expect(told.why_not).not.toBeNull();
    else {
      expect(told.missed_by ?? 0).toBeLessThan(told.last_missed_by ?? 0);
      expect(told.low ?? 0).toBeLessThanOrEqual(told.expected);
      expect(told.high ?? 0).toBeGreaterThanOrEqual(told.expected);
    }
  }
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from product_forecasts
    where expected is not null and missed_by >= last_missed_by`.execute(server.database.db);
  expect(rows[0]?.kept).toBe(0);
});

it('tells the sums of seven days up to yesterday, past 10^12 as well', async () => {
  await swing('revenue');
  await again();
  expect(await make()).toBe(1);
  const [told] = (await read()).stores;
  expect(told?.why_not).toBeNull();
  expect(told?.last_week).toBe(21_000_000_000_000);
  expect(told?.expected ?? 0).toBeGreaterThan(21_000_000_000_000);
  expect(told?.expected ?? 0).toBeLessThan(35_000_000_000_000);
  const days = Date.parse(told?.date_to ?? '') - Date.parse(told?.date_from ?? '');
  expect(days).toBe(6 * 86_400_000);
});

it('a store that has sold for a few weeks is told that it is too early', async () => {
  const { db } = server.database;
  await sql`delete from store_days where store_id = ${store_id} and day < (now() at time zone 'Asia/Jakarta')::date - 60`.execute(
    db,
  );
  await again();
  await make();
  expect((await read()).stores[0]).toMatchObject({ expected: null, why_not: 'TOO_SHORT' });
  // A week without an order is a week in which nothing was sold.
  await sql`delete from store_days where store_id = ${store_id}`.execute(db);
  await again();
  await make();
  expect((await read()).stores[0]).toMatchObject({ last_week: 0, why_not: 'TOO_SHORT' });
});

it('what may be gone within the seven days is told with its range, and nothing that lasts longer', async () => {
  const { db } = server.database;
  const { rows } = await sql<{ variant_id: string; inventory_id: string }>`
    select variant_id::text, min(id)::text as inventory_id from inventories
    where store_id = ${store_id} and state = 'ACTIVE' group by 1 order by 1 limit 1`.execute(db);
  const [listed] = rows;
  await sql`delete from store_day_products where store_id = ${store_id}`.execute(db);
  await sql`insert into store_day_products (store_id, day, variant_id, units, amount, costed_amount, cost)
    select ${store_id}, (now() at time zone 'Asia/Jakarta')::date - n, ${listed?.variant_id},
      (array[30, 40, 50])[1 + (n - 1) / 7 % 3], 1000000, 0, 0
    from generate_series(1, 182) n`.execute(db);
  const shelf = (pieces: number) =>
    sql`update stocks set stock = reserved + ${pieces}::int where store_id = ${store_id} and variant_id = ${listed?.variant_id}`.execute(
      db,
    );
  await shelf(100);
  await again();
  await make();
  const { running_out } = await read();
  const [row] = running_out;
  expect(row).toMatchObject({ inventory_id: listed?.inventory_id, free_pieces: 100 });
  expect(row?.earliest ?? '').not.toBe('');
  expect([row?.earliest, row?.empty_on, row?.latest].toSorted()).toEqual([
    row?.earliest,
    row?.empty_on,
    row?.latest,
  ]);
  await shelf(1_000);
  expect((await read()).running_out).toEqual([]);
});

it('waits while a store is counted anew, as after it has moved to another zone', async () => {
  const { db } = server.database;
  await again();
  await sql`update counted_stores set again_after = 0 where store_id = ${store_id}`.execute(db);
  expect(await make()).toBe(0);
  await sql`update counted_stores set again_after = null, time_zone = 'Asia/Jayapura' where store_id = ${store_id}`.execute(
    db,
  );
  expect(await make()).toBe(0);
  await countOrders(db, new AbortController().signal);
  expect(await make()).toBe(1);
});
