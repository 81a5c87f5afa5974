import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timesSentBack } from '../../../platform/db/transaction.ts';
import { openBuyerStores } from '../../../testing/buyer-stores.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { served } from '../../../testing/served.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { verifyPayment } from '../payments/verify-payment.service.ts';

const store_id = testStores.own;

let server: TestServer;
let owner: string;
let buyer: string;
let branches: string[];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
  branches = await openBuyerStores(server.database.db, 24);
  await stockUp(server.database.db, store_id);
  const body = { store_id, is_on: true };
  await server.call(contract.autoAccept.save, { body }, owner);
});
afterAll(() => server.close());

const sidesOf = (buyer_store_id = '') => ({ buyer_store_id, seller_store_id: store_id });
const accept = (order_id: string) =>
  served(() => server.call(contract.orders.accept, { body: { store_id, order_id } }, owner));

it('orders that come, are paid and are accepted at once in a store with a rule do not wait for each other in a circle', async () => {
  const [first, second, third] = [branches.slice(0, 8), branches.slice(8, 16), branches.slice(16)];
  const placed: string[] = [];
  for (const branch of first) placed.push((await placeOrder(server, buyer, sidesOf(branch))).id);
  const paid: string[] = [];
  for (const branch of second) {
    const transfer = { payment_method: 'TRANSFER' };
    const { id } = await placeOrder(server, buyer, sidesOf(branch), transfer);
    const body = { buyer_store_id: branch, order_id: id };
    await server.call(contract.orderBuyer.pay, { body }, buyer);
    paid.push(id);
  }
  const { db } = server.database;
  const sentBack = timesSentBack();
  const [accepted] = await Promise.all([
    Promise.all(placed.map(accept)),
    Promise.all(third.map((branch) => placeOrder(server, buyer, sidesOf(branch)))),
    Promise.all(paid.map((order_id) => verifyPayment(db, undefined, { store_id, order_id }))),
  ]);
  expect(accepted.filter(({ status }) => status !== 200)).toEqual([]);
  expect(timesSentBack()).toBe(sentBack);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});
