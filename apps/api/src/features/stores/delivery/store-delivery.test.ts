import { contract } from '@marketplace/contract/contract';
import { expect, it } from 'vitest';
import { dayAfter } from '../../../platform/indonesian-time.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const { closingDays, deliveryZones } = contract;
const store_id = testStores.own;

/** Today in Jakarta. */
const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const inDays = (count: number) => dayAfter(today(), count);

async function start() {
  const server = await useTestServer();
  const owner = await server.signIn(testPeople.owner);
  const buyer = await server.signIn(testPeople.buyer);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  const goods = await server.call(contract.inventories.forSale, { query: sides }, buyer);
  const [first] = goods.body.data;
  if (!first) throw new Error('nothing is for sale');
  const lines = [{ inventory_id: first.inventory_id, quantity: first.minimum_order }];
  const close = (date_from: string, date_to: string) =>
    server.call(
      closingDays.create,
      { body: { store_id, date_from, date_to, note: 'Lebaran' } },
      owner,
    );
  const order = (delivery = 'STORE_COURIER') =>
    server.call(
      contract.orders.create,
      { body: { ...sides, payment_method: 'COD', delivery, lines } },
      buyer,
    );
  const zone = (city_id: string, fee: number, minimum_amount = 0) =>
    server.call(deliveryZones.save, { body: { store_id, city_id, fee, minimum_amount } }, owner);
  const { db } = server.database;
  const { city_id } = await db
    .selectFrom('stores')
    .where('id', '=', testStores.buyer)
    .select('city_id')
    .executeTakeFirstOrThrow();
  return { server, db, owner, close, order, zone, buyerCity: city_id };
}

it('a closed store takes no orders and says when it opens again', async () => {
  const { server, owner, close, order } = await start();
  await close(inDays(0), inDays(3));
  const { body } = await close(inDays(4), inDays(4));
  expect(body.closing_days.map(({ date_from, note }) => [date_from, note])).toEqual([
    [inDays(0), 'Lebaran'],
    [inDays(4), 'Lebaran'],
  ]);
  const refused = await order();
  expect(refused.body.errors).toMatchObject({ code: 'store_closed', reopens_on: inDays(5) });
  for (const { id } of body.closing_days) {
    await server.call(closingDays.remove, { body: { store_id, closing_id: id } }, owner);
  }
  expect((await order()).status).toBe(200);
});

it('days to come do not close a store today', async () => {
  const { close, order } = await start();
  await close(inDays(1), inDays(7));
  expect((await order()).status).toBe(200);
});

it.each([
  ['date_from', [-1, 2], 'date_past'],
  ['date_to', [5, 4], 'date_range_reversed'],
  ['date_to', [5, 65], 'date_range_too_long'],
  ['date_to', [720, 731], 'date_too_far'],
  ['date_from', [12, 20], 'date_overlaps'],
  ['date_from', [8, 12], 'date_overlaps'],
] as const)('refuses days with a wrong %s %j [VR-01]', async (field, [from, to], code) => {
  const { close } = await start();
  expect((await close(inDays(10), inDays(12))).status).toBe(200);
  const { body } = await close(inDays(from), inDays(to));
  expect(body.errors?.fields?.[field]?.code).toBe(code);
});

it('60 days are not too long', async () => {
  const { close } = await start();
  expect((await close(inDays(1), inDays(60))).status).toBe(200);
});

it('of two ranges that overlap and come at once, one is kept', async () => {
  const { close } = await start();
  const outcomes = await Promise.all([close(inDays(1), inDays(5)), close(inDays(3), inDays(8))]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('without zones the courier comes for nothing, with zones for what that of the city says', async () => {
  const { db, order, zone, buyerCity } = await start();
  const free = await order();
  await zone(buyerCity, 25_000);
  const paid = await order();
  expect(paid.body.order.total_amount - free.body.order.total_amount).toBe(25_000);
  await zone(buyerCity, 30_000);
  const dearer = await order();
  expect(dearer.body.order.total_amount - free.body.order.total_amount).toBe(30_000);
  const picked = await order('BUYER_PICKUP');
  expect(picked.body.order.total_amount).toBe(free.body.order.total_amount);
  const row = await db
    .selectFrom('orders')
    .where('id', '=', paid.body.order.id)
    .select(['subtotal', 'shipping_fee', 'total_amount'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    subtotal: free.body.order.total_amount,
    shipping_fee: 25_000,
    total_amount: paid.body.order.total_amount,
  });
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});

it('refuses below the minimum of the zone, and where no zone fits', async () => {
  const { order, zone, buyerCity } = await start();
  const { total_amount } = (await order()).body.order;
  await zone(buyerCity, 0, total_amount);
  expect((await order()).status).toBe(200);
  await zone(buyerCity, 0, total_amount + 1);
  expect((await order()).body.errors).toMatchObject({
    code: 'delivery_minimum_not_met',
    minimum_amount: total_amount + 1,
  });
  expect((await order('BUYER_PICKUP')).status).toBe(200);
});

it('a store with zones goes to no other city', async () => {
  const { server, owner, order, zone } = await start();
  await zone('21', 5_000);
  expect((await order()).body.errors?.code).toBe('delivery_unavailable');
  const { body } = await server.call(
    deliveryZones.remove,
    { body: { store_id, city_id: '21' } },
    owner,
  );
  expect(body.delivery_zones).toEqual([]);
  expect((await order()).status).toBe(200);
});

it.each([
  ['city_id', ['9999', 0], 'not_a_choice'],
  ['fee', ['1', -1], 'too_small'],
  ['fee', ['1', 1_000_000_000], 'too_big'],
  ['fee', ['1', 0.5], 'invalid'],
] as const)('refuses a zone with a wrong %s [VR-01]', async (field, [city_id, fee], code) => {
  const { zone } = await start();
  expect((await zone(city_id, fee)).body.errors?.fields?.[field]?.code).toBe(code);
});
