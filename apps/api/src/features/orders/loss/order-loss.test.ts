import { contract } from '@marketplace/contract/contract';
import type { LossCause } from '@marketplace/contract/loss-causes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { storeIn, systemScope } from '../../../platform/store-scope.ts';
import { openBuyerStores } from '../../../testing/buyer-stores.ts';
import { placeOrder, placePaidOrder } from '../../../testing/place-order.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { pick, seeded } from '../../../world/random.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { expireOrders, expireUnpaidOrders } from '../moves/expire-orders.service.ts';
import { loweredLine } from '../moves/lowered-line.ts';
import { readLines, writeQuantities } from '../moves/reduce-order.sql.ts';
import { mendLosses } from './mend-losses.service.ts';
import { addDifferences, readDifferences } from './mend-losses.sql.ts';

let server: TestServer;
let buyer: string;
let owner: string;
let branches: string[];
beforeAll(async () => {
  server = await startTestServer();
  branches = await openBuyerStores(server.database.db, 40);
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  await stockUp(server.database.db, testStores.own);
  // Whatever is due in the world already.
  await expireOrders(server.database.db, signal);
});
afterAll(() => server.close());

const store_id: string = testStores.own;
const { signal } = new AbortController();

type Line = { id: string; variant_id: string; quantity: number; unit_price: number };

const placeUnpaid: typeof placePaidOrder = (server, buyer, sides, more) =>
  placeOrder(server, buyer, sides, { ...more, payment_method: 'TRANSFER' });

async function place(how = placePaidOrder) {
  const sides = { buyer_store_id: branches.pop() ?? '', seller_store_id: store_id };
  const goods = await server.call(contract.inventories.forSale, { query: sides }, buyer);
  const lines = goods.body.data.slice(0, 3).map(({ inventory_id, minimum_order }) => ({
    inventory_id,
    quantity: minimum_order * 2,
  }));
  const order = await how(server, buyer, sides, { allow_partial: true, lines });
  const ordered = await server.database.db
    .selectFrom('order_lines')
    .where('order_id', '=', order.id)
    .select(['id', 'variant_id', 'quantity', 'unit_price'])
    .orderBy('id')
    .execute();
  return { id: order.id, lines: ordered as Line[] };
}

const reject = (order_id: string, reason_id: string) =>
  server.call(contract.orders.reject, { body: { store_id, order_id, reason_id } }, owner);
const accept = (order_id: string, lines: { line_id: string; quantity: number }[] = []) =>
  server.call(contract.orders.accept, { body: { store_id, order_id, lines } }, owner);
async function expire(order_id: string, sweep: typeof expireOrders) {
  await server.database.db
    .updateTable('orders')
    .set({ deadline_at: new Date(0).toISOString() })
    .where('id', '=', order_id)
    .execute();
  await sweep(server.database.db, signal);
}

const show = async (more: object = {}, token = owner) =>
  (await server.call(contract.orderLoss.summary, { query: { store_id, ...more } }, token)).body;
const amountOf = async (cause: LossCause) =>
  (await show()).causes.find((each) => each.cause === cause)?.amount ?? 0;
const worth = (lines: readonly Line[]) =>
  lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);

it('an order that is rejected, twice, is lost once: by its reason and by each product', async () => {
  const { id, lines } = await place();
  const before = await show();
  expect((await reject(id, 'price_wrong')).status).toBe(200);
  expect((await reject(id, 'price_wrong')).status).toBe(200);
  const after = await show();
  expect(after.total.amount).toBe(before.total.amount + worth(lines));
  const ordersOf = ({ causes }: typeof after) =>
    causes.find(({ cause }) => cause === 'price_wrong')?.orders ?? 0;
  expect(ordersOf(after)).toBe(ordersOf(before) + 1);
  const only = await show({ cause: 'price_wrong' });
  for (const line of lines)
    expect(only.products).toContainEqual(
      expect.objectContaining({
        variant_id: line.variant_id,
        cause: 'price_wrong',
        store_name: expect.any(String),
        inventory_id: expect.stringMatching(/^\d+$/),
      }),
    );
});

