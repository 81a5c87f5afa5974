import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAt } from '../../../testing/order-at.ts';
import { printed } from '../../../testing/printed.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

let server: TestServer;
let buyer: string;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  await stockUp(server.database.db, store_id);
});
afterAll(() => server.close());

const store_id = testStores.own;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
const orderIn = (status: Parameters<typeof orderAt>[3], more = {}) =>
  orderAt(server, buyer, sides, status, more);
const ask = (order_id: string, token = owner) =>
  server.call(contract.orderPapers.invoiceDetail, { query: { store_id, order_id } }, token);
const invoiceOf = async (order_id: string) => (await ask(order_id)).body.invoice;
const countOf = (invoice_number: string | null) => Number(invoice_number?.split('/')[2]);

it('gives a shipped order one number and keeps what stands on it [API-61]', async () => {
  const order_id = await orderIn('SHIPPED', { things: 2 });
  const first = await invoiceOf(order_id);
  expect(first.invoice_number).toMatch(/^INV\/\d{4}\/\d{6}$/);
  expect(first.lines).toHaveLength(2);
  expect(first.total_amount).toBe(first.subtotal + first.shipping_fee);
  expect(first.amount_in_words).toMatch(/rupiah$/);
  expect(first).toMatchObject({ order_id, store_id, tax: null, credit_notes: [] });
  expect(first.payment).toMatchObject({ status: 'UNPAID', paid_amount: 0 });
  const { db } = server.database;
  await sql`update stores set name = 'Nama Baru' where id = ${store_id}`.execute(db);
  expect(await invoiceOf(order_id)).toEqual(first);
});

it('numbers without gaps what is sent off at once, and what was sent before and is asked for at once [API-61]', async () => {
  const orders = await Promise.all(Array.from({ length: 4 }, () => orderIn('SHIPPED')));
  const { db } = server.database;
  const sent = await Promise.all(orders.map(invoiceOf));
  const given = sent.map(({ invoice_number }) => countOf(invoice_number));
  expect(Math.max(...given) - Math.min(...given)).toBe(3);
  // As if they had been sent before there were invoices.
  await sql`delete from invoices where order_id = any(${orders}::bigint[])`.execute(db);
  const asked = await Promise.all([...orders, ...orders, ...orders].map(invoiceOf));
  const numbers = [...new Set(asked.map(({ invoice_number }) => countOf(invoice_number)))].sort(
    (left, right) => left - right,
  );
  expect(numbers).toHaveLength(4);
  expect(Number(numbers[3]) - Number(numbers[0])).toBe(3);
});

it('has no invoice before the order is accepted, and spends no number on it [API-61]', async () => {
  const before = countOf((await invoiceOf(await orderIn('SHIPPED'))).invoice_number);
  const refused = await ask(await orderIn('NEW'));
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ errors: { code: 'invoice_unavailable' } });
  const after = countOf((await invoiceOf(await orderIn('SHIPPED'))).invoice_number);
  expect(after).toBe(before + 1);
});

it('is a pro forma until the goods are sent, and then numbered with what held then [API-61]', async () => {
  const { db } = server.database;
  const before = countOf((await invoiceOf(await orderIn('SHIPPED'))).invoice_number);
  const order_id = await orderIn('PROCESSING');
  const draft = await invoiceOf(order_id);
  expect(draft).toMatchObject({ invoice_number: null, is_pro_forma: true, credit_notes: [] });
  const written = await db.selectFrom('invoices').where('order_id', '=', order_id).execute();
  expect(written).toEqual([]);
  const query = { store_id, order_id, format: 'pdf' };
  const { pages, headers } = await printed(server, owner, 'invoiceDetail', query);
  expect(pages.flat()).toContain('Faktur pro forma');
  expect(headers['content-disposition']).toContain(`pro-forma-${draft.order_number.toLowerCase()}`);
  await sql`update stores set name = 'Nama Saat Kirim' where id = ${store_id}`.execute(db);
  const couriers = await server.call(contract.storeCouriers.list, { query: { store_id } }, owner);
  const courier_id = couriers.body.couriers[0]?.id ?? '';
  const body = { store_id, order_id, courier_id };
  const shipped = await server.call(contract.orderShipping.confirmShipment, { body }, owner);
  expect(shipped.text).toContain('SHIPPED');
  await sql`update stores set name = 'Nama Sesudahnya' where id = ${store_id}`.execute(db);
  const invoice = await invoiceOf(order_id);
  expect(invoice.is_pro_forma).toBe(false);
  expect(countOf(invoice.invoice_number)).toBe(before + 1);
  expect(invoice.seller.name).toBe('Nama Saat Kirim');
});

it('is numbered when the buyer fetches the goods, not while they wait on the shelf [API-61]', async () => {
  const order_id = await orderIn('READY_FOR_PICKUP', { delivery: 'BUYER_PICKUP' });
  expect((await invoiceOf(order_id)).is_pro_forma).toBe(true);
  const body = { store_id, order_id, receiver_name: 'Ibu Sari' };
  await server.call(contract.orders.confirmDelivered, { body }, owner);
  const { db } = server.database;
  const written = await db
    .selectFrom('invoices')
    .where('order_id', '=', order_id)
    .select(['kind', 'number'])
    .execute();
  expect(written).toHaveLength(1);
  expect(countOf((await invoiceOf(order_id)).invoice_number)).toBe(written[0]?.number);
});

