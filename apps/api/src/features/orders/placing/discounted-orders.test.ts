import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../../platform/authenticate.ts';
import { inTransaction, timesSentBack } from '../../../platform/db/transaction.ts';
import { systemBuyerScope } from '../../../platform/store-scope.ts';
import { openBuyerStores } from '../../../testing/buyer-stores.ts';
import {
  endDiscounts,
  type Goods,
  goodsFor,
  runPromotion,
  runVoucher,
  unitsTaken,
  voucherTaken,
} from '../../../testing/discounts.ts';
import { served } from '../../../testing/served.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { findUserByPhoneNumber } from '../../users/users.service.ts';
import { placeAgreedOrder } from './place-agreed-order.service.ts';

const store_id: string = testStores.own;
let server: TestServer;
let [buyer, owner] = ['', ''];
let branches: string[];
let [one, two] = [] as unknown as [Goods, Goods];
beforeAll(async () => {
  server = await startTestServer();
  branches = await openBuyerStores(server.database.db, 180);
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  await stockUp(server.database.db, store_id);
  [one, two] = (await goodsFor(server.database.db, store_id, 2)) as [Goods, Goods];
});
afterAll(() => server.close());
beforeEach(() => endDiscounts(server.database.db, store_id));

type More = { buyer_store_id?: string | undefined; [field: string]: unknown };

/** Each order by a buyer of its own, unless told otherwise. */
const order = (quantities: number[], { buyer_store_id = branches.pop(), ...more }: More = {}) => {
  const lines = quantities.flatMap((quantity, index) => {
    const { inventory_id } = index === 0 ? one : two;
    return quantity > 0 ? [{ inventory_id, quantity }] : [];
  });
  const body = {
    buyer_store_id,
    seller_store_id: store_id,
    payment_method: 'COD',
    delivery: 'BUYER_PICKUP',
    lines,
    ...more,
  };
  return server.call(contract.orders.create, { body }, buyer);
};

const detail = async (order_id: string) =>
  (await server.call(contract.orderDetail.detail, { query: { store_id, order_id } }, owner)).body;
const addsUp = async () => expect(await whatDoesNotAddUp(server.database.db, store_id)).toEqual([]);

it('promotion, deal and voucher come off one after the other, each of what is left [RT-65] [API-36]', async () => {
  const { db } = server.database;
  const promotion = await runPromotion(db, store_id, [one], { quota: 2, share: 50 });
  await runVoucher(db, store_id, { kind: 'VOLUME', value: 10, minimum_quantity: 4 });
  const voucher = await runVoucher(db, store_id, { value: 5000, percent: false });
  const { status, body, text } = await order([3, 1], { voucher_code: ' hemat 10 ' });
  expect(status, text).toBe(200);
  // 40.000, less 2 x 2.000, less a tenth of 36.000, less 5.000.
  expect(body.order.total_amount).toBe(27_400);
  const { lines, discounts, subtotal } = await detail(body.order.id);
  expect(subtotal).toBe(27_400);
  expect(discounts).toMatchObject([
    { kind: 'PROMOTION', name: 'Gebyar November', amount: 4000, platform_amount: 2000 },
    { kind: 'VOLUME', name: 'Borongan', amount: 3600, platform_amount: 0 },
    { kind: 'VOUCHER', name: 'Voucher HEMAT10', amount: 5000, platform_amount: 0 },
  ]);
  // The deal by 26.000 and 10.000, the voucher by what that leaves of them.
  const [first, second] = [4000 + 2600 + 3611, 1000 + 1389];
  expect(lines.map(({ discount, line_total }) => [discount, line_total])).toEqual([
    [first, 30_000 - first],
    [second, 10_000 - second],
  ]);
  expect(await unitsTaken(db, promotion, one.inventory_id)).toBe(2);
  expect(await voucherTaken(db, voucher)).toEqual([1, 1]);
  await addsUp();
});

it('the least that is brought is asked for at the prices of promotions, not after vouchers [RT-65]', async () => {
  const { db } = server.database;
  const { rows } = await sql<{ city_id: string }>`
    select city_id from stores where id = ${testStores.buyer}`.execute(db);
  const zone = { store_id, city_id: rows[0]?.city_id, fee: 7000, minimum_amount: 18_000 };
  await server.call(contract.deliveryZones.save, { body: zone }, owner);
  const brought = { delivery: 'STORE_COURIER' };
  await runVoucher(db, store_id, { value: 9000, percent: false });
  const enough = await order([2], { ...brought, voucher_code: 'HEMAT10' });
  expect(enough.body.order.total_amount).toBe(20_000 - 9000 + 7000);
  const promotion = await runPromotion(db, store_id, [one], { price: 8500 });
  const short = await order([2], brought);
  expect(short.body.errors?.code).toBe('delivery_minimum_not_met');
  expect(await unitsTaken(db, promotion, one.inventory_id)).toBe(0);
  await db.deleteFrom('delivery_zones').where('store_id', '=', store_id).execute();
  await addsUp();
});

