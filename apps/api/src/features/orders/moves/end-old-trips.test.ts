import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAt } from '../../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { endOldPickups, endOldTrips } from './end-old-trips.service.ts';

let server: TestServer;
let owner: string;
let buyer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());

const store_id = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
const { signal } = new AbortController();

const orderOf = (order_id: string) =>
  server.database.db
    .selectFrom('orders')
    .where('id', '=', order_id)
    .select(['fulfilment_status', 'payment_status', 'deadline_at'])
    .executeTakeFirstOrThrow();

/** As if so many days had gone by. */
const daysGoBy = (order_id: string, days: number) =>
  sql`update orders set deadline_at = deadline_at - make_interval(days => ${days}::int),
    promised_at = promised_at - make_interval(days => ${days}::int) where id = ${order_id}`.execute(
    server.database.db,
  );

async function shipped(more: Record<string, unknown>): Promise<string> {
  const order_id = await orderAt(server, buyer, sides, 'PROCESSING', more);
  const courier = await server.database.db
    .selectFrom('store_couriers')
    .where('store_id', '=', store_id)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirstOrThrow();
  const body = { store_id, order_id, courier_id: courier.id };
  const { status, text } = await server.call(
    contract.orderShipping.confirmShipment,
    { body },
    owner,
  );
  if (status !== 200) throw new Error(text);
  return order_id;
}

it.each([{ payment_method: 'TRANSFER' }, { payment_method: 'TERM', term_days: 7 }])(
  'goods that nobody has said anything of for seven days have arrived, and their clock goes on: %o',
  async (more) => {
    const order_id = await shipped(more);
    await daysGoBy(order_id, 6);
    await endOldTrips(server.database.db, signal);
    expect((await orderOf(order_id)).fulfilment_status).toBe('SHIPPED');
    await daysGoBy(order_id, 1);
    await endOldTrips(server.database.db, signal);
    const { fulfilment_status, deadline_at } = await orderOf(order_id);
    expect(fulfilment_status).toBe('DELIVERED');
    expect(Date.parse(deadline_at ?? '')).toBeGreaterThan(Date.now());
    const last = await server.database.db
      .selectFrom('order_history')
      .where('order_id', '=', order_id)
      .orderBy('id', 'desc')
      .select('actor')
      .executeTakeFirstOrThrow();
    expect(last.actor).toBe('SYSTEM');
    expect(await whatDoesNotAddUp(server.database.db, store_id)).toEqual([]);
  },
);

it('nobody says for the seller that they have taken cash', async () => {
  const order_id = await shipped({});
  await daysGoBy(order_id, 30);
  await endOldTrips(server.database.db, signal);
  expect(await orderOf(order_id)).toMatchObject({
    fulfilment_status: 'SHIPPED',
    payment_status: 'UNPAID',
  });
});

it('a day on which it is tried again is not the end of it', async () => {
  const order_id = await shipped({ payment_method: 'TRANSFER' });
  const again_on = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const body = { store_id, order_id, reason_id: 'buyer_closed', note: '', again_on };
  const failed = await server.call(contract.orders.deliveryFailed, { body }, owner);
  expect(failed.text).toContain('SHIPPED');
  await daysGoBy(order_id, 3);
  await endOldTrips(server.database.db, signal);
  expect((await orderOf(order_id)).fulfilment_status).toBe('SHIPPED');
  await daysGoBy(order_id, 7);
  await endOldTrips(server.database.db, signal);
  expect((await orderOf(order_id)).fulfilment_status).toBe('DELIVERED');
});

it('goods that nobody fetches for seven days are for sale again, and what was paid goes back', async () => {
  const more = { payment_method: 'TRANSFER', delivery: 'BUYER_PICKUP' };
  const order_id = await orderAt(server, buyer, sides, 'PROCESSING', more);
  const body = { store_id, order_id };
  await server.call(contract.orders.readyForPickup, { body }, owner);
  await endOldPickups(server.database.db, signal);
  expect((await orderOf(order_id)).fulfilment_status).toBe('READY_FOR_PICKUP');
  await daysGoBy(order_id, 7);
  await endOldPickups(server.database.db, signal);
  expect(await orderOf(order_id)).toMatchObject({
    fulfilment_status: 'RETURNED',
    payment_status: 'REFUNDED',
  });
  expect(await whatDoesNotAddUp(server.database.db, store_id)).toEqual([]);
});
