import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payAndVerify, placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { indexOrders } from './index-orders.service.ts';

let server: TestServer;
let owner: string;
let buyer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());

const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };
const { signal } = new AbortController();
const index = () => indexOrders(server.database.db, signal);
const wrong = () => whatDoesNotAddUp(server.database.db, testStores.own);

const found = async (query: string, more: Record<string, string> = {}) => {
  const inputs = { query: { seller_store_id: testStores.own, query, ...more } };
  const { data, total_data } = (await server.call(contract.orders.list, inputs, owner)).body;
  expect(data).toHaveLength(Math.min(total_data, 20));
  return total_data;
};

/** The buyer's shop is called so from now on: its next order has a word that no other has. */
const call = (name: string) =>
  sql`update stores set name = ${name} where id = ${testStores.buyer}`.execute(server.database.db);

it('an order is found as soon as it has come, by words nobody ordered before, and no less once it is indexed', async () => {
  await call('Warung Zyqwani');
  await placeOrder(server, buyer, sides);
  const unpaid = await placeOrder(server, buyer, sides, { payment_method: 'TRANSFER' });
  const looks = async () => [
    await found('zyqwani'),
    await found('yqwan'),
    await found('warung zyqwani'),
    await found('zyqwani', { status: 'NEW' }),
    await found('zyqwani', { status: 'COMPLETED' }),
  ];
  expect(await looks()).toEqual([1, 1, 1, 1, 0]);
  expect(await wrong()).toEqual([]);
  expect(await index()).toBe(1);
  expect(await looks()).toEqual([1, 1, 1, 1, 0]);
  await payAndVerify(server, buyer, sides, unpaid.id);
  expect(await looks()).toEqual([2, 2, 2, 2, 0]);
  expect(await index()).toBe(1);
  expect(await looks()).toEqual([2, 2, 2, 2, 0]);
  expect(await index()).toBe(0);
  expect(await wrong()).toEqual([]);
});

it('a word that many orders have counts those, too, that are not indexed yet', async () => {
  const before = await found('warung');
  await placeOrder(server, buyer, sides);
  expect(await found('warung')).toBe(before + 1);
  await index();
  expect(await found('warung')).toBe(before + 1);
});

it('what resembles a known word is no mistake when an order has it', async () => {
  await call('Toko Indomei');
  await placeOrder(server, buyer, sides);
  expect(await found('indomei')).toBe(1);
  await index();
  expect(await found('indomei')).toBe(1);
});

it('two who index at once count every order once', async () => {
  for (let placed = 0; placed < 6; placed++) await placeOrder(server, buyer, sides);
  const indexed = await Promise.all([index(), index(), index()]);
  expect(indexed.reduce((sum, each) => sum + each)).toBe(6);
  expect(await wrong()).toEqual([]);
});

it('an order that came through a process of before the texts gets its text', async () => {
  const { id } = await placeOrder(server, buyer, sides);
  await index();
  const { db } = server.database;
  await sql`delete from order_texts where order_id = ${id}`.execute(db);
  expect(await wrong()).toEqual([`text of order ${id}: not that of the order`]);
  expect(await index()).toBe(1);
  expect(await wrong()).toEqual([]);
  await sql`update order_texts_missed set due_at = now() - interval '1 second'`.execute(db);
  await index();
  await sql`delete from order_texts where order_id = ${id}`.execute(db);
  expect(await index()).toBe(0);
});
