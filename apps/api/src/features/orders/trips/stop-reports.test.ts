import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { driverOf, linkFor, newDriver, sentWith } from '../../../testing/driver-trips.ts';
import { photo } from '../../../testing/photos.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const { courierTrips, driverCash, orderDetail, orders } = contract;
const store_id: string = testStores.own;
let server: TestServer;
let owner: string;
let buyer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
  await stockUp(server.database.db, store_id);
});
afterAll(() => server.close());

const seller = () => ({ server, owner, store_id });
const send = (courier_id: string, more: Record<string, unknown> = {}) =>
  sentWith(seller(), { buyer, buyer_store_id: testStores.buyer }, courier_id, more);

/** A trip of as many orders as are asked for, each as it says. */
async function trip(...wanted: Record<string, unknown>[]) {
  const courier_id = await newDriver(seller());
  const order_ids: string[] = [];
  for (const more of wanted) order_ids.push(await send(courier_id, more));
  const link = await linkFor(seller(), courier_id);
  const [first = '', second = ''] = order_ids;
  return { courier_id, first, second, link, driver: driverOf(server, link) };
}

const detail = async (order_id: string) =>
  (await server.call(orderDetail.detail, { query: { store_id, order_id } }, owner)).body;
const codeOf = ({ body }: { body: { errors?: { code: string } } }) => body.errors?.code;
const driverCashOf = async (courier_id: string) => {
  const row = await server.database.db
    .selectFrom('balances')
    .where('store_id', '=', store_id)
    .where('account', '=', 'DRIVER_CASH')
    .where('party_id', '=', courier_id)
    .select('amount')
    .executeTakeFirst();
  return Number(row?.amount ?? 0);
};
const addsUp = async () => expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);

it('delivered: who took it, photo and signature stand in the order, by the driver and when it happened', async () => {
  const { driver, first, courier_id } = await trip({});
  const ids = await Promise.all(
    [1, 2].map(async () => (await driver.sendPhoto(first, await photo())).body.file_id),
  );
  const [photo_id, signature_id] = ids;
  const answer = await driver.deliver(first, { photo_id, signature_id });
  expect(answer.body.stop).toMatchObject({ state: 'DELIVERED', address: '', phone_number: null });
  const { order, handover, timeline } = await detail(first);
  expect(order).toMatchObject({ fulfilment_status: 'DELIVERED', payment_status: 'PAID' });
  expect(handover).toMatchObject({ receiver_name: 'Bu Tini', photo_id, signature_id });
  expect(timeline.at(-1)).toMatchObject({
    to_status: 'DELIVERED',
    actor_name: expect.stringMatching(/^Pak Ujang \d+ \(kurir\)$/),
  });
  for (const file_id of ids) {
    const query = { store_id, file_id };
    expect((await server.call(contract.storage.fileLink, { query }, owner)).status).toBe(200);
  }
  expect(await driverCashOf(courier_id)).toBe(order.total_amount);
});

it('a clock of a phone that is off is kept within the trip', async () => {
  const { driver, first, second } = await trip({}, {});
  await driver.deliver(first, { happened_at: '2001-01-01T00:00:00.000Z' });
  await driver.deliver(second, { happened_at: '2099-01-01T00:00:00.000Z' });
  for (const order_id of [first, second]) {
    const at = Date.parse((await detail(order_id)).handover?.created_at ?? '');
    expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
  }
});

it('the same sent twice counts once, also at once and after the link has gone; other words under it do not', async () => {
  const { driver, first, courier_id } = await trip({}, {});
  const same = { mutation_id: randomUUID(), happened_at: new Date().toISOString() };
  const answers = await Promise.all([1, 2, 3].map(() => driver.deliver(first, same)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await detail(first)).timeline.filter((s) => s.to_status === 'DELIVERED')).toHaveLength(1);
  await server.call(courierTrips.revokeLink, { body: { store_id, courier_id } }, owner);
  expect((await driver.deliver(first, same)).status).toBe(200);
  const other = await driver.deliver(first, { ...same, receiver_name: 'Pak Dodi' });
  expect(codeOf(other)).toBe('idempotency_key_reused');
  await addsUp();
});

