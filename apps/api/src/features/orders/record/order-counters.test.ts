import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('the first order of a store begins its counters and the numbers of its events', async () => {
  const { db } = server.database;
  const store_id = testStores.own;
  for (const table of ['order_counters', 'event_places', 'store_events'] as const)
    await db.deleteFrom(table).where('store_id', '=', store_id).execute();
  const buyer = await server.signIn(testPeople.buyer);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  await placeOrder(server, buyer, sides);
  await placeOrder(server, buyer, sides);
  const owner = await server.signIn(testPeople.owner);
  const query = { seller_store_id: store_id };
  const { counts } = (await server.call(contract.orders.list, { query }, owner)).body;
  expect(counts).toMatchObject({ NEW: 2, PROCESSING: 0 });
  const events = await db
    .selectFrom('store_events')
    .where('store_id', '=', store_id)
    .where('area', '=', 'order')
    .select(['id', 'kind'])
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { id: '1', kind: 'order.created' },
    { id: '2', kind: 'order.created' },
  ]);
});
