import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql as piece, rowsOf } from '../../../platform/db/sql.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { isDistributed } from '../../../testing/copy-database.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { buyerHistory } from './buyer-history.sql.ts';

let server: TestServer;
let buyer: string;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const store_id = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
const place = (more = {}) => placeOrder(server, buyer, sides, more);
const detailOf = (query: Record<string, string>, token = owner) =>
  server.call(contract.orderDetail.detail, { query }, token);
const rowOf = async (order_id: string) => {
  const query = { seller_store_id: store_id, page_size: '100' };
  const { body } = await server.call(contract.orders.list, { query }, owner);
  return body.data.find(({ id }) => id === order_id);
};

it('shows the order as the list does, what was ordered, by whom, and what happened', async () => {
  const { id } = await place({ things: 3, note: 'Antar sebelum siang', allow_partial: true });
  const accepting = { body: { store_id, order_id: id, processing_days: 2 } };
  await server.call(contract.orders.accept, accepting, owner);
  const { body } = await detailOf({ order_id: id, store_id });
  expect(body.order).toEqual(await rowOf(id));
  expect(body).toMatchObject({
    allow_partial: true,
    buyer_note: 'Antar sebelum siang',
    processing_days: 2,
    shipment: null,
    handover: null,
    notes: [],
    term_due_on: null,
    buyer: { store_id: testStores.buyer, name: body.order.buyer_name },
  });
  expect(body.lines).toHaveLength(3);
  expect(body.timeline).toMatchObject([
    { from_status: null, to_status: 'NEW', actor: 'BUYER', actor_name: body.order.buyer_name },
    { from_status: 'NEW', to_status: 'PROCESSING', actor: 'SELLER', actor_name: 'Bambang Santoso' },
  ]);
  expect(body.timeline[1]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});

it('names what was ordered as it was called then, however it is called now', async () => {
  const { id } = await place();
  const before = await detailOf({ order_id: id, store_id });
  const [line] = before.body.lines;
  const { db } = server.database;
  await sql`update products set name = 'Nama Baru ' || id`.execute(db);
  await sql`update product_variants set name = 'Varian Baru ' || id`.execute(db);
  const after = await detailOf({ order_id: id, store_id });
  expect(after.body.lines).toEqual(before.body.lines);
  expect(after.body.order.first_product_name).toBe(line?.product_name);
  const query = { seller_store_id: store_id, query: line?.product_name.split(' ')[0] ?? '' };
  const { body } = await server.call(contract.orders.list, { query }, owner);
  expect(body.data.map((order) => order.id)).toContain(id);
});

it('adds up after lines were lowered, and says what went back', async () => {
  const { id } = await place({ things: 3 });
  const { db } = server.database;
  await sql`update order_lines set quantity = 0, line_total = 0
    where order_id = ${id} and id = (select max(id) from order_lines where order_id = ${id})`.execute(
    db,
  );
  await sql`update orders set refunded_amount = subtotal - l.sum, subtotal = l.sum,
      total_amount = l.sum + shipping_fee
    from (select sum(line_total) from order_lines where order_id = ${id}) l where id = ${id}`.execute(
    db,
  );
  const { body } = await detailOf({ order_id: id, store_id });
  const { subtotal, shipping_fee, refunded_amount, order, lines } = body;
  const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
  const ordered = lines.map(({ unit_price, ordered_quantity }) => unit_price * ordered_quantity);
  expect(sum(lines.map(({ line_total }) => line_total))).toBe(subtotal);
  expect(subtotal + shipping_fee).toBe(order.total_amount);
  expect(refunded_amount).toBeGreaterThan(0);
  expect(sum(ordered) - refunded_amount).toBe(subtotal);
});

it('knows who brings it, who took it, and until when a buyer with a term pays', async () => {
  const { id } = await place({ payment_method: 'TERM', term_days: 14 });
  const { db } = server.database;
  await sql`insert into order_shipments (store_id, order_id, courier_name, plate_number)
    values (${store_id}, ${id}, 'Pak Jono', 'B 1234 CD')`.execute(db);
  await sql`insert into order_handovers (store_id, order_id, receiver_name)
    values (${store_id}, ${id}, 'Bu Tini')`.execute(db);
  await sql`insert into order_history (store_id, order_id, from_status, to_status, actor, created_at)
    values (${store_id}, ${id}, 'SHIPPED', 'DELIVERED', 'SYSTEM', '2026-08-17T18:00:00Z')`.execute(
    db,
  );
  const { body } = await detailOf({ order_id: id, store_id });
  expect(body.shipment).toMatchObject({ courier_name: 'Pak Jono', plate_number: 'B 1234 CD' });
  expect(body.handover).toMatchObject({ receiver_name: 'Bu Tini', photo_id: null });
  // In Jakarta it was already the 18th.
  expect(body.term_due_on).toBe('2026-09-01');
});

it('finds the store of a caller who names none, and nobody else’s order', async () => {
  const { id } = await place();
  expect((await detailOf({ order_id: id })).body.order.id).toBe(id);
  const stranger = await server.signIn(testPeople.otherOwner);
  expect((await detailOf({ order_id: id }, stranger)).body.errors?.code).toBe('permission_denied');
  expect((await detailOf({ order_id: '999999999' })).body.errors?.code).toBe('permission_denied');
  const elsewhere = await detailOf({ order_id: id, store_id: testStores.other }, stranger);
  expect(elsewhere.body.errors?.code).toBe('order_not_found');
});

it('does not show an order that waits for its transfer: the seller has not got it yet', async () => {
  const { id } = await place({ payment_method: 'TRANSFER' });
  expect((await detailOf({ order_id: id, store_id })).body.errors?.code).toBe('order_not_found');
});

it('counts what the buyer has ordered from this store', async () => {
  const before = (await detailOf({ order_id: (await place()).id, store_id })).body.buyer.history;
  const lost = await place();
  const body = { buyer_store_id: testStores.buyer, order_id: lost.id };
  await server.call(contract.orders.cancel, { body }, buyer);
  const last = await place();
  const { history } = (await detailOf({ order_id: last.id, store_id })).body.buyer;
  expect(history).toMatchObject({
    order_count: before.order_count + 2,
    completed_count: before.completed_count,
    total_value: before.total_value + last.total_amount,
    first_order_at: before.first_order_at,
  });
  expect(history.last_order_at >= before.last_order_at).toBe(true);
});

// The coordinator's plan of a distributed database does not say what its nodes do.
it.runIf(!isDistributed)(
  'sums up what a buyer has ordered from one index, without a look at the orders',
  async () => {
    const plan = await inTransaction(server.database.db, async (db) => {
      for (const way of ['seqscan', 'bitmapscan', 'indexscan']) {
        await rowsOf(db, piece`select set_config(${`enable_${way}`}, 'off', true)`);
      }
      const one = piece`(select ${store_id}::bigint as store_id, ${testStores.buyer}::bigint as buyer_store_id)`;
      return rowsOf(
        db,
        piece`explain select h.* from ${one} o cross join lateral (${buyerHistory(piece`o.store_id`)}) h`,
      );
    });
    const text = JSON.stringify(plan);
    expect(text).toContain('Index Only Scan using orders_store_buyer');
    expect(text).toMatch(/Index Cond: .*store_id = .*buyer_store_id = /);
  },
);

it('says where an order stands, to the seller and to the buyer each in their words [API-60] [EN-13] [RP-03]', async () => {
  const { id } = await place({ things: 2 });
  const summaryFor = async (query: Record<string, string>, token: string) =>
    (await server.call(contract.orderDetail.summary, { query }, token)).body;
  const forSeller = await summaryFor({ order_id: id, is_seller: 'true' }, owner);
  const row = await rowOf(id);
  expect(forSeller).toEqual({
    order_id: id,
    status: 'NEW',
    order_units: row?.total_product_unit,
    payment: { status: 'UNPAID' },
    copywriting: row?.copywriting,
  });
  const forBuyer = await summaryFor({ order_id: id, is_seller: 'false' }, buyer);
  expect(forBuyer.copywriting).toBe('Menunggu penjual menerima pesanan.');
  const refused = await summaryFor({ order_id: id, is_seller: 'true' }, buyer);
  expect(refused.errors?.code).toBe('permission_denied');
});