it('every unit costs a rupiah at least: no order is for nothing, however much is taken off [RT-65]', async () => {
  const { db } = server.database;
  await runPromotion(db, store_id, [one], { price: 1, share: 100 });
  await runVoucher(db, store_id, { value: 90_000, percent: false });
  const { body } = await order([3, 2], { voucher_code: 'HEMAT10', payment_method: 'TRANSFER' });
  expect(body.order.total_amount).toBe(5);
  const { rows } = await sql<{ line_total: number }>`
    select line_total::int from order_lines where order_id = ${body.order.id} order by id`.execute(
    db,
  );
  expect(rows.map(({ line_total }) => line_total)).toEqual([3, 2]);
  await addsUp();
});

it('a voucher that does not hold refuses the order, and nothing of it stays [RT-65]', async () => {
  const { db } = server.database;
  const promotion = await runPromotion(db, store_id, [one]);
  const unknown = await order([2], { voucher_code: 'TIDAKADA' });
  expect([unknown.status, unknown.body.errors]).toMatchObject([
    409,
    { code: 'voucher_not_valid', why: 'UNKNOWN' },
  ]);
  const voucher = await runVoucher(db, store_id, { minimum_amount: 20_000 });
  const short = await order([2], { voucher_code: 'HEMAT10' });
  expect(short.body.errors).toMatchObject({ why: 'MINIMUM_AMOUNT', missing_amount: 4000 });
  const malformed = await order([2], { voucher_code: 'a' });
  expect(malformed.body.errors?.fields?.voucher_code?.code).toBe('voucher_code_invalid');
  expect(await unitsTaken(db, promotion, one.inventory_id)).toBe(0);
  expect(await voucherTaken(db, voucher)).toEqual([0, 0]);
  await addsUp();
});

it.each([
  { told: 'what was seen', expected_total: 16_000, quota: 2, outcome: 16_000 },
  { told: 'more than it costs', expected_total: 20_000, quota: 2, outcome: 16_000 },
  { told: 'what part of the quota left', expected_total: 16_000, quota: 1, outcome: 18_000 },
  { told: 'what an ended promotion made of it', expected_total: 16_000, outcome: 20_000 },
])('nobody pays more unseen: an order that says $told [RT-65] [API-36]', async (seen) => {
  const { db } = server.database;
  const { expected_total, quota, outcome } = seen;
  const promotion = quota ? await runPromotion(db, store_id, [one], { quota }) : undefined;
  const voucher = await runVoucher(db, store_id, { value: 1000, percent: false });
  const more = { expected_total: expected_total - 1000, voucher_code: 'HEMAT10' };
  const { status, body } = await order([2], more);
  const total_amount = outcome - 1000;
  const isDearer = outcome > expected_total;
  expect([status, body.order?.total_amount, body.errors?.code, body.errors?.total_amount]).toEqual(
    isDearer
      ? [409, undefined, 'price_changed', total_amount]
      : [200, total_amount, undefined, undefined],
  );
  if (promotion) expect(await unitsTaken(db, promotion, one.inventory_id)).toBe(isDearer ? 0 : 2);
  expect(await voucherTaken(db, voucher)).toEqual(isDearer ? [0, 0] : [1, 1]);
  await addsUp();
});

it('what was agreed upon in an offer has no discounts beside it [RT-65] [RT-68]', async () => {
  const { db } = server.database;
  const promotion = await runPromotion(db, store_id, [one]);
  await runVoucher(db, store_id, { kind: 'VOLUME', minimum_quantity: 1 });
  const buyer_store_id = branches.pop() ?? '';
  const who = await findUserByPhoneNumber(db, testPeople.buyer);
  const agreed = await inTransaction(db, (db) =>
    placeAgreedOrder(db, { user_id: who?.id ?? '' } as Caller, systemBuyerScope(buyer_store_id), {
      ...{ buyer_store_id, seller_store_id: store_id, tender_id: '999999', shipping_fee: 0 },
      ...{ payment_method: 'COD', delivery: 'BUYER_PICKUP', note: '' },
      lines: [{ inventory_id: one.inventory_id, quantity: 2, unit_price: 9500 }],
    }),
  );
  expect(agreed.total_amount).toBe(19_000);
  expect((await detail(agreed.id)).discounts).toEqual([]);
  expect(await unitsTaken(db, promotion, one.inventory_id)).toBe(0);
  // There is no such demand.
  await db.updateTable('orders').set({ tender_id: null }).where('id', '=', agreed.id).execute();
  await addsUp();
});

