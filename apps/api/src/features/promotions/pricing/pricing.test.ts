import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listingNow } from '../../../testing/listings.ts';
import { openPromotedOrders } from '../../../testing/promoted-orders.ts';
import { clockIn, joinWith, moveTimes, publish, saveVoucher } from '../../../testing/promotions.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

const { orders, promotions } = contract;
const store_id = testStores.own;

let server: TestServer;
let world: Awaited<ReturnType<typeof openPromotedOrders>>;
beforeAll(async () => {
  server = await startTestServer();
  world = await openPromotedOrders(server, '+628970000103', 90);
});
afterEach(async () => {
  await world.endVouchers();
  expect(await whatDoesNotAddUp(server.database.db, store_id)).toEqual([]);
});
afterAll(() => server.close());

it('a promotion costs its price from the minute it begins to the minute it ends, for as many as are left [RT-21]', async () => {
  const listing = await world.newListing();
  const cms_id = await publish(server, world.operator, { starts_local: clockIn(1) });
  await joinWith(server, world.owner, cms_id, listing, { price: 800, quota: 8 });
  expect((await world.placed([[listing, 5]])).total_amount).toBe(5_000);
  const times = { joins_until: clockIn(20), starts_at: clockIn(0), ends_at: clockIn(24) };
  await moveTimes(server, cms_id, times);
  expect((await world.placed([[listing, 5]])).total_amount).toBe(4_000);
  const { items, promotion } = await world.inPromotion(cms_id);
  const results = { order_count: 1, units: 5, sales: 4_000, discount: 1_000, platform_amount: 250 };
  expect([items[0]?.taken, items[0]?.results, promotion.results]).toEqual([5, results, results]);
  expect((await world.placed([[listing, 5]])).total_amount).toBe(4_400);
  expect((await world.placed([[listing, 5]])).total_amount).toBe(5_000);
  await moveTimes(server, cms_id, { ...times, starts_at: clockIn(-1), ends_at: clockIn(0) });
  expect((await world.placed([[listing, 5]])).total_amount).toBe(5_000);
});

it('a price holds in the east while it does not in the west', async () => {
  const { db } = server.database;
  const listing = await world.newListing();
  const cms_id = await publish(server, world.operator, { starts_local: clockIn(1) });
  await joinWith(server, world.owner, cms_id, listing, { price: 800, quota: 50 });
  const move = (city: string) =>
    sql`update stores set city_id = (select id from cities where name = ${city}) where id = ${store_id}`.execute(
      db,
    );
  await move('Jayapura');
  const east = await world.placed([[listing, 2]]);
  await move('Jakarta Barat');
  expect([east.total_amount, (await world.placed([[listing, 2]])).total_amount]).toEqual([
    1_600, 2_000,
  ]);
});

it('the price of a larger quantity holds where it is lower', async () => {
  const listing = await world.newListing();
  const cms_id = await publish(server, world.operator);
  await joinWith(server, world.owner, cms_id, listing, { price: 850, quota: 50 });
  expect((await world.placed([[listing, 20]])).total_amount).toBe(17_000);
  await joinWith(server, world.owner, cms_id, listing, { price: 800, quota: 20, version: 1 });
  expect((await world.placed([[listing, 20]])).total_amount).toBe(18_000);
});

it('of a quota of one sixty orders at once get one [RT-21]', async () => {
  const listing = await world.newListing();
  const cms_id = await publish(server, world.operator, { min_quota: 1 });
  await joinWith(server, world.owner, cms_id, listing, { price: 500, quota: 1 });
  const answers = await Promise.all(Array.from({ length: 60 }, () => world.order([[listing, 1]])));
  const totals = answers.map(({ body }) => body.order.total_amount);
  expect(totals.filter((total) => total === 500)).toHaveLength(1);
  expect(totals.filter((total) => total === 1_000)).toHaveLength(59);
  expect((await world.inPromotion(cms_id)).items[0]?.taken).toBe(1);
});

it('promotion, then the best deal, then one voucher, each of what is left [RT-21]', async () => {
  const [first, second] = [await world.newListing(), await world.newListing()];
  const cms_id = await publish(server, world.operator);
  await joinWith(server, world.owner, cms_id, first, { price: 800, quota: 50 });
  const percent = { kind: 'VOLUME', discount_kind: 'PERCENT', minimum_amount: 0 };
  await saveVoucher(server, world.owner, store_id, { ...percent, value: 5, minimum_quantity: 2 });
  const deal = await saveVoucher(server, world.owner, store_id, {
    ...percent,
    value: 10,
    minimum_quantity: 10,
  });
  await saveVoucher(server, world.owner, store_id, { ...percent, value: 50, minimum_quantity: 11 });
  const voucher = await saveVoucher(server, world.owner, store_id, {
    discount_kind: 'PERCENT',
    value: 50,
    max_discount: 1_000,
    minimum_amount: 9_000,
  });
  const { total_amount } = await world.placed(
    [
      [first, 5],
      [second, 5],
    ],
    {
      voucher_code: ` ${voucher.code?.toLowerCase()} `,
    },
  );
  // 9.000 at the promotion's price, a tenth off, and the voucher's most.
  expect(total_amount).toBe(7_100);
  expect((await world.voucherNow(deal.id)).results).toEqual({
    order_count: 1,
    sales: 7_100,
    discount: 900,
  });
  expect((await world.voucherNow(voucher.id)).results).toEqual({
    order_count: 1,
    sales: 7_100,
    discount: 1_000,
  });
  expect((await world.inPromotion(cms_id)).promotion.results).toMatchObject({
    discount: 1_000,
    platform_amount: 250,
  });
});

