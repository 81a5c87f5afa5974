import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAt } from '../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../sums/sums.service.ts';

let server: TestServer;
let buyer: string;
let owner: string;
let drivers = 0;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const { driverCash, orderShipping, orders, storeCouriers } = contract;
const store_id: string = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };

async function newDriver(): Promise<string> {
  drivers += 1;
  const body = {
    store_id,
    name: `Kurir ${drivers}`,
    phone_number: `0857123400${drivers}`,
    vehicle_type: 'VAN',
  };
  return (await server.call(storeCouriers.create, { body }, owner)).body.courier.id;
}

/** A COD order that the driver has brought, and taken the cash of. */
async function brought(courier_id: string): Promise<{ order_id: string; amount: number }> {
  const order_id = await orderAt(server, buyer, sides, 'PROCESSING', {});
  const sent = await server.call(
    orderShipping.confirmShipment,
    { body: { store_id, order_id, courier_id } },
    owner,
  );
  expect(sent.status).toBe(200);
  const { body } = await server.call(
    orders.confirmDelivered,
    { body: { store_id, order_id, receiver_name: 'Bu Tini' } },
    owner,
  );
  return { order_id, amount: body.order.total_amount };
}

const detail = async (courier_id: string) =>
  (await server.call(driverCash.detail, { query: { store_id, courier_id } }, owner)).body;
const handIn = (courier_id: string, expected_amount: number, counted_amount: number, note = '') =>
  server.call(
    driverCash.handIn,
    { body: { store_id, courier_id, expected_amount, counted_amount, note } },
    owner,
  );

it('cash of delivered orders is with its driver until it is handed in, order by order', async () => {
  const courier_id = await newDriver();
  const first = await brought(courier_id);
  const second = await brought(courier_id);
  const amount = first.amount + second.amount;
  const { driver, orders, hand_ins } = await detail(courier_id);
  expect(driver).toMatchObject({ courier_name: 'Kurir 1', amount, order_count: 2 });
  expect(orders.map(({ order_id, amount }) => ({ order_id, amount }))).toEqual([second, first]);
  expect(hand_ins).toEqual([]);

  const { body } = await handIn(courier_id, amount, amount);
  expect(body.hand_in).toMatchObject({ expected_amount: amount, counted_amount: amount });
  const after = await detail(courier_id);
  expect(after.driver).toMatchObject({ amount: 0, order_count: 0, first_taken_at: null });
  expect(after.orders).toEqual([]);
  expect(after.hand_ins).toEqual([body.hand_in]);

  const third = await brought(courier_id);
  expect((await detail(courier_id)).orders).toMatchObject([third]);
  const all = await server.call(driverCash.list, { query: { store_id } }, owner);
  expect(all.body.drivers).toMatchObject([{ courier_id, amount: third.amount, order_count: 1 }]);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it.each([
  ['lacks', -5_000],
  ['is too much', 2_000],
])('what %s is noted with its reason, and the book holds it by driver', async (_how, more) => {
  const courier_id = await newDriver();
  const { amount } = await brought(courier_id);
  const silent = await handIn(courier_id, amount, amount + more);
  expect([silent.status, silent.body.errors?.fields]).toMatchObject([
    400,
    { note: { code: 'required' } },
  ]);
  const { body } = await handIn(courier_id, amount, amount + more, 'Uang kembalian');
  expect(body.hand_in).toMatchObject({ counted_amount: amount + more, note: 'Uang kembalian' });
  const { amount: difference } = await server.database.db
    .selectFrom('balances')
    .where('store_id', '=', store_id)
    .where('account', '=', 'CASH_DIFFERENCE')
    .where('party_id', '=', courier_id)
    .select('amount')
    .executeTakeFirstOrThrow();
  expect(Number(difference)).toBe(-more);
  expect((await detail(courier_id)).driver.amount).toBe(0);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('of two who count at once one is told that it has changed', async () => {
  const courier_id = await newDriver();
  const { amount } = await brought(courier_id);
  const answers = await Promise.all([
    handIn(courier_id, amount, amount),
    handIn(courier_id, amount, amount),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await detail(courier_id)).hand_ins).toHaveLength(1);
});

it('cash that came meanwhile is not handed in unseen', async () => {
  const courier_id = await newDriver();
  const { amount } = await brought(courier_id);
  const { amount: more } = await brought(courier_id);
  expect((await handIn(courier_id, amount, amount)).body.errors).toMatchObject({
    code: 'driver_cash_changed',
    open_amount: amount + more,
  });
});

it('a driver of another store has nothing here', async () => {
  const courier_id = await newDriver();
  const other = await server.signIn(testPeople.buyer);
  const answer = await server.call(driverCash.detail, { query: { store_id, courier_id } }, other);
  expect(answer.status).toBe(403);
});
