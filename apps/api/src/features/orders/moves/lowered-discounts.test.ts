import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  endDiscounts,
  type Goods,
  goodsFor,
  runPromotion,
  runVoucher,
  unitsTaken,
  voucherTaken,
} from '../../../testing/discounts.ts';
import { driverOf, linkFor, newDriver, startDriving } from '../../../testing/driver-trips.ts';
import { photo } from '../../../testing/photos.ts';
import { placeOrder, placePaidOrder } from '../../../testing/place-order.ts';
import { testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';

let world: Awaited<ReturnType<typeof startDriving>>;
let [one, two] = [] as unknown as [Goods, Goods];
beforeAll(async () => {
  world = await startDriving();
  const { db } = world.server.database;
  [one, two] = (await goodsFor(db, world.store_id, 2)) as [Goods, Goods];
  // The least that is sold of it: so much may hold all of a quota, whoever else waits.
  await sql`update inventories set minimum_order = 7
    where store_id = ${world.store_id} and id = ${one.inventory_id}`.execute(db);
});
afterAll(() => world.server.close());
beforeEach(() => endDiscounts(world.server.database.db, world.store_id));

/** Seven of the first thing, of which five have the promotion's price, and one of the second; a voucher on both. */
async function discounted(payment_method: string) {
  const { server, store_id, buyer } = world;
  const { db } = server.database;
  const promotion = await runPromotion(db, store_id, [one], { quota: 5, share: 30 });
  const voucher = await runVoucher(db, store_id, { value: 1200, percent: false });
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  const place = payment_method === 'TRANSFER' ? placePaidOrder : placeOrder;
  const { id } = await place(server, buyer, sides, {
    ...{ payment_method, allow_partial: true, voucher_code: 'HEMAT10' },
    ...(payment_method === 'TERM' && { term_days: 14 }),
    lines: [
      { inventory_id: one.inventory_id, quantity: 7 },
      { inventory_id: two.inventory_id, quantity: 1 },
    ],
  });
  const detail = await world.detail(id);
  // 70.000 less 10.000, and 10.000: the voucher is parted 6 to 1, 1.028,57 to 171,43.
  expect(detail.lines.map(({ line_total }) => line_total)).toEqual([58_971, 9829]);
  const line_id = detail.lines[0]?.id ?? '';
  return { id, line_id, promotion, voucher, total: detail.order.total_amount };
}

const discountsOf = async (order_id: string) => {
  const { rows } = await sql<{ row: [string, number, number, number] }>`
    select json_build_array(kind, quantity, amount, platform_amount) as row from order_discounts
    where order_id = ${order_id} order by order_line_id, kind`.execute(world.server.database.db);
  return rows.map(({ row }) => row);
};
const accept = (order_id: string, lines: object[]) =>
  world.server.call(
    contract.orders.accept,
    { body: { store_id: world.store_id, order_id, lines } },
    world.owner,
  );
const addsUp = async () =>
  expect(await whatDoesNotAddUp(world.server.database.db, world.store_id)).toEqual([]);

it.each(['TRANSFER', 'COD', 'TERM'])(
  'lowered while accepted and again at the door, %s: what is taken off follows from what was ordered, and quota comes back [RT-65] [API-24]',
  async (payment_method) => {
    const { server, store_id, owner } = world;
    const { db } = server.database;
    const { id, line_id, promotion, voucher, total } = await discounted(payment_method);
    expect((await accept(id, [{ line_id, quantity: 4 }])).status).toBe(200);
    // 10.000 and 1.029 of seven: for four 5.714,29 and 587,99, together 6.302,29.
    expect(await discountsOf(id)).toEqual([
      ['PROMOTION', 3, 5714, 1714],
      ['VOUCHER', 4, 588, 0],
      ['VOUCHER', 1, 171, 0],
    ]);
    const less = 58_971 - (40_000 - 6302);
    const accepted = await world.detail(id);
    expect(accepted.order.total_amount).toBe(total - less);
    expect(accepted.refunded_amount).toBe(payment_method === 'TRANSFER' ? less : 0);
    expect(await unitsTaken(db, promotion, one.inventory_id)).toBe(3);
    await addsUp();

    const courier_id = await newDriver(world);
    const shipped = { store_id, order_id: id, courier_id };
    await server.call(contract.orderShipping.confirmShipment, { body: shipped }, owner);
    const driver = driverOf(server, await linkFor(world, courier_id));
    const [stop] = (await driver.open()).body.stops;
    expect(stop?.lines[0]).toMatchObject({
      ordered_quantity: 7,
      ordered_discount: payment_method === 'COD' ? 11_029 : 0,
    });
    const photo_id = (await driver.sendPhoto(id, await photo())).body.file_id;
    const lines = [{ line_id, quantity: 1 }];
    expect((await driver.deliver(id, { lines, photo_id })).status).toBe(200);
    expect(await discountsOf(id)).toEqual([
      ['PROMOTION', 1, 1429, 429],
      ['VOUCHER', 1, 147, 0],
      ['VOUCHER', 1, 171, 0],
    ]);
    const after = await world.detail(id);
    expect(after.subtotal).toBe(10_000 - 1576 + 9829);
    expect(await unitsTaken(db, promotion, one.inventory_id)).toBe(1);
    expect(await voucherTaken(db, voucher)).toEqual([1, 1]);
    const { rows } = await sql<{ taken_amount: number | null; expected_amount: number | null }>`
      select taken_amount::int, expected_amount::int from driver_reports where order_id = ${id}`.execute(
      db,
    );
    const cash = payment_method === 'COD' ? after.order.total_amount : null;
    expect(rows).toEqual([{ taken_amount: cash, expected_amount: cash }]);
    await addsUp();
  },
);

it('what is left out altogether gives back all of its units, and loses what was to be paid for it [RT-65]', async () => {
  const { db } = world.server.database;
  const { id, line_id, promotion } = await discounted('COD');
  await accept(id, [{ line_id, quantity: 0 }]);
  expect((await discountsOf(id))[0]).toEqual(['PROMOTION', 0, 0, 0]);
  expect((await world.detail(id)).discounts).toMatchObject([
    { kind: 'VOUCHER', name: 'Voucher HEMAT10', amount: 171, platform_amount: 0 },
  ]);
  expect(await unitsTaken(db, promotion, one.inventory_id)).toBe(0);
  const { rows } = await sql<{ amount: number }>`
    select amount::int from order_losses where cause = 'lowered' and store_id = ${world.store_id}
      and variant_id = ${one.variant_id} and day = (select max(day) from order_losses where cause = 'lowered')`.execute(
    db,
  );
  expect(rows[0]?.amount).toBeGreaterThanOrEqual(58_971);
  await addsUp();
});