it('an order that comes to nothing gives all of it back, and one that is lowered its part', async () => {
  const listing = await world.newListing();
  const cms_id = await publish(server, world.operator);
  await joinWith(server, world.owner, cms_id, listing, { price: 800, quota: 8 });
  const voucher = await saveVoucher(server, world.owner, store_id, {
    value: 400,
    minimum_amount: 1_000,
    quota: 2,
  });
  const voucher_code = voucher.code;
  const whole = await world.placed([[listing, 5]], { voucher_code });
  const lowered = await world.placed([[listing, 3]], { voucher_code, allow_partial: true });
  const query = { store_id, order_id: lowered.id };
  const { body } = await server.call(contract.orderDetail.detail, { query }, world.owner);
  const lines = [{ line_id: body.lines[0]?.id, quantity: 1 }];
  const accept = { store_id, order_id: lowered.id, lines };
  expect((await server.call(orders.accept, { body: accept }, world.owner)).status).toBe(200);
  expect((await world.inPromotion(cms_id)).items[0]).toMatchObject({
    taken: 6,
    results: { order_count: 2, units: 6 },
  });
  await world.reject(whole.id);
  expect((await world.inPromotion(cms_id)).items[0]).toMatchObject({
    taken: 1,
    results: { order_count: 1, units: 1, discount: 200, platform_amount: 50 },
  });
  expect(await world.voucherNow(voucher.id)).toMatchObject({ state: 'RUNNING', taken: 1 });
  await world.reject(lowered.id);
  expect(await world.voucherNow(voucher.id)).toMatchObject({
    taken: 0,
    results: { order_count: 0, sales: 0, discount: 0 },
  });
  expect((await world.inPromotion(cms_id)).promotion.results).toMatchObject({
    order_count: 0,
    units: 0,
    sales: 0,
  });
});

it('an order with discounts tells the store’s open screens, once', async () => {
  const listing = await world.newListing();
  const cms_id = await publish(server, world.operator);
  await joinWith(server, world.owner, cms_id, listing, { price: 800, quota: 8 });
  const told = async () => {
    const { rows } = await sql`select from store_events where store_id = ${store_id}
      and kind = 'promotions.changed'`.execute(server.database.db);
    return rows.length;
  };
  const before = await told();
  const { id } = await world.placed([[listing, 2]]);
  expect(await told()).toBe(before + 1);
  await world.reject(id);
  expect(await told()).toBe(before + 2);
});

it('the marketplace pays no more than it said in one store, however many order at once, and again what comes back', async () => {
  const [first, second] = [await world.newListing(), await world.newListing()];
  const cms_id = await publish(server, world.operator, { platform_limit: 125 });
  for (const listing of [first, second])
    await joinWith(server, world.owner, cms_id, listing, { price: 800, quota: 50 });
  const answers = await Promise.all(
    [first, second, first, second].map((listing) => world.placed([[listing, 1]])),
  );
  expect(answers.map(({ total_amount }) => total_amount)).toEqual([800, 800, 800, 800]);
  const paid = async () => (await world.inPromotion(cms_id)).promotion.results;
  expect(await paid()).toMatchObject({ discount: 800, platform_amount: 125 });
  for (const { id } of answers) await world.reject(id);
  expect(await paid()).toMatchObject({ discount: 0, platform_amount: 0 });
  await world.placed([[first, 2]]);
  expect(await paid()).toMatchObject({ discount: 400, platform_amount: 100 });
});

it('the marketplace pays nothing where somebody has a role in both stores', async () => {
  const listing = await world.newListing();
  const cms_id = await publish(server, world.operator);
  await joinWith(server, world.owner, cms_id, listing, { price: 800, quota: 8 });
  const body = {
    ...{ buyer_store_id: testStores.notSelling, seller_store_id: store_id },
    ...{ payment_method: 'COD', delivery: 'BUYER_PICKUP' },
    lines: [{ inventory_id: listing.id, quantity: 2 }],
  };
  const own = await server.call(orders.create, { body }, world.owner);
  expect(own.body.order.total_amount).toBe(1_600);
  const paid = async () => (await world.inPromotion(cms_id)).promotion.results;
  expect(await paid()).toMatchObject({ discount: 400, platform_amount: 0 });
  await world.placed([[listing, 1]]);
  expect(await paid()).toMatchObject({ discount: 600, platform_amount: 50 });
});

it('whoever has ordered keeps the price when the store leaves, and gives back what is no longer there to take', async () => {
  const listing = await world.newListing();
  const cms_id = await publish(server, world.operator);
  await joinWith(server, world.owner, cms_id, listing, { price: 800, quota: 8 });
  const { id, total_amount } = await world.placed([[listing, 2]]);
  await server.call(promotions.leave, { body: { store_id, cms_id } }, world.owner);
  expect([total_amount, (await world.placed([[listing, 2]])).total_amount]).toEqual([1_600, 2_000]);
  await world.reject(id);
  expect((await listingNow(server, listing)).promotion).toBeNull();
  expect((await world.inPromotion(cms_id)).promotion.results.units).toBe(0);
});
