import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemScope } from '../../../platform/store-scope.ts';
import { photo } from '../../../testing/photos.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { moveOrder } from './move-order.service.ts';
import { deductOrderStock } from './order-stock.service.ts';

let server: TestServer;
let owner: string;
let buyer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
});
afterAll(() => server.close());

const store_id: string = testStores.own;

/** An order that was placed and has come so far. */
async function orderIn(
  to: 'SHIPPED' | 'READY_FOR_PICKUP',
  payment_method = 'TERM',
): Promise<string> {
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  const delivery = to === 'SHIPPED' ? 'STORE_COURIER' : 'BUYER_PICKUP';
  const term = payment_method === 'TERM' ? { term_days: 7 } : {};
  const more = { things: 2, payment_method, ...term, delivery };
  const order = await placeOrder(server, buyer, sides, more);
  await moveOrder(server.database.db, undefined, systemScope([store_id]), order.id, {
    from: ['NEW'],
    to,
    actor: 'SELLER',
    refunds: false,
    // Goods leave the shelf with a shipment, and not while they wait to be fetched.
    moveStock: async (db, store, order) => {
      if (to === 'SHIPPED') await deductOrderStock(db, store, order, undefined);
    },
  });
  return order.id;
}

const confirm = (order_id: string, more: object = {}) =>
  server.call(
    contract.orders.confirmDelivered,
    { body: { store_id, order_id, receiver_name: 'Bu Tini', ...more } },
    owner,
  );

async function sendPhoto(): Promise<string> {
  const inputs = { body: { store_id, purpose: 'delivery_photo' }, file: await photo() };
  return (await server.call(contract.storage.newFile, inputs, owner)).body.file.id;
}

const handoverOf = (order_id: string) =>
  server.database.db
    .selectFrom('order_handovers')
    .where('order_id', '=', order_id)
    .select(['receiver_name', 'photo_id'])
    .executeTakeFirst();

it('goods that are with the buyer are delivered, with who took them and the photo of it [API-64]', async () => {
  const [order_id, photo_id] = [await orderIn('SHIPPED'), await sendPhoto()];
  const { body } = await confirm(order_id, { photo_id });
  expect(body.order.fulfilment_status).toBe('DELIVERED');
  expect(await handoverOf(order_id)).toEqual({ receiver_name: 'Bu Tini', photo_id });
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('cash on delivery is paid with it; what is fetched leaves the shelf with it', async () => {
  const cash = await confirm(await orderIn('SHIPPED', 'COD'));
  expect(cash.body.order.payment_status).toBe('PAID');
  const fetched = await orderIn('READY_FOR_PICKUP');
  expect((await confirm(fetched)).body.order.fulfilment_status).toBe('DELIVERED');
  const ledger = await server.database.db
    .selectFrom('stock_ledger')
    .where('order_id', '=', fetched)
    .select('reason')
    .execute();
  expect(new Set(ledger.map(({ reason }) => reason))).toEqual(new Set(['SHIPMENT']));
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('done twice it is done once; a photo of another order is refused, and then nothing is done', async () => {
  const [order_id, photo_id] = [await orderIn('SHIPPED'), await sendPhoto()];
  await confirm(order_id, { photo_id });
  expect((await confirm(order_id, { photo_id })).status).toBe(200);
  const other = await orderIn('SHIPPED');
  const { status, text } = await confirm(other, { photo_id });
  expect([status, JSON.parse(text).errors.code]).toEqual([404, 'file_not_found']);
  expect(await handoverOf(other)).toBeUndefined();
  expect((await confirm(other)).status).toBe(200);
});
