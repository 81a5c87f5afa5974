import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inDays, openFees } from '../../../testing/fees.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { setFeeRate } from '../../book/fee-rates.service.ts';

const { feeCollections } = contract;
let server: TestServer;
let fees: Awaited<ReturnType<typeof openFees>>;
let weeks = 1;
beforeAll(async () => {
  server = await startTestServer();
  fees = await openFees(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`update fee_collections set state = 'PAID'`.execute(server.database.db);
});

const nextWeek = () => inDays(1 + 7 * weeks++);
const ask = async <E extends (typeof feeCollections)[keyof typeof feeCollections]>(
  entry: E,
  more: Record<string, string> = {},
) => server.call(entry, { query: { store_id: fees.store_id, ...more } }, fees.owner);

it('each rupiah is explained: order, base, rate, fee and tax, down to the line [API-73] [RT-25] [RT-66]', async () => {
  const { db } = server.database;
  await setFeeRate(db, { category_id: '1', basis_points: 333 });
  await fees.completed(0, { things: 12 });
  await setFeeRate(db, { category_id: '1', basis_points: 50 });
  await fees.completed(0, { things: 12 });
  await fees.collect(nextWeek());
  const collection = await fees.newest();
  const of = { fee_collection_id: collection.id };
  const { body } = await ask(feeCollections.transactions, of);
  expect(body).toMatchObject({ total_data: 2, page: 1, total_page: 1 });
  const sum = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  expect(sum(body.data, ({ amount }) => amount)).toBe(collection.amount);
  expect(sum(body.data, ({ fee_amount }) => fee_amount)).toBe(collection.fee_amount);
  for (const order of body.data) {
    expect(order.fee_amount + order.tax_amount).toBe(order.amount);
    expect(sum(order.charges, ({ base_amount }) => base_amount)).toBe(order.base_amount);
    expect(sum(order.charges, ({ fee_amount }) => fee_amount)).toBe(order.fee_amount);
    expect(sum(order.charges, ({ tax_amount }) => tax_amount)).toBe(order.tax_amount);
    const { transaction } = (
      await ask(feeCollections.transactionDetail, { ...of, transaction_id: order.id })
    ).body;
    expect(transaction).toMatchObject(order);
    expect(transaction.lines).toHaveLength(12);
    expect(sum(transaction.lines, ({ fee_amount }) => fee_amount)).toBe(order.fee_amount);
    expect(sum(transaction.lines, ({ tax_amount }) => tax_amount)).toBe(order.tax_amount);
    for (const line of transaction.lines)
      expect(line.fee_amount).toBe(Math.round((line.base_amount * line.basis_points) / 10_000));
  }
  // The rate that changed in the middle of the week holds for what was ordered after it.
  const rates = body.data.map(({ charges }) => charges.map(({ basis_points }) => basis_points));
  expect(rates).toEqual([
    [333, 150],
    [150, 50],
  ]);
});

it('lists are by page and by state, the newest week first [API-37]', async () => {
  await fees.completed();
  await fees.collect(nextWeek());
  const all = await fees.list();
  expect(all.data.map(({ state }) => state)).toEqual(['UNPAID', 'PAID']);
  expect((await fees.list({ state: 'UNPAID' })).total_data).toBe(1);
  expect((await fees.list({ state: 'OVERDUE,WAITING_VERIFICATION' })).total_data).toBe(0);
  const second = await fees.list({ page: '2', page_size: '1' });
  expect(second).toMatchObject({ page: 2, total_page: 2, data: [{ state: 'PAID' }] });
});

it('is NONE, DUE, OVERDUE and BLOCKED in turn, with notes that say the cure [API-08] [API-37]', async () => {
  const codes = async () =>
    (await ask(feeCollections.importantNotes)).body.important_notes.map(({ code }) => code);
  expect(await fees.state()).toMatchObject({ state: 'NONE', blocks_new_orders: false });
  expect(await codes()).toEqual([]);
  await fees.completed();
  await fees.collect(nextWeek());
  const { amount, id } = await fees.newest();
  expect(await fees.state()).toMatchObject({ state: 'DUE', due_amount: amount, overdue_amount: 0 });
  expect(await codes()).toEqual(['fee_due']);
  await fees.dueDaysAgo(1);
  expect(await fees.state()).toMatchObject({ state: 'OVERDUE', overdue_amount: amount });
  expect(await codes()).toEqual(['fee_overdue']);
  expect(await fees.newest()).toMatchObject({ state: 'OVERDUE' });
  expect((await fees.list({ state: 'OVERDUE' })).total_data).toBe(1);
  await fees.dueDaysAgo(8);
  expect(await fees.state()).toMatchObject({ state: 'BLOCKED', blocks_new_orders: true });
  expect(await codes()).toEqual(['fee_blocks_orders']);
  const detail = await ask(feeCollections.detail, { fee_collection_id: id });
  expect(Date.parse(detail.body.fee_collection.blocks_at)).toBeLessThan(Date.now());
});

it('a blocked store takes no new order, and may still accept what is NEW [API-08]', async () => {
  await fees.completed();
  const { id } = await placeOrder(server, fees.buyer, fees.sides);
  await fees.collect(nextWeek());
  await fees.dueDaysAgo(8);
  await expect(placeOrder(server, fees.buyer, fees.sides)).rejects.toThrow('store_takes_no_orders');
  const orders = async (query: Record<string, string>) =>
    (await server.call(contract.orders.list, { query }, fees.owner)).body;
  const own = await orders({ seller_store_id: fees.store_id });
  expect(own.can_process_new_order).toBe(false);
  expect(own.important_notes).toMatchObject([{ code: 'fees_overdue', store_id: fees.store_id }]);
  const all = await orders({ select_all_seller_store: 'true' });
  expect(all.can_process_new_order).toBe(false);
  expect(all.important_notes.map(({ code }) => code)).toContain('fees_overdue');
  const notes = await server.call(
    contract.orderDetail.importantNotes,
    { query: { store_id: fees.store_id } },
    fees.owner,
  );
  expect(notes.body.important_notes).toEqual(own.important_notes);
  const body = { store_id: fees.store_id, order_id: id };
  expect((await server.call(contract.orders.accept, { body }, fees.owner)).status).toBe(200);
  await sql`update fee_collections set state = 'WAITING_VERIFICATION' where state = 'UNPAID'`.execute(
    server.database.db,
  );
  expect(await fees.state()).toMatchObject({ state: 'NONE', blocks_new_orders: false });
  expect((await orders({ seller_store_id: fees.store_id })).can_process_new_order).toBe(true);
  await expect(placeOrder(server, fees.buyer, fees.sides)).resolves.toBeDefined();
});

it('a store that owes and may not sell besides is told one story, with both cures [API-08] [EN-11]', async () => {
  const { db } = server.database;
  const mayOwnSell = (may: boolean) =>
    sql`update stores set allows_selling = ${may} where id = ${fees.store_id}`.execute(db);
  await fees.completed();
  await fees.collect(nextWeek());
  await fees.dueDaysAgo(8);
  const said = async () => {
    const query = { seller_store_id: fees.store_id };
    const listed = await server.call(contract.orders.list, { query }, fees.owner);
    const all = await server.call(
      contract.orders.list,
      { query: { select_all_seller_store: 'true' } },
      fees.owner,
    );
    const notes = await server.call(
      contract.orderDetail.importantNotes,
      { query: { store_id: fees.store_id } },
      fees.owner,
    );
    const [note] = listed.body.important_notes;
    expect(notes.body.important_notes).toEqual([note]);
    expect(all.body.important_notes).toContainEqual(note);
    const [fee] = (await ask(feeCollections.importantNotes)).body.important_notes;
    return { note, fee: fee?.text };
  };
  expect((await said()).fee).toContain('toko langsung menerima pesanan lagi');
  await mayOwnSell(false);
  try {
    const { note, fee } = await said();
    expect(note).toMatchObject({ code: 'selling_not_allowed', link: '/seller/fee-collections' });
    expect(note?.text).toContain('bayar dulu, lalu hubungi kami agar toko dibuka lagi');
    expect(fee).toContain('belum diizinkan berjualan');
    expect(fee).toContain('lalu hubungi kami agar toko dibuka lagi');
    expect(fee).not.toContain('langsung');
  } finally {
    await mayOwnSell(true);
  }
});

it('another store’s collection is not there, and one that never was is not either [API-37]', async () => {
  const [theirs] = (await fees.list()).data;
  const query = { store_id: '3', fee_collection_id: theirs?.id ?? '' };
  const { status, body } = await server.call(feeCollections.detail, { query }, fees.owner);
  expect([status, body.errors?.code]).toEqual([404, 'fee_collection_not_found']);
});