it('what is taken off while accepting is lost, and the rest when it is rejected after all', async () => {
  const { id, lines } = await place();
  const [first] = lines;
  if (!first) throw new Error('an order without lines');
  const [lowered, busy] = [await amountOf('lowered'), await amountOf('store_busy')];
  await accept(id, [{ line_id: first.id, quantity: 0 }]);
  expect(await amountOf('lowered')).toBe(lowered + worth([first]));
  await reject(id, 'store_busy');
  expect(await amountOf('store_busy')).toBe(busy + worth(lines.slice(1)));
  expect(await amountOf('lowered')).toBe(lowered + worth([first]));
});

it('an order that nobody answered in time is lost; one that was never paid is not', async () => {
  const { id, lines } = await place();
  const before = await amountOf('expired');
  await expire(id, expireOrders);
  expect(await amountOf('expired')).toBe(before + worth(lines));
  const { id: unpaid } = await place(placeUnpaid);
  await expire(unpaid, expireUnpaidOrders);
  expect(await amountOf('expired')).toBe(before + worth(lines));
});

it('after random moves the days are what the orders come to, counted from their rows', async () => {
  const random = seeded(22, 1);
  const reasons = ['out_of_stock', 'price_wrong', 'store_busy', 'buyer_unreachable'];
  for (let turn = 0; turn < 12; turn++) {
    const { id, lines } = await place();
    const some = lines
      .filter(() => random() < 0.5)
      .slice(1)
      .map((line) => ({ line_id: line.id, quantity: Math.floor(random() * line.quantity) }));
    const move = pick(random, ['reject', 'lower', 'lower and reject', 'expire']);
    if (move.startsWith('lower')) await accept(id, some);
    if (move.endsWith('reject')) await reject(id, pick(random, reasons));
    if (move === 'expire') await expire(id, expireOrders);
  }
  const { rows } = await sql<{ amount: number }>`
    select sum(amount) as amount from (
      select sum(l.line_total) as amount
      from orders o join order_lines l on l.store_id = o.store_id and l.order_id = o.id
      join order_history h on h.order_id = o.id and h.to_status = o.fulfilment_status
      where o.store_id = ${store_id} and o.arrived_at is not null
        and (o.fulfilment_status = 'EXPIRED' or o.fulfilment_status = 'REJECTED' and h.actor = 'SELLER')
        and h.created_at >= date_trunc('day', now(), 'Asia/Jakarta') - interval '29 days'
      union all
      select sum((l.ordered_quantity - l.quantity) * l.unit_price)
      from order_lines l join order_history h on h.order_id = l.order_id and h.to_status = 'PROCESSING'
      where l.store_id = ${store_id} and l.quantity < l.ordered_quantity
        and h.created_at >= date_trunc('day', now(), 'Asia/Jakarta') - interval '29 days'
    ) counted`.execute(server.database.db);
  expect((await show({ days: '30' })).total).toEqual(rows[0]);
  expect(await whatDoesNotAddUp(server.database.db, store_id)).toEqual([]);
});

it('what was not counted, or twice, is found and mended', async () => {
  const { db } = server.database;
  await db.deleteFrom('order_losses').where('store_id', '=', store_id).execute();
  expect((await whatDoesNotAddUp(db, store_id)).join()).toContain(`loss of store ${store_id}`);
  await mendLosses(db, signal);
  expect(await whatDoesNotAddUp(db, store_id)).toEqual([]);
  await db
    .updateTable('order_losses')
    .set({ amount: 1 })
    .where('store_id', '=', store_id)
    .execute();
  await mendLosses(db, signal);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});

it.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'a day is that of the store, east and west of midnight: %s',
  async (time_zone) => {
    const { db } = server.database;
    const { id } = await place();
    const { city_id } = await db
      .selectFrom('stores')
      .where('id', '=', store_id)
      .select('city_id')
      .executeTakeFirstOrThrow();
    const zoneIs = (zone: string) =>
      db.updateTable('cities').set({ time_zone: zone }).where('id', '=', city_id).execute();
    await zoneIs(time_zone);
    await mendLosses(db, signal);
    await reject(id, 'store_busy');
    const { rows } = await sql<{ lost: string; at: string }>`
      select max(l.day)::text as lost, (now() at time zone ${time_zone}::text)::date::text as at
      from order_losses l where l.store_id = ${store_id} and l.orders > 0`.execute(db);
    expect(rows[0]?.lost).toBe(rows[0]?.at);
    expect((await show()).date_to).toBe(rows[0]?.at);
    expect(await whatDoesNotAddUp(db, store_id)).toEqual([]);
    await zoneIs('Asia/Jakarta');
    await mendLosses(db, signal);
    expect(await whatDoesNotAddUp(db, store_id)).toEqual([]);
  },
);

