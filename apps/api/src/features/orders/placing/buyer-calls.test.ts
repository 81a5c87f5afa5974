import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemScope } from '../../../platform/store-scope.ts';
import { payAndVerify, placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { findUserByPhoneNumber } from '../../users/users.service.ts';
import { moveOrder } from '../moves/move-order.service.ts';

const { orders, orderBuyer } = contract;
const buyer_store_id: string = testStores.buyer;
const store_id: string = testStores.own;

let server: TestServer;
let [buyer, clerk] = ['', ''];
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.signIn(testPeople.buyer);
  clerk = await server.signIn(testPeople.orderStaff);
});
afterAll(() => server.close());

const place = (more: object = {}) =>
  placeOrder(server, buyer, { buyer_store_id, seller_store_id: store_id }, { ...more });
const pay = (order_id: string) =>
  server.call(orderBuyer.pay, { body: { buyer_store_id, order_id } }, buyer);
const receive = (order_id: string) =>
  server.call(orderBuyer.confirmReceived, { body: { buyer_store_id, order_id } }, buyer);
const newOnes = async () =>
  (
    await server.call(
      orders.list,
      { query: { seller_store_id: store_id, status: 'NEW', page_size: '100' } },
      clerk,
    )
  ).body;
const eventsOf = (order_id: string) =>
  server.database.db
    .selectFrom('store_events')
    .where('store_id', '=', store_id)
    .select(['kind', 'payload'])
    .execute()
    .then((rows) => rows.filter(({ payload }) => (payload as { id?: string }).id === order_id));

it('a transfer order reaches the seller when its money was found, and once', async () => {
  const { id } = await place({ payment_method: 'TRANSFER' });
  const before = await newOnes();
  expect(before.data.some((row) => row.id === id)).toBe(false);
  const { body } = await pay(id);
  expect(body.order).toMatchObject({ payment_status: 'WAITING_VERIFICATION', arrived_at: null });
  expect((await pay(id)).body).toEqual(body);
  expect((await newOnes()).counts.NEW).toBe(before.counts.NEW);
  const sides = { buyer_store_id, seller_store_id: store_id };
  const { arrived_at, deadline_at, ...paid } = await payAndVerify(server, buyer, sides, id);
  expect(paid).toMatchObject({ payment_status: 'PAID', fulfilment_status: 'NEW' });
  expect(Date.parse(deadline_at ?? '') - Date.parse(arrived_at ?? '')).toBe(24 * 3_600_000);
  const lines = await server.database.db
    .selectFrom('order_history')
    .where('order_id', '=', id)
    .orderBy('id')
    .select(['from_status', 'to_status', 'actor', 'user_id', 'reason_id'])
    .execute();
  const payer = await findUserByPhoneNumber(server.database.db, testPeople.buyer);
  expect(lines.slice(1)).toEqual([
    {
      from_status: 'NEW',
      to_status: 'NEW',
      actor: 'BUYER',
      user_id: payer?.id,
      reason_id: 'payment_claimed',
    },
    {
      from_status: 'NEW',
      to_status: 'NEW',
      actor: 'SYSTEM',
      user_id: null,
      reason_id: 'payment_received',
    },
  ]);
  const { timeline } = (
    await server.call(contract.orderDetail.detail, { query: { order_id: id, store_id } }, clerk)
  ).body;
  expect(timeline.slice(-2)).toMatchObject([
    { actor: 'BUYER', actor_name: body.order.buyer_name },
    {
      actor: 'SYSTEM',
      actor_name: null,
      reason: 'Pembayaran transfer diterima lewat penyedia pembayaran',
    },
  ]);
  const after = await newOnes();
  expect(after.counts.NEW).toBe(before.counts.NEW + 1);
  expect(after.data.some((row) => row.id === id)).toBe(true);
  expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['order.created']);
  const row = await server.database.db
    .selectFrom('orders')
    .where('id', '=', id)
    .select('paid_at')
    .executeTakeFirstOrThrow();
  expect(row.paid_at).toBe(arrived_at);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('what is cancelled is not paid any more, and of both at once one happens', async () => {
  const cancel = (order_id: string) =>
    server.call(orders.cancel, { body: { buyer_store_id, order_id } }, buyer);
  const { id } = await place({ payment_method: 'TRANSFER' });
  await cancel(id);
  const { status, text } = await pay(id);
  expect([status, JSON.parse(text).errors.current_status]).toEqual([409, 'CANCELLED']);
  const raced = (await place({ payment_method: 'TRANSFER' })).id;
  await Promise.all([pay(raced), cancel(raced)]);
  const { payment_status, fulfilment_status } = await server.database.db
    .selectFrom('orders')
    .where('id', '=', raced)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(['UNPAID', 'WAITING_VERIFICATION']).toContain(payment_status);
  expect(fulfilment_status).toBe('CANCELLED');
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('what is paid at the door is not paid before', async () => {
  const { status, text } = await pay((await place()).id);
  expect([status, JSON.parse(text).errors.code]).toEqual([409, 'order_not_by_transfer']);
});

it('the buyer has it: complete, alike when said twice, and not before it is there', async () => {
  const { id } = await place();
  expect((await receive(id)).status).toBe(409);
  const scope = systemScope([store_id]);
  const to = { from: ['NEW'], to: 'DELIVERED', actor: 'SELLER', refunds: false } as const;
  await moveOrder(server.database.db, undefined, scope, id, to);
  const first = await receive(id);
  expect(first.body.order.fulfilment_status).toBe('COMPLETED');
  expect((await receive(id)).body).toEqual(first.body);
  const history = await server.database.db
    .selectFrom('order_history')
    .where('order_id', '=', id)
    .where('to_status', '=', 'COMPLETED')
    .select('actor')
    .execute();
  expect(history).toEqual([{ actor: 'BUYER' }]);
});
