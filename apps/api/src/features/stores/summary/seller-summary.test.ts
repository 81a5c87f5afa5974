import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { reportAddress } from '../store-profile.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const summary = async (phone: string, query: object) =>
  (
    await server.call(
      contract.storeSummary.summary,
      { query: query as Record<string, unknown> },
      await server.signIn(phone),
    )
  ).body;

const all = { select_all_seller_store: 'true' };

it('counts as the list counts, in one store and over all [API-28]', async () => {
  const token = await server.signIn(testPeople.owner);
  const counts = async (query: object) =>
    (await server.call(contract.orders.list, { query: { ...query } }, token)).body.counts;
  const store_id = testStores.own;
  expect((await summary(testPeople.owner, { store_id })).counts).toEqual(
    await counts({ seller_store_id: store_id }),
  );
  expect((await summary(testPeople.owner, all)).counts).toEqual(await counts(all));
});

it('has today’s orders and revenue since the store’s own midnight, without those that were lost', async () => {
  const store_id = testStores.notSelling;
  const { rows } = await sql<{ id: string; total_amount: number }>`
    select id, total_amount from orders where store_id = ${store_id}::bigint and arrived_at is not null
      and fulfilment_status in ('COMPLETED', 'SHIPPED') order by id limit 3`.execute(
    server.database.db,
  );
  const [first, second, third] = rows;
  expect((await summary(testPeople.owner, { store_id })).today).toEqual({ orders: 0, revenue: 0 });
  const arrive = (id: string | undefined, shift: string, status: string) =>
    sql`update orders set fulfilment_status = ${status}::fulfilment_status,
          arrived_at = date_trunc('day', now() at time zone 'Asia/Makassar') at time zone 'Asia/Makassar' + ${shift}::interval
        where store_id = ${store_id}::bigint and id = ${id}::bigint`.execute(server.database.db);
  await arrive(first?.id, '0 seconds', 'COMPLETED');
  await arrive(second?.id, '-1 second', 'COMPLETED');
  await arrive(third?.id, '1 second', 'CANCELLED');
  const today = { orders: 1, revenue: first?.total_amount };
  expect((await summary(testPeople.owner, { store_id })).today).toEqual(today);
  expect((await summary(testPeople.owner, all)).today).toEqual(today);
});

it('names the new orders that are due first', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where store_id in (1, 3, 4) and fulfilment_status = 'NEW'
      and arrived_at is not null order by deadline_at, id limit 3`.execute(server.database.db);
  const { new_orders } = await summary(testPeople.owner, all);
  expect(new_orders.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(new_orders[0]).toMatchObject({
    store_name: expect.any(String),
    deadline_at: expect.any(String),
  });
});

it('says what is amiss with a store itself', async () => {
  await reportAddress(server.database.db, testStores.own, 'Nomor tidak ditemukan.');
  const { attention } = await summary(testPeople.owner, all);
  expect(attention.map(({ store_id, code }) => [store_id, code])).toEqual([
    [testStores.own, 'address_reported'],
    [testStores.notSelling, 'email_unverified'],
  ]);
});

it('counts products that are offered and running out or gone, as their list does, for who may see it [API-28]', async () => {
  const { db } = server.database;
  const owner = await server.signIn(testPeople.owner);
  const listed = async (stores: object, stock_level: string) => {
    const query = { ...stores, stock_level, state: 'ACTIVE' };
    return (await server.call(contract.inventories.listV2, { query }, owner)).body.total_data;
  };
  const one = { store_id: testStores.own };
  const every = { select_all_store: 'true' };
  for (const [asked, stores] of [
    [one, one],
    [all, every],
  ] as const) {
    const { stock } = await summary(testPeople.owner, asked);
    expect(stock).toMatchObject({
      low: await listed(stores, 'LOW'),
      sold_out: await listed(stores, 'NONE'),
    });
    expect(stock?.sold_out).toBeGreaterThan(0);
  }
  await sql`update store_permissions p set inventory = 'NONE' from users u
    where u.id = p.user_id and u.phone_number = ${testPeople.viewer}`.execute(db);
  expect((await summary(testPeople.viewer, { store_id: testStores.own })).stock).toBeNull();
});