it('what is lost while the past is counted stays counted', async () => {
  const { db } = server.database;
  const store = storeIn(systemScope([store_id]), store_id);
  await db.deleteFrom('order_losses').where('store_id', '=', store_id).execute();
  const differences = await readDifferences(db, store, false, 10_000);
  const { id } = await place();
  await reject(id, 'out_of_stock');
  await inTransaction(db, (db) => addDifferences(db, store, differences));
  expect(await readDifferences(db, store, false, 10_000)).toEqual([]);
  await mendLosses(db, signal);
  expect(await whatDoesNotAddUp(db, store_id)).toEqual([]);
});

it('what comes off an order behind its acceptance is not lost while accepting', async () => {
  const { db } = server.database;
  const { id, lines } = await place();
  const [first, second] = lines;
  if (!first || !second) throw new Error('an order without lines');
  await accept(id, [{ line_id: first.id, quantity: 1 }]);
  const before = await amountOf('lowered');
  const store = storeIn(systemScope([store_id]), store_id);
  const order = { id, fulfilment_status: 'DELIVERED' } as const;
  const left = await inTransaction(db, (db) => readLines(db, store, order));
  const less = left.lines.slice(0, 2).map((line) => loweredLine(line, 0));
  await inTransaction(db, (db) => writeQuantities(db, store, order, less));
  await mendLosses(db, signal);
  expect(await amountOf('lowered')).toBe(before);
  const sums = await whatDoesNotAddUp(db, store_id);
  expect(sums.filter((problem) => problem.startsWith('loss of'))).toEqual([]);
});

it('a period ends where it says, and the one before it is compared', async () => {
  const { db } = server.database;
  const time_zone = 'Asia/Jakarta';
  await db.deleteFrom('order_losses').execute();
  const lose = (days_ago: number, amount: number, of = store_id) =>
    sql`insert into order_losses (store_id, day, cause, variant_id, orders, quantity, amount)
        select ${of}, (now() at time zone ${time_zone})::date - ${days_ago}::int, 'expired', v, 1, 2, ${amount}
        from unnest(array[0, (select min(variant_id) from stocks where store_id = ${of})]) v`.execute(
      db,
    );
  for (const [days_ago, amount] of [
    [0, 100],
    [6, 20],
    [7, 3],
    [13, 4],
    [14, 5000],
  ] as const)
    await lose(days_ago, amount);
  await lose(1, 70_000, testStores.notSelling);
  const week = await show({ days: '7' });
  expect(week).toMatchObject({
    total: { amount: 120 },
    before: { amount: 7 },
    is_comparable: false,
  });
  expect(week.causes).toEqual([{ cause: 'expired', orders: 2, amount: 120, before_amount: 7 }]);
  expect(week.stores).toEqual([]);
  expect(week.products).toMatchObject([{ quantity: 4, amount: 120, cause: 'expired' }]);
  const days = Date.parse(week.date_to) - Date.parse(week.date_from);
  expect(days).toBe(6 * 86_400_000);
  const query = { select_all_seller_store: 'true', days: '7' };
  const { body: all } = await server.call(contract.orderLoss.summary, { query }, owner);
  expect(all.total.amount).toBe(70_120);
  expect(all.stores.map(({ store_id, amount }) => [store_id, amount])).toEqual([
    [testStores.notSelling, 70_000],
    [store_id, 120],
  ]);
});

it('the same as a file says the days, the cause and the value of each product', async () => {
  const query = { store_id, days: '7', format: 'csv' };
  const { text, headers } = await server.call(contract.orderLoss.export, { query }, owner);
  expect(headers['content-disposition']).toContain('pesanan-hilang');
  const [head, row, ...others] = text.trim().split('\r\n');
  expect(head).toContain('Sebab,Pesanan');
  expect(row).toMatch(
    /^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,.*,Tidak dijawab sampai lewat waktu,2,4,120$/,
  );
  expect(others).toEqual([]);
});

it('nobody of another store sees it', async () => {
  const stranger = await server.signIn(testPeople.otherOwner);
  const query = { store_id, days: '7' };
  const refused = await server.call(contract.orderLoss.summary, { query }, stranger);
  expect(refused.status).toBe(403);
});
