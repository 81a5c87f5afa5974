import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const { orders, orderShipping, storeCouriers } = contract;
const store_id: string = testStores.own;

let server: TestServer;
let [clerk, buyer, otherBuyer] = ['', '', ''];
let courier_id: string;
beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.signIn(testPeople.orderStaff);
  buyer = await server.signIn(testPeople.buyer);
  otherBuyer = await server.signIn(testPeople.otherBuyer);
  const { body } = await server.call(storeCouriers.list, { query: { store_id } }, clerk);
  courier_id = body.couriers[0]?.id ?? '';
});
afterAll(() => server.close());

/** An order that was accepted. */
async function accepted(
  more: object = {},
  token = buyer,
  buyer_store_id: string = testStores.buyer,
) {
  const sides = { buyer_store_id, seller_store_id: store_id };
  const { id } = await placeOrder(server, token, sides, { things: 2, ...more });
  await server.call(orders.accept, { body: { store_id, order_id: id } }, clerk);
  return id;
}

const ship = (order_id: string, by: object = { courier_id }) =>
  server.call(orderShipping.confirmShipment, { body: { store_id, order_id, ...by } }, clerk);

const codeOf = (text: string) => JSON.parse(text).errors?.code;

const shipmentOf = (order_id: string) =>
  server.database.db
    .selectFrom('order_shipments')
    .where('order_id', '=', order_id)
    .select(['courier_id', 'courier_name', 'plate_number', 'tracking_number'])
    .executeTakeFirst();

const ledgerOf = (order_id: string) =>
  server.database.db
    .selectFrom('stock_ledger')
    .where('order_id', '=', order_id)
    .select(['variant_id', 'reason'])
    .execute();

const setGlog = (values: { status?: 'ACTIVE' | 'PENDING'; supports_cod?: boolean }) =>
  server.database.db
    .updateTable('glog_registrations')
    .set(values)
    .where('store_id', '=', store_id)
    .execute();

it('goods leave with a driver: shipped, out of the stock, and the driver is on record [API-63]', async () => {
  const order_id = await accepted();
  const { body } = await ship(order_id, { courier_id, tracking_number: ' SJ  17 ' });
  expect(body.order.fulfilment_status).toBe('SHIPPED');
  expect(body.order.allowed_actions).toContain('confirm_delivered');
  expect(await shipmentOf(order_id)).toMatchObject({ courier_id, tracking_number: 'SJ 17' });
  expect(new Set((await ledgerOf(order_id)).map(({ reason }) => reason))).toEqual(
    new Set(['SHIPMENT']),
  );
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('who brought it stays readable when the driver is renamed and deleted [API-63] [API-26]', async () => {
  const made = { store_id, name: 'Pak Umar', vehicle_type: 'TRUCK', plate_number: 'B 9 UM' };
  const create = { body: { ...made, phone_number: '0857-7777-0001' } };
  const { id } = (await server.call(storeCouriers.create, create, clerk)).body.courier;
  const order_id = await accepted();
  await ship(order_id, { courier_id: id });
  await server.call(storeCouriers.remove, { body: { store_id, id } }, clerk);
  expect(await shipmentOf(order_id)).toMatchObject({
    courier_name: 'Pak Umar',
    plate_number: 'B 9 UM',
  });
  const next = await ship(await accepted(), { courier_id: id });
  expect([next.status, codeOf(next.text)]).toEqual([409, 'courier_unavailable']);
});

it('two who ship one order at once ship it once: one is answered alike, the other hears of it [API-63]', async () => {
  const order_id = await accepted();
  const owner = await server.signIn(testPeople.owner);
  const body = { store_id, order_id, courier_id };
  const tokens = [clerk, owner, clerk, owner];
  const outcomes = await Promise.all(
    tokens.map((token) => server.call(orderShipping.confirmShipment, { body }, token)),
  );
  const [first, second, third, fourth] = outcomes.map(({ status }) => status);
  expect([third, fourth]).toEqual([first, second]);
  expect([first, second].sort()).toEqual([200, 409]);
  const ledger = await ledgerOf(order_id);
  expect(new Set(ledger.map(({ variant_id }) => variant_id)).size).toBe(ledger.length);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('refuses a driver of another store, an inactive one, and what the buyer fetches [API-63]', async () => {
  const order_id = await accepted();
  const { id } = await server.database.db
    .selectFrom('store_couriers')
    .where('store_id', '=', testStores.other)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(codeOf((await ship(order_id, { courier_id: id })).text)).toBe('courier_unavailable');
  const fetched = await accepted({ delivery: 'BUYER_PICKUP' });
  expect(codeOf((await ship(fetched)).text)).toBe('order_is_pickup');
  expect(await shipmentOf(order_id)).toBeUndefined();
  expect(await ledgerOf(order_id)).toEqual([]);
});

it('GLog takes what was ordered with it, in its city, and money only where agreed [API-63] [API-32]', async () => {
  const glog = { logistic: 'GLOG' };
  const byGlog = { delivery: 'GLOG_SAME_DAY', payment_method: 'TERM', term_days: 7 };
  await setGlog({ status: 'ACTIVE', supports_cod: false });
  expect((await ship(await accepted(byGlog), glog)).status).toBe(200);
  expect(codeOf((await ship(await accepted(), glog)).text)).toBe('glog_unavailable');
  const cash = await accepted({ delivery: 'GLOG_SAME_DAY' });
  expect(codeOf((await ship(cash, glog)).text)).toBe('glog_unavailable');
  await setGlog({ supports_cod: true });
  expect((await ship(cash, glog)).body.order.fulfilment_status).toBe('SHIPPED');
  const far = await accepted(byGlog, otherBuyer, testStores.otherBuyer);
  expect(codeOf((await ship(far, glog)).text)).toBe('glog_unavailable');
  expect((await ship(far)).status).toBe(200);
  await setGlog({ status: 'PENDING' });
  expect(codeOf((await ship(await accepted(byGlog), glog)).text)).toBe('glog_unavailable');
});

it.each([
  [{}, 'neither'],
  [{ courier_id: '1', logistic: 'GLOG' }, 'both'],
])('%j: %s of driver and GLog is refused beside the field [API-63] [VR-01]', async (by, _which) => {
  const { status, text } = await ship('1', by);
  expect([status, JSON.parse(text).errors.fields.courier_id.code]).toEqual([
    400,
    'courier_choice_missing',
  ]);
});
