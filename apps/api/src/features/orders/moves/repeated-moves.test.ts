import { contract } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderAt } from '../../../testing/order-at.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

let server: TestServer;
let buyer: string;
let owner: string;
let clerk: string;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  clerk = await server.signIn(testPeople.orderStaff);
});
afterAll(() => server.close());

const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };
const seed = { gada_employee_id: null, changed_by_type: 'USER' };

type Case = {
  move: string;
  entry: Endpoint;
  at: 'NEW' | 'SHIPPED';
  body: Record<string, unknown>;
  /** The same move with something else in it. */
  another: Record<string, unknown>;
};

const cases: Case[] = [
  {
    move: 'accepting',
    entry: contract.orders.accept,
    at: 'NEW',
    body: { ...seed, processing_days: 0 },
    another: { ...seed, processing_days: 3 },
  },
  {
    move: 'rejecting',
    entry: contract.orders.reject,
    at: 'NEW',
    body: { reason_id: 'out_of_stock' },
    another: { reason_id: 'other', note: 'Truk rusak' },
  },
  {
    move: 'delivering',
    entry: contract.orders.confirmDelivered,
    at: 'SHIPPED',
    body: { receiver_name: 'Bu Sari' },
    another: { receiver_name: 'Pak Joko' },
  },
  {
    move: 'bringing back',
    entry: contract.orders.deliveryFailed,
    at: 'SHIPPED',
    body: { reason_id: 'buyer_closed' },
    another: { reason_id: 'other', note: 'Alamat salah' },
  },
];

describe.each(cases)('$move', ({ entry, at, body, another }) => {
  const orderId = () => orderAt(server, buyer, sides, at);
  const send = (order_id: string, fields: object, token = owner) =>
    server.call(entry, { body: { order_id, ...fields } }, token);

  it('is answered for a caller who names the order alone', async () => {
    const { status, body: answer } = await send(await orderId(), body);
    expect([status, answer]).toMatchObject([200, { order: { store_id: testStores.own } }]);
  });

  it('the same person’s same request again is answered as the first time', async () => {
    const order_id = await orderId();
    const [first, second] = [await send(order_id, body), await send(order_id, body)];
    expect([second.status, second.body]).toEqual([first.status, first.body]);
  });

  it('the same person’s other request is refused with the order as it is', async () => {
    const order_id = await orderId();
    const first = await send(order_id, body);
    const second = await send(order_id, another);
    expect([second.status, second.body.errors]).toMatchObject([
      409,
      { code: 'order_state_conflict', current_order: (first.body as { order: object }).order },
    ]);
  });

  it('a colleague’s request is refused, were it the same, and nothing of it is lost in silence', async () => {
    const order_id = await orderId();
    await send(order_id, body);
    const { status, body: answer } = await send(order_id, body, clerk);
    expect([status, answer.errors?.code]).toEqual([409, 'order_state_conflict']);
  });
});

it('another’s order is refused, named alone too', async () => {
  const { id: order_id } = await placeOrder(server, buyer, {
    ...sides,
    seller_store_id: testStores.other,
  });
  const { status } = await server.call(contract.orders.accept, { body: { order_id } }, owner);
  expect(status).toBe(403);
});

it('a driver is found, changed and deleted by its id alone [API-26]', async () => {
  const driver = { name: 'Pak Budi', phone_number: '0812-9000-1234', vehicle_type: 'TRUCK' };
  const store_id = testStores.own;
  const added = await server.call(
    contract.storeCouriers.create,
    { body: { store_id, ...driver } },
    owner,
  );
  const { id } = added.body.courier;
  const read = await server.call(contract.storeCouriers.details, { query: { id } }, owner);
  expect(read.body.courier).toEqual(added.body.courier);
  const body = { ...driver, id, name: 'Pak Budiman' };
  const changed = await server.call(contract.storeCouriers.update, { body }, owner);
  expect(changed.body.courier.name).toBe('Pak Budiman');
  const removed = await server.call(contract.storeCouriers.remove, { body: { id } }, owner);
  expect(removed.body).toEqual({ done: true });
});
