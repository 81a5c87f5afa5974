import { contract } from '@marketplace/contract/contract';
import type { OrderRow } from '@marketplace/contract/order-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOrder } from '../../../testing/place-order.ts';
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

const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };

const place = () => placeOrder(server, buyer, sides);

const accept = (order_id: string, more: object = {}) =>
  server.call(
    contract.orders.accept,
    {
      body: {
        store_id: testStores.own,
        order_id,
        gada_employee_id: null,
        changed_by_type: 'USER',
        ...more,
      },
    },
    owner,
  );

const hoursLeft = ({ deadline_at }: OrderRow) =>
  Math.round((Date.parse(deadline_at ?? '') - Date.now()) / 3_600_000);

it('an order that is accepted is to be sent within a day, or the days that were named [API-24]', async () => {
  const [plain, later] = [await place(), await place()];
  const { order } = (await accept(plain.id)).body;
  expect(order).toMatchObject({
    fulfilment_status: 'PROCESSING',
    payment_status: 'UNPAID',
    allowed_actions: ['confirm_shipment', 'reject'],
  });
  expect(hoursLeft(order)).toBe(24);
  expect(hoursLeft((await accept(later.id, { processing_days: 3 })).body.order)).toBe(72);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('the confirm body holds order_id, gada_employee_id null, changed_by_type USER and processing_days 0, and no other values of these [API-25]', async () => {
  const { id: order_id } = await place();
  const body = { order_id, gada_employee_id: null, changed_by_type: 'USER', processing_days: 0 };
  const send = (given: object) =>
    server.call(contract.orders.accept, { body: { ...body, ...given } }, owner);
  const refused = async (given: object) =>
    Object.keys((await send(given)).body.errors?.fields ?? {});
  expect(await refused({ gada_employee_id: '7' })).toEqual(['gada_employee_id']);
  expect(await refused({ changed_by_type: 'SYSTEM' })).toEqual(['changed_by_type']);
  expect(await refused({ processing_days: -1 })).toEqual(['processing_days']);
  expect(await refused({ order_id: undefined })).toEqual(['order_id']);
  const { status, body: answer } = await send({});
  expect([status, answer.order.fulfilment_status]).toEqual([200, 'PROCESSING']);
  expect(hoursLeft(answer.order)).toBe(24);
});

it('accepted again it is answered alike, and moved once [API-24]', async () => {
  const { id } = await place();
  const [first, second] = await Promise.all([accept(id), accept(id)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.order).toEqual(first.body.order);
  const history = await server.database.db
    .selectFrom('order_history')
    .where('order_id', '=', id)
    .select(['to_status', 'actor'])
    .orderBy('id')
    .execute();
  expect(history).toEqual([
    { to_status: 'NEW', actor: 'BUYER' },
    { to_status: 'PROCESSING', actor: 'SELLER' },
  ]);
});

it('what the buyer has taken back cannot be accepted, and says where it stands', async () => {
  const { id } = await place();
  const body = { buyer_store_id: testStores.buyer, order_id: id };
  await server.call(contract.orders.cancel, { body }, buyer);
  const { status, text } = await accept(id);
  expect([status, JSON.parse(text).errors]).toMatchObject([
    409,
    { code: 'order_state_conflict', current_status: 'CANCELLED' },
  ]);
});
