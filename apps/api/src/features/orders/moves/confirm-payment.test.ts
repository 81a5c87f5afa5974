import { contract } from '@marketplace/contract/contract';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEvents } from '../../../testing/event-reader.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

let server: TestServer;
let buyer: string;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const store_id: string = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
const onTerms = { payment_method: 'TERM', term_days: 7 };
const at = (status: FulfilmentStatus, more: Record<string, unknown> = onTerms) =>
  orderAt(server, buyer, sides, status, more);
const pay = (order_id: string) =>
  server.call(contract.orders.confirmPayment, { body: { store_id, order_id } }, owner);
const ready = (order_id: string) =>
  server.call(contract.orders.readyForPickup, { body: { store_id, order_id } }, owner);

it.each(['DELIVERED', 'COMPLETED'] as const)(
  'money on terms is noted once the goods are %s, and again it is answered alike [ST-19]',
  async (status) => {
    const order_id = await at(status);
    const reader = await readEvents(server, owner);
    const { body } = await pay(order_id);
    expect(body.order).toMatchObject({ fulfilment_status: status, payment_status: 'PAID' });
    expect(body.order.allowed_actions).toEqual([]);
    const told = await reader.find(
      ({ payload }) => payload.id === order_id && payload.payment_status === 'PAID',
    );
    reader.close();
    expect(told.data.payload).toMatchObject({
      id: order_id,
      payment_status: 'PAID',
      previous_fulfilment_status: status,
    });
    expect((await pay(order_id)).body).toEqual(body);
    const { db } = server.database;
    const history = await db
      .selectFrom('order_history')
      .where('order_id', '=', order_id)
      .where('reason_id', '=', 'payment_received')
      .select(['from_status', 'to_status', 'actor', 'reason'])
      .execute();
    expect(history).toEqual([
      { from_status: status, to_status: status, actor: 'SELLER', reason: 'Pembayaran diterima' },
    ]);
    const { paid_at } = await db
      .selectFrom('orders')
      .where('id', '=', order_id)
      .select('paid_at')
      .executeTakeFirstOrThrow();
    expect(paid_at).not.toBeNull();
    expect(await whatDoesNotAddUp(db)).toEqual([]);
  },
);

it('two clerks who note it at once note it once', async () => {
  const order_id = await at('DELIVERED');
  const answers = await Promise.all([pay(order_id), pay(order_id), pay(order_id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const history = await server.database.db
    .selectFrom('order_history')
    .where('order_id', '=', order_id)
    .where('reason_id', '=', 'payment_received')
    .select('id')
    .execute();
  expect(history).toHaveLength(1);
});

it('not before the goods are there, and not for cash or transfers', async () => {
  const early = await pay(await at('SHIPPED'));
  expect(early.body.errors).toMatchObject({ current_status: 'SHIPPED' });
  const cash = await pay(await at('DELIVERED', {}));
  expect(cash.body.errors).toMatchObject({ code: 'order_state_conflict' });
});

it('a delivery that is confirmed again after the money came is still answered alike', async () => {
  const order_id = await at('SHIPPED');
  const confirm = () =>
    server.call(
      contract.orders.confirmDelivered,
      { body: { store_id, order_id, receiver_name: 'Bu Tini' } },
      owner,
    );
  await confirm();
  await pay(order_id);
  const again = await confirm();
  expect([again.status, again.body.order.payment_status]).toEqual([200, 'PAID']);
});

it('what is fetched is made ready, and what is brought is not [ST-19]', async () => {
  const fetched = await at('PROCESSING', { delivery: 'BUYER_PICKUP' });
  const { body } = await ready(fetched);
  expect(body.order).toMatchObject({
    fulfilment_status: 'READY_FOR_PICKUP',
    allowed_actions: ['confirm_delivered'],
  });
  expect((await ready(fetched)).body).toEqual(body);
  const brought = await ready(await at('PROCESSING', {}));
  expect(brought.body.errors).toMatchObject({
    code: 'order_state_conflict',
    current_status: 'PROCESSING',
  });
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});