it('of two phones that say something of one stop at once, one is told that it is closed', async () => {
  const { link, driver, first } = await trip({}, {});
  const answers = await Promise.all([
    driver.deliver(first),
    driverOf(server, link).deliver(first, { receiver_name: 'Pak Dodi' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.map(codeOf)).toContain('trip_stop_closed');
  await addsUp();
});

it('an order of another driver or another store is none of the trip', async () => {
  const { driver, first } = await trip({});
  const other = await trip({});
  const ofOther = await other.driver.sendPhoto(other.first, await photo());
  for (const order_id of [other.first, '999999999']) {
    const answers = [
      await driver.deliver(order_id),
      await driver.fail(order_id),
      await driver.sendPhoto(order_id, await photo()),
    ];
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['trip_stop_unknown']));
  }
  expect((await detail(other.first)).order.fulfilment_status).toBe('SHIPPED');
  // A photo is used once.
  const { file_id: photo_id } = ofOther.body;
  await other.driver.deliver(other.first, { photo_id });
  expect(codeOf(await driver.deliver(first, { photo_id }))).toBe('file_not_found');
  expect((await detail(first)).order.fulfilment_status).toBe('SHIPPED');
});

it('a finished trip is shown to its end and takes nothing more', async () => {
  const { driver, first, second, courier_id } = await trip({}, {});
  await driver.deliver(first);
  expect(codeOf(await driver.deliver(first))).toBe('trip_stop_closed');
  await driver.deliver(second);
  const { stops } = (await driver.open()).body;
  expect(stops.map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
  const query = { store_id, courier_id };
  const { trip: seen } = (await server.call(courierTrips.detail, { query }, owner)).body;
  expect(seen).toMatchObject({ state: 'FINISHED' });
  expect(codeOf(await driver.deliver(second))).toBe('trip_finished');
  expect(codeOf(await driver.fail(second))).toBe('trip_finished');
});

it('failed: stays on its way with the reason on record; the store decides, and tries count each', async () => {
  const { driver, first } = await trip({}, {});
  const later = await driver.fail(first, { is_tried_again: true });
  expect(later.body.stop).toMatchObject({ state: 'OPEN' });
  expect((await driver.open()).body.stops.at(-1)?.order_id).toBe(first);
  const gone = await driver.fail(first, { reason_id: 'other', note: 'Jalan ditutup' });
  expect(gone.body.stop).toMatchObject({ state: 'FAILED' });
  expect(gone.body.stop.reports.map(({ kind }) => kind)).toEqual(['LATER', 'FAILED']);
  const { order, timeline } = await detail(first);
  expect(order.fulfilment_status).toBe('SHIPPED');
  expect(order.allowed_actions).toContain('delivery_failed');
  expect(timeline.slice(-2)).toMatchObject([
    { reason: 'Toko pembeli tutup', note: 'Kurir mencoba lagi nanti.' },
    { reason: 'Alasan lain', note: 'Jalan ditutup Barang dibawa kembali.' },
  ]);
  expect(codeOf(await driver.fail(first, { reason_id: 'other' }))).toBe('note_required');
  // Whoever is called back on the way may still bring it.
  expect((await driver.deliver(first)).body.stop).toMatchObject({ state: 'DELIVERED' });
});

it('cash that differs is noted with the cash of the driver, and the book stays with what was owed', async () => {
  const { driver, first, courier_id } = await trip({});
  const { order } = await detail(first);
  const taken_amount = order.total_amount - 5000;
  await driver.deliver(first, { taken_amount });
  const { timeline } = await detail(first);
  expect(timeline.at(-1)).toMatchObject({ reason: 'Tunai berbeda dari tagihan' });
  const query = { store_id, courier_id };
  const cash = (await server.call(driverCash.detail, { query }, owner)).body;
  expect(cash.driver.amount).toBe(order.total_amount);
  expect(cash.orders).toMatchObject([{ order_id: first, said_amount: taken_amount }]);
  await addsUp();
});

it('what the seller has confirmed meanwhile is closed for the driver', async () => {
  const { driver, first } = await trip({}, {});
  const body = { store_id, order_id: first, receiver_name: 'Bu Tini' };
  await server.call(orders.confirmDelivered, { body }, owner);
  expect(codeOf(await driver.deliver(first))).toBe('trip_stop_closed');
});
