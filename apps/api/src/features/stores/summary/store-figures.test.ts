import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const { figures, summary } = contract.storeSummary;
const all = { select_all_seller_store: 'true' };

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const read = async (query: Record<string, unknown>) =>
  (await server.call(figures, { query }, owner)).body.figures;

it('each store has what its own summary counts, and together they are all', async () => {
  const stores = await read({ ...all, with_sales: 'true' });
  expect(stores.length).toBeGreaterThan(1);
  for (const { store_id, new_orders, today } of stores) {
    const own = (await server.call(summary, { query: { store_id } }, owner)).body;
    expect([new_orders, today]).toEqual([own.counts.NEW, own.today]);
  }
  const { counts } = (await server.call(summary, { query: all }, owner)).body;
  expect(stores.reduce((sum, { new_orders }) => sum + new_orders, 0)).toBe(counts.NEW);
});

it('what presses is counted apart, and sales only where they are asked for', async () => {
  const store_id = testStores.own;
  const press = (hours: string) =>
    sql`update orders set deadline_at = now() + ${hours}::interval
        where store_id = ${store_id}::bigint and fulfilment_status = 'NEW'`.execute(
      server.database.db,
    );
  await press('5 hours');
  const [calm] = await read({ store_id });
  expect(calm).toMatchObject({ due_orders: 0, today: null, week_ago: null });
  expect(calm?.new_orders).toBeGreaterThan(0);
  await press('3 hours');
  const [pressed] = await read({ store_id });
  expect(pressed?.due_orders).toBe(pressed?.new_orders);
});

it('a week ago is the same weekday up to the same time of day', async () => {
  const store_id = testStores.notSelling;
  const { rows } = await sql<{ id: string; total_amount: number }>`
    select id, total_amount from orders where store_id = ${store_id}::bigint and arrived_at is not null
      and fulfilment_status in ('COMPLETED', 'SHIPPED') order by id limit 3`.execute(
    server.database.db,
  );
  const weekAgo = async () => (await read({ store_id, with_sales: 'true' }))[0]?.week_ago;
  const before = await weekAgo();
  const arrive = (id: string | undefined, at: ReturnType<typeof sql>) =>
    sql`update orders set arrived_at = ${at} where store_id = ${store_id}::bigint and id = ${id}::bigint`.execute(
      server.database.db,
    );
  const midnight = sql`(date_trunc('day', now() at time zone 'Asia/Makassar') - interval '7 days') at time zone 'Asia/Makassar'`;
  await arrive(rows[0]?.id, midnight);
  await arrive(rows[1]?.id, sql`${midnight} - interval '1 second'`);
  await arrive(rows[2]?.id, sql`now() - interval '7 days' + interval '1 minute'`);
  expect(await weekAgo()).toEqual({
    orders: (before?.orders ?? 0) + 1,
    revenue: (before?.revenue ?? 0) + (rows[0]?.total_amount ?? 0),
  });
});
