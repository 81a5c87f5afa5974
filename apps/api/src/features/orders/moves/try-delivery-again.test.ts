import { contract } from '@marketplace/contract/contract';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAfter, dayIn, formatDay } from '../../../platform/indonesian-time.ts';
import { openBuyerStores } from '../../../testing/buyer-stores.ts';
import { readEvents } from '../../../testing/event-reader.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

let server: TestServer;
let buyer: string;
let owner: string;
let clerk: string;
/** Stores of the buyer's, each for one order. */
let branches: string[];
beforeAll(async () => {
  server = await startTestServer();
  branches = await openBuyerStores(server.database.db, 12);
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  clerk = await server.signIn(testPeople.orderStaff);
});
afterAll(() => server.close());

const store_id: string = testStores.own;
const at = (status: FulfilmentStatus) =>
  orderAt(
    server,
    buyer,
    { buyer_store_id: branches.pop() ?? '', seller_store_id: store_id },
    status,
  );

const daysOn = (days: number) => dayAfter(dayIn(new Date().toISOString(), 'Asia/Jakarta'), days);
const again = (order_id: string, more: object = {}, token = owner) =>
  server.call(
    contract.orders.deliveryFailed,
    { body: { store_id, order_id, reason_id: 'buyer_closed', again_on: daysOn(1), ...more } },
    token,
  );
const stepsOf = async (order_id: string) => {
  const { body } = await server.call(
    contract.orderDetail.detail,
    { query: { store_id, order_id } },
    owner,
  );
  return body.timeline.filter(({ to_status }: { to_status: string }) => to_status === 'SHIPPED');
};

it('goods that did not reach the buyer are brought again: the order stays on its way, with its new day and a line of history', async () => {
  const order_id = await at('SHIPPED');
  const reader = await readEvents(server, owner);
  const { status, body } = await again(order_id, { note: 'Pintu terkunci' });
  expect([status, body.order.fulfilment_status]).toEqual([200, 'SHIPPED']);
  expect(body.order.copywriting).toContain(`Antar lagi sebelum ${formatDay(daysOn(2))} 00:00`);
  expect(body.order.allowed_actions).toEqual(['confirm_delivered', 'delivery_failed']);
  const [, tried] = await stepsOf(order_id);
  expect(tried).toMatchObject({
    from_status: 'SHIPPED',
    reason: 'Toko pembeli tutup',
    note: 'Pintu terkunci',
    actor: 'SELLER',
  });
  const told = await reader.find(({ payload }) => payload.id === order_id);
  expect(told.data.payload).toMatchObject({ previous_fulfilment_status: 'SHIPPED' });
  reader.close();
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('said twice by the same person it is one line; another day or a colleague adds theirs', async () => {
  const order_id = await at('SHIPPED');
  const [first, second] = await Promise.all([again(order_id), again(order_id)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await stepsOf(order_id)).toHaveLength(2);
  await again(order_id, { again_on: daysOn(2) });
  await again(order_id, { again_on: daysOn(2) }, clerk);
  expect(await stepsOf(order_id)).toHaveLength(4);
});

it.each([
  [-2, 'date_past'],
  [16, 'too_big'],
])('a day %i days from now is refused beside its field', async (days, code) => {
  const order_id = await at('SHIPPED');
  const { status, body } = await again(order_id, { again_on: daysOn(days) });
  expect([status, body.errors?.fields?.again_on?.code]).toEqual([400, code]);
  expect(await stepsOf(order_id)).toHaveLength(1);
});

it('an order that is not on its way is not brought again, and its refusal has the order', async () => {
  const order_id = await at('DELIVERED');
  const { status, body } = await again(order_id);
  expect([status, body.errors?.code, body.errors?.current_order?.id]).toEqual([
    409,
    'order_state_conflict',
    order_id,
  ]);
});

it('after a second try it can be confirmed, or come back for good', async () => {
  const [delivered, returned] = [await at('SHIPPED'), await at('SHIPPED')];
  await again(delivered);
  await again(returned);
  const confirmed = await server.call(
    contract.orders.confirmDelivered,
    { body: { store_id, order_id: delivered, receiver_name: 'Bu Sari' } },
    owner,
  );
  expect(confirmed.body.order.fulfilment_status).toBe('DELIVERED');
  const back = await again(returned, { again_on: undefined });
  expect(back.body.order).toMatchObject({ fulfilment_status: 'RETURNED', deadline_at: null });
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});