it('is taken back by a credit note when the order comes to nothing, never changed [API-61]', async () => {
  const order_id = await orderIn('SHIPPED');
  const before = await invoiceOf(order_id);
  const reasons = await server.call(contract.orders.reasons, { query: { for: 'failure' } }, owner);
  const reason_id = reasons.body.reasons[0]?.id ?? '';
  const body = { store_id, order_id, reason_id, note: 'Tokonya tutup' };
  const failed = await server.call(contract.orders.deliveryFailed, { body }, owner);
  expect(failed.status).toBe(200);
  const { credit_notes, is_cancelled, payment, ...after } = await invoiceOf(order_id);
  expect(is_cancelled).toBe(true);
  expect(credit_notes).toHaveLength(1);
  const [note] = credit_notes;
  expect(note?.number).toMatch(/^NK\/\d{4}\/\d{6}$/);
  expect(note).toMatchObject({ amount: before.total_amount, shipping_amount: before.shipping_fee });
  expect(note?.lines).toHaveLength(before.lines.length);
  const { credit_notes: _, is_cancelled: _not, payment: _before, ...unchanged } = before;
  expect(after).toEqual(unchanged);
  const { pages } = await printed(server, owner, 'invoiceDetail', {
    ...{ store_id, order_id, format: 'pdf' },
  });
  expect(pages.flat().join(' ')).toContain(`DIBATALKAN dengan nota kredit ${note?.number}`);
});

it('is the same file each time, with every line and amount on it [API-61]', async () => {
  const order_id = await orderIn('DELIVERED', { things: 3 });
  const invoice = await invoiceOf(order_id);
  const query = { store_id, order_id, format: 'pdf' };
  const { bytes, pages, headers } = await printed(server, owner, 'invoiceDetail', query);
  const words = pages.flat().join(' ').replaceAll('\u00a0', ' ');
  expect(headers['content-disposition']).toContain('inv-');
  for (const line of invoice.lines) expect(words).toContain(line.product_name.slice(0, 15));
  const total = invoice.total_amount.toLocaleString('id-ID');
  expect(words).toContain(`Rp ${total}`);
  expect(words).toContain(invoice.invoice_number);
  expect((await printed(server, owner, 'invoiceDetail', query)).bytes.equals(bytes)).toBe(true);
});

it('shows taxes on invoices made after they were switched on [API-61]', async () => {
  const before = await orderIn('SHIPPED');
  const taxes = {
    charges_ppn: true,
    shows_pph22: true,
    taxpayer_name: 'Siti Aminah',
    tax_number: '0123456789012345',
  };
  const saving = { body: { store_id, ...taxes, tax_number: '0123.4567.8901.2345' } };
  expect((await server.call(contract.storeTaxes.save, saving, owner)).body).toEqual({ taxes });
  expect((await invoiceOf(before)).tax).toBeNull();
  const order_id = await orderIn('SHIPPED');
  const { tax, total_amount } = await invoiceOf(order_id);
  expect(tax).toMatchObject({ taxpayer_name: 'Siti Aminah', tax_number: '0123456789012345' });
  expect(Number(tax?.ppn?.amount) + Number(tax?.pph22?.base)).toBe(total_amount);
  const query = { store_id, order_id, format: 'pdf' };
  const { pages } = await printed(server, owner, 'invoiceDetail', query);
  const words = pages.flat().join(' ').replaceAll('\u00a0', ' ');
  for (const amount of [tax?.ppn?.base, tax?.ppn?.amount, tax?.pph22?.base, tax?.pph22?.amount]) {
    expect(words).toContain(`Rp ${amount?.toLocaleString('id-ID')}`);
  }
  expect(words).toContain('baru perkiraan, belum dipungut');
  expect(words).not.toContain('dipungut oleh marketplace');
  const missing = { body: { store_id, ...taxes, tax_number: '' } };
  const refused = await server.call(contract.storeTaxes.save, missing, owner);
  expect(refused.body).toMatchObject({ errors: { fields: { tax_number: { code: 'required' } } } });
});

it("does not show another store's order [API-61]", async () => {
  const order_id = await orderIn('PROCESSING');
  const query = { store_id: testStores.buyer, order_id };
  const asked = await server.call(contract.orderPapers.invoiceDetail, { query }, owner);
  expect([403, 404]).toContain(asked.status);
});

it('is opened by whoever has its address, for a week, and by nobody with another [API-61]', async () => {
  const order_id = await orderIn('SHIPPED');
  const asked = { query: { store_id, order_id } };
  const { body } = await server.call(contract.orderPapers.invoiceLink, asked, owner);
  expect(body.text).toContain('Faktur INV/');
  const days = (Date.parse(body.expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  const query = Object.fromEntries(new URL(body.url, 'http://toko').searchParams);
  const { pages } = await printed(server, undefined, 'sharedInvoice', query);
  expect(pages.flat()).toContain('Faktur');
  const other = { ...query, order_id: await orderIn('PROCESSING') };
  const refused = await server.call(contract.orderPapers.sharedInvoice, { query: other });
  expect(refused.body).toMatchObject({ errors: { code: 'link_expired' } });
});
