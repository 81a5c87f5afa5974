import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openComplaints } from '../../../testing/complaints.ts';
import { type Goods, goodsFor, runPromotion } from '../../../testing/discounts.ts';
import { printed } from '../../../testing/printed.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let at: Awaited<ReturnType<typeof openComplaints>>;
let goods: Goods[];
beforeAll(async () => {
  server = await startTestServer();
  at = await openComplaints(server);
  const { db } = server.database;
  await stockUp(db, at.store_id);
  goods = await goodsFor(db, at.store_id, 2);
  await runPromotion(db, at.store_id, goods.slice(0, 1), { price: 7000, quota: 100 });
});
afterAll(() => server.close());

/** Four of the first thing, of which each is 3.000 less, and one of the second. */
const order = (to: 'PROCESSING' | 'DELIVERED', payment_method = 'TRANSFER') =>
  at.order(to, {
    payment_method,
    delivery: 'BUYER_PICKUP',
    lines: goods.map(({ inventory_id }, index) => ({
      inventory_id,
      quantity: index === 0 ? 4 : 1,
    })),
  });
const query = (order_id: string) => ({ store_id: at.store_id, order_id });
const invoiceOf = async (order_id: string) =>
  (await server.call(contract.orderPapers.invoiceDetail, { query: query(order_id) }, at.owner)).body
    .invoice;
const rupiah = (amount: number) => `Rp\u00a0${amount.toLocaleString('id-ID')}`;

it.each(['PROCESSING', 'DELIVERED'] as const)(
  'an order that is %s says on its paper what is taken off each line [RT-65] [API-61]',
  async (to) => {
    const order_id = await order(to);
    const invoice = await invoiceOf(order_id);
    expect(invoice).toMatchObject({
      is_pro_forma: to === 'PROCESSING',
      lines: [
        { quantity: 4, unit_price: 10_000, discount: 12_000, line_total: 28_000 },
        { quantity: 1, unit_price: 10_000, discount: 0, line_total: 10_000 },
      ],
      subtotal: 38_000,
      total_amount: 38_000,
    });
    const asPdf = { ...query(order_id), format: 'pdf' };
    const { pages } = await printed(server, at.owner, 'invoiceDetail', asPdf);
    const texts = pages.flat();
    expect(texts.filter((text) => text === 'Diskon')).toHaveLength(2);
    for (const amount of [50_000, 38_000, 28_000]) expect(texts).toContain(rupiah(amount));
    expect(texts.filter((text) => text === `-${rupiah(12_000)}`)).toHaveLength(2);
    const receipt = { store_id: at.store_id, kind: 'receipt_58', order_ids: order_id };
    const slip = (await printed(server, at.owner, 'papers', receipt)).pages.flat();
    expect(slip.filter((text) => text === 'Diskon')).toHaveLength(2);
    expect(slip).toContain(rupiah(38_000));
  },
);

it('without a discount a paper has neither the column nor the rows [RT-65]', async () => {
  const [, second] = goods;
  const lines = [{ inventory_id: second?.inventory_id, quantity: 2 }];
  const order_id = await at.order('PROCESSING', { lines });
  const asPdf = { ...query(order_id), format: 'pdf' };
  const { pages } = await printed(server, at.owner, 'invoiceDetail', asPdf);
  expect(pages.flat()).not.toContain('Diskon');
  expect(pages.flat()).not.toContain('Harga barang');
});

it('a credit note takes back what was paid for a part, and at last for all of it [RT-65] [API-61]', async () => {
  const order_id = await order('DELIVERED');
  const [line] = await at.linesOf(order_id);
  const lines = [{ line_id: line?.line_id ?? '', quantity: 1 }];
  const { complaint } = (await at.register(order_id, { lines })).body;
  const { lines: about } = await at.detail(complaint);
  expect(about).toMatchObject([{ most_amount: 7000, line_total: 28_000, complained_before: 0 }]);
  const tooMuch = { kind: 'REFUND', lines: [{ ...lines[0], amount: 7001 }] };
  const refused = await at.respond(complaint, { offer: tooMuch });
  expect(refused.body.errors?.fields?.['offer.lines.0.amount']?.code).toBe('more_than_paid');
  await at.respond(complaint, { offer: { kind: 'REFUND', lines } });
  await at.accept(complaint);
  const whole = await invoiceOf(order_id);
  expect(whole.credit_notes).toMatchObject([
    { amount: 7000, lines: [{ quantity: 1, amount: 7000 }] },
  ]);
  expect(whole.total_amount).toBe(38_000);
  expect(await at.wrongSums()).toEqual([]);
});

it('a price that is no whole number is given back to the rupiah, however it is parted [RT-65]', async () => {
  const { db } = server.database;
  const order_id = await order('DELIVERED');
  await sql`update order_discounts set ordered_amount = 12001, amount = 12001 where order_id = ${order_id}`.execute(
    db,
  );
  const [line] = await at.linesOf(order_id);
  await sql`update order_lines set discount = 12001, line_total = 27999 where id = ${line?.line_id}`.execute(
    db,
  );
  const amounts: number[] = [];
  for (const quantity of [1, 2, 1]) {
    const lines = [{ line_id: line?.line_id ?? '', quantity }];
    const { complaint } = (await at.register(order_id, { lines })).body;
    const [about] = (await at.detail(complaint)).lines;
    amounts.push(about?.most_amount ?? 0);
    await at.respond(complaint, { offer: { kind: 'REPLACEMENT', lines } });
    await at.accept(complaint);
  }
  expect(amounts).toEqual([7000, 13_999, 7000]);
  expect(amounts.reduce((sum, amount) => sum + amount)).toBe(27_999);
});

it('an invoice that was kept before there were discounts is shown as it was [API-61]', async () => {
  const order_id = await order('DELIVERED');
  const before = await invoiceOf(order_id);
  await sql`update invoices set content = jsonb_set(content, '{lines}', (
      select jsonb_agg(line - 'discount') from jsonb_array_elements(content -> 'lines') line))
    where order_id = ${order_id}`.execute(server.database.db);
  const kept = await invoiceOf(order_id);
  expect(kept.lines.map(({ line_total }) => line_total)).toEqual(
    before.lines.map(({ line_total }) => line_total),
  );
  const asPdf = { ...query(order_id), format: 'pdf' };
  const { pages } = await printed(server, at.owner, 'invoiceDetail', asPdf);
  expect(pages.flat()).toContain(rupiah(28_000));
});