it('what lacks stock gives no quota away [RT-65]', async () => {
  const { db } = server.database;
  const promotion = await runPromotion(db, store_id, [one], { quota: 9_000_000 });
  const { body } = await order([5_000_000]);
  expect(body.errors?.code).toBe('stock_insufficient');
  expect(await unitsTaken(db, promotion, one.inventory_id)).toBe(0);
});

/** So many at once, each by a buyer of its own unless told otherwise, who comes again where the machine is busy; nobody waits for another in a circle. */
async function race(count: number, more: More = {}) {
  const sentBack = timesSentBack();
  const attempts = Array.from({ length: count }, () => {
    const body = { buyer_store_id: branches.pop(), ...more };
    return served(() => order([1], body));
  });
  const outcomes = await Promise.all(attempts);
  expect(timesSentBack()).toBe(sentBack);
  return outcomes;
}

it('of a hundred orders at once for a quota of one, one has its price and the others the usual one [RT-65]', async () => {
  const { db } = server.database;
  const promotion = await runPromotion(db, store_id, [one, two], { quota: 1 });
  const outcomes = await race(100);
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 200));
  const totals = outcomes.map(({ body }) => body.order.total_amount);
  expect(totals.filter((total) => total === 8000)).toHaveLength(1);
  expect(totals.filter((total) => total === 10_000)).toHaveLength(99);
  expect(await unitsTaken(db, promotion, one.inventory_id)).toBe(1);
  await addsUp();
}, 60_000);

it('a voucher is used no more often than its quota, nor by a buyer than they may, in a race [RT-65]', async () => {
  const { db } = server.database;
  const voucher = await runVoucher(db, store_id, { quota: 3 });
  const outcomes = await race(12, { voucher_code: 'HEMAT10' });
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = outcomes.flatMap(({ body: { errors } }) => (errors ? [errors] : []));
  expect(refused.map(({ why, code }) => why ?? code)).toEqual(refused.map(() => 'USED_UP'));
  expect(await voucherTaken(db, voucher)).toEqual([3, 3]);
  await endDiscounts(db, store_id);
  const once = await runVoucher(db, store_id, { per_buyer: 1 });
  const mine = await race(5, { voucher_code: 'HEMAT10', buyer_store_id: branches.pop() });
  expect(mine.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(mine.flatMap(({ body }) => body.errors?.why ?? [])).toEqual(
    Array(4).fill('USED_BY_BUYER'),
  );
  expect(await voucherTaken(db, once)).toEqual([1, 1]);
  await addsUp();
}, 60_000);

it('orders that are placed, lowered and ended at once take and give back in one order of locks [RT-65]', async () => {
  const { db } = server.database;
  const promotion = await runPromotion(db, store_id, [one, two], { quota: 1000 });
  await runVoucher(db, store_id, { kind: 'VOLUME', minimum_quantity: 1 });
  const voucher = await runVoucher(db, store_id);
  const both = { voucher_code: 'HEMAT10', allow_partial: true };
  const place = (quantities: number[]) => {
    const buyer_store_id = branches.pop();
    return served(() => order(quantities, { ...both, buyer_store_id }));
  };
  const placed = await Promise.all(Array.from({ length: 10 }, () => place([3, 3])));
  const sentBack = timesSentBack();
  const moves = placed.map(async ({ body: { order } }, index) => {
    const of = { store_id, order_id: order.id };
    if (index % 2 === 0) {
      const body = { ...of, reason_id: 'out_of_stock', note: '' };
      return served(() => server.call(contract.orders.reject, { body }, owner));
    }
    const [first, second] = (await detail(order.id)).lines;
    const lines = [
      { line_id: second?.id, quantity: 1 },
      { line_id: first?.id, quantity: 2 },
    ];
    return served(() => server.call(contract.orders.accept, { body: { ...of, lines } }, owner));
  });
  const others = Array.from({ length: 10 }, (_, index) => place(index % 2 ? [0, 2] : [2, 1]));
  const outcomes = await Promise.all([...moves, ...others]);
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 200));
  expect(timesSentBack()).toBe(sentBack);
  expect(await unitsTaken(db, promotion, one.inventory_id)).toBe(5 * 2 + 5 * 2);
  expect(await unitsTaken(db, promotion, two.inventory_id)).toBe(5 * 1 + 5 * 2 + 5 * 1);
  expect(await voucherTaken(db, voucher)).toEqual([15, 15]);
  await addsUp();
}, 60_000);
