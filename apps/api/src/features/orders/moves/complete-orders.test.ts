import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAt } from '../../../testing/order-at.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { completeOrders } from './complete-orders.service.ts';
import { expireUnpaidOrders } from './expire-orders.service.ts';

let server: TestServer;
let buyer: string;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.signIn(testPeople.buyer);
  // The present of the test world is long past; here nothing is due but what a test says.
  await sql`update orders set deadline_at = now() + interval '1 day' where deadline_at is not null`.execute(
    server.database.db,
  );
});
afterAll(() => server.close());

const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };
const { signal } = new AbortController();

const letPass = (order_id: string) =>
  sql`update orders set deadline_at = now() - interval '1 second' where id = ${order_id}::bigint`.execute(
    server.database.db,
  );
const lastOf = (order_id: string) =>
  server.database.db
    .selectFrom('orders as o')
    .innerJoin('order_history as h', (join) =>
      join.onRef('h.store_id', '=', 'o.store_id').onRef('h.order_id', '=', 'o.id'),
    )
    .where('o.id', '=', order_id)
    .select(['o.fulfilment_status', 'h.from_status', 'h.actor'])
    .orderBy('h.id', 'desc')
    .executeTakeFirstOrThrow();
const eventsAbout = async (order_id: string) =>
  (
    await sql`select from store_events where payload ->> 'id' = ${order_id}`.execute(
      server.database.db,
    )
  ).rows.length;

it('goods nobody complained about in time are completed once, however many sweeps meet [ST-19]', async () => {
  const { db } = server.database;
  const [due, later] = [
    await orderAt(server, buyer, sides, 'DELIVERED'),
    await orderAt(server, buyer, sides, 'DELIVERED'),
  ];
  await letPass(due);
  const sweeps = [completeOrders(db, signal), completeOrders(db, signal)];
  expect((await Promise.all(sweeps)).reduce((sum, each) => sum + each)).toBe(1);
  expect(await lastOf(due)).toEqual({
    fulfilment_status: 'COMPLETED',
    from_status: 'DELIVERED',
    actor: 'SYSTEM',
  });
  expect((await lastOf(later)).fulfilment_status).toBe('DELIVERED');
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});

it('a transfer nobody made in time expires and frees its stock, and no list of the seller’s hears of it [ST-19]', async () => {
  const { db } = server.database;
  const unpaid = await placeOrder(server, buyer, sides, { payment_method: 'TRANSFER' });
  const waiting = await placeOrder(server, buyer, sides, { payment_method: 'TRANSFER' });
  await letPass(unpaid.id);
  const sweeps = [expireUnpaidOrders(db, signal), expireUnpaidOrders(db, signal)];
  expect((await Promise.all(sweeps)).reduce((sum, each) => sum + each)).toBe(1);
  expect(await lastOf(unpaid.id)).toEqual({
    fulfilment_status: 'EXPIRED',
    from_status: 'NEW',
    actor: 'SYSTEM',
  });
  expect(await eventsAbout(unpaid.id)).toBe(0);
  expect((await lastOf(waiting.id)).fulfilment_status).toBe('NEW');
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});

it('the sweeps read what is due by its index', async () => {
  const { db } = server.database;
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from orders where fulfilment_status = 'DELIVERED' and deadline_at <= now()
      and deadline_at is not null order by deadline_at, id limit 500`.execute(db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('orders_due');
});
