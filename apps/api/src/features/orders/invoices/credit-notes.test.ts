import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemScope } from '../../../platform/store-scope.ts';
import { openComplaints } from '../../../testing/complaints.ts';
import { printed } from '../../../testing/printed.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { moveOrder } from '../moves/move-order.service.ts';

let server: TestServer;
let at: Awaited<ReturnType<typeof openComplaints>>;
beforeAll(async () => {
  server = await startTestServer();
  at = await openComplaints(server);
  await stockUp(server.database.db, at.store_id);
});
afterAll(() => server.close());

const invoiceOf = async (order_id: string) => {
  const query = { store_id: at.store_id, order_id };
  return (await server.call(contract.orderPapers.invoiceDetail, { query }, at.owner)).body.invoice;
};

/** So many of the first line go back, and the goods stay. */
async function giveBack(order_id: string, quantity = 1) {
  const [line] = await at.linesOf(order_id);
  if (!line) throw new Error('there is no line');
  const lines = [{ line_id: line.line_id, quantity }];
  const { body } = await at.register(order_id, { lines });
  await at.respond(body.complaint, { offer: { kind: 'REFUND', lines } });
  const accepted = await at.accept(body.complaint);
  expect(accepted.status, accepted.text).toBe(200);
  return line.unit_price * quantity;
}

it.each(['DELIVERED', 'COMPLETED'] as const)(
  'what a complaint gave back of an order that was %s has a credit note of its own amount [API-61]',
  async (to) => {
    const order_id = await at.order(to, { things: 2 });
    const before = await invoiceOf(order_id);
    const amount = await giveBack(order_id);
    const after = await invoiceOf(order_id);
    expect(after).toMatchObject({ invoice_number: before.invoice_number, is_cancelled: false });
    expect(after.total_amount).toBe(before.total_amount);
    expect(after.credit_notes).toHaveLength(1);
    const [note] = after.credit_notes;
    expect(note).toMatchObject({ amount, shipping_amount: 0 });
    const { product_name, uom_name } = before.lines[0] ?? {};
    expect(note?.lines).toEqual([{ product_name, uom_name, quantity: 1, amount }]);
    const query = { store_id: at.store_id, order_id, format: 'pdf' };
    const { pages } = await printed(server, at.owner, 'invoiceDetail', query);
    expect(pages.flat().join(' ')).toContain(`Dikurangi dengan nota kredit ${note?.number}`);
  },
);

it('everything that goes back by a complaint takes the invoice back once [API-61]', async () => {
  const complaint = await at.complained('DELIVERED', { payment_method: 'TRANSFER' });
  await at.respond(complaint, { offer: null, text: 'Kami kirim utuh.' });
  await at.resolve(complaint, { verdict: 'WHOLE' });
  await at.timePasses();
  const { credit_notes, is_cancelled, total_amount } = await invoiceOf(complaint.order_id);
  expect(is_cancelled).toBe(true);
  expect(credit_notes.map(({ amount }) => amount)).toEqual([total_amount]);
});

it('several complaints have a note each, numbered one after the other [API-61]', async () => {
  const order_id = await at.order('COMPLETED', { things: 1 });
  const [line] = await at.linesOf(order_id);
  expect(line?.quantity).toBeGreaterThan(1);
  const first = await giveBack(order_id);
  const second = await giveBack(order_id);
  const { credit_notes } = await invoiceOf(order_id);
  expect(credit_notes.map(({ amount }) => amount)).toEqual([first, second]);
  const [one, two] = credit_notes.map(({ number }) => Number(number.split('/')[2]));
  expect(two).toBe(Number(one) + 1);
});

it('what went back before there were invoices is credited with the invoice [API-61]', async () => {
  const order_id = await at.order('COMPLETED', { things: 2 });
  await sql`delete from invoices where order_id = ${order_id}`.execute(server.database.db);
  const amount = await giveBack(order_id);
  const asked = await Promise.all([invoiceOf(order_id), invoiceOf(order_id)]);
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[0].credit_notes.map((note) => note.amount)).toEqual([amount]);
});

it('an order whose invoice was taken back gets another when it is sent anew [API-61]', async () => {
  const order_id = await at.order('SHIPPED');
  const first = await invoiceOf(order_id);
  const move = (from: 'SHIPPED' | 'RETURNED', to: 'SHIPPED' | 'RETURNED') =>
    moveOrder(server.database.db, undefined, systemScope([at.store_id]), order_id, {
      ...{ from: [from], to, actor: 'OPERATOR', refunds: false },
    });
  await move('SHIPPED', 'RETURNED');
  expect((await invoiceOf(order_id)).is_cancelled).toBe(true);
  await move('RETURNED', 'SHIPPED');
  const second = await invoiceOf(order_id);
  expect(second).toMatchObject({ is_cancelled: false, credit_notes: [] });
  expect(second.invoice_number).not.toBe(first.invoice_number);
});
