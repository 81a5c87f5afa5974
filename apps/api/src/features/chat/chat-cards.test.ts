import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageBody, newChannel, write } from '../../testing/chat.ts';
import { placeOrder } from '../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { chatMessages } = contract;
const own = testStores.own;

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const send = async (token: string, store_id: string, channel_id: string, more: object) => {
  const body = messageBody(store_id, channel_id, more);
  return (await server.call(chatMessages.create, { body }, token)).body.errors?.code;
};

it('a store does not read an order that has not arrived from its card', async () => {
  const { db } = server.database;
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id);
  const { id } = await placeOrder(server, buyer, { buyer_store_id, seller_store_id: own });
  const { rows } = await sql<{ at: string }>`select arrived_at::text as at from orders
    where id = ${id}`.execute(db);
  const arrive = (at: string | null) =>
    sql`update orders set arrived_at = ${at}::timestamptz where id = ${id}`.execute(db);
  await arrive(null);
  expect(await send(owner, own, channel_id, { order_id: id })).toBe('order_not_found');
  expect(await send(buyer, buyer_store_id, channel_id, { order_id: id })).toBeUndefined();
  await arrive(rows[0]?.at ?? null);
  expect(await send(owner, own, channel_id, { order_id: id })).toBeUndefined();
});

it('a buyer does not read what is not for sale from its card', async () => {
  const { db } = server.database;
  const { buyer, buyer_store_id, channel_id } = await newChannel(server, testPeople.buyer);
  await write(server, buyer, buyer_store_id, channel_id);
  const sides = { buyer_store_id, seller_store_id: own };
  const goods = await server.call(contract.inventories.forSale, { query: sides }, buyer);
  const inventory_id = goods.body.data[0]?.inventory_id ?? '';
  const set = (state: string) =>
    sql`update inventories set state = ${state} where id = ${inventory_id}`.execute(db);
  expect(await send(buyer, buyer_store_id, channel_id, { inventory_id })).toBeUndefined();
  await set('INACTIVE');
  expect(await send(buyer, buyer_store_id, channel_id, { inventory_id })).toBe(
    'inventory_not_found',
  );
  expect(await send(owner, own, channel_id, { inventory_id })).toBeUndefined();
  await set('ACTIVE');
});
