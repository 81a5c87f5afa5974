import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openComplaints } from '../../../testing/complaints.ts';
import { placePaidOrder } from '../../../testing/place-order.ts';
import { printed } from '../../../testing/printed.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let at: Awaited<ReturnType<typeof openComplaints>>;
beforeAll(async () => {
  server = await startTestServer();
  at = await openComplaints(server);
  await stockUp(server.database.db, at.store_id);
});
afterAll(() => server.close());

const term = { payment_method: 'TERM', term_days: 7 };

const invoiceOf = async (order_id: string) => {
  const query = { store_id: at.store_id, order_id };
  return (await server.call(contract.orderPapers.invoiceDetail, { query }, at.owner)).body.invoice;
};

/** What the buyer has paid less what they got back or are to get back, as the book has it. */
async function paidByTheBook(order_id: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(l.amount), 0)::int as amount from postings p
    join posting_lines l on l.store_id = p.store_id and l.posting_id = p.id
    where p.order_id = ${order_id}
      and p.cause in ('PAYMENT', 'LOWERED', 'GIVEN_BACK', 'DELIVERED', 'TERM_PAYMENT', 'COMPLAINT_REFUND')
      and l.account in ('ESCROW', 'TILL', 'DRIVER_CASH', 'LOGISTIC_CASH', 'CLAIM_PAYABLE', 'REFUND_PAYABLE')`.execute(
    server.database.db,
  );
  return rows[0]?.amount ?? 0;
}

async function expectPaid(
  order_id: string,
  expected: { status: string; paid_amount: number; refunded_amount: number; rest_amount: number },
) {
  const invoice = await invoiceOf(order_id);
  expect(invoice.payment).toMatchObject(expected);
  const { paid_amount, refunded_amount } = invoice.payment;
  expect(paid_amount - refunded_amount).toBe(await paidByTheBook(order_id));
  return invoice;
}

/** One of the first line goes back, and the goods stay. */
async function giveOneBack(order_id: string): Promise<number> {
  const [line] = await at.linesOf(order_id);
  if (!line) throw new Error('there is no line');
  const { body } = await at.register(order_id);
  const lines = [{ line_id: line.line_id, quantity: 1 }];
  await at.respond(body.complaint, { offer: { kind: 'REFUND', lines } });
  const accepted = await at.accept(body.complaint);
  expect(accepted.status).toBe(200);
  return line.unit_price;
}

const receive = (order_id: string, open_amount: number, amount: number) =>
  server.call(
    contract.orders.confirmPayment,
    { body: { store_id: at.store_id, order_id, amount, open_amount } },
    at.owner,
  );

async function loweredTransfer() {
  const order = await placePaidOrder(server, at.buyer, at.sides, {
    things: 2,
    allow_partial: true,
  });
  const [first, second] = await at.linesOf(order.id);
  const lines = [
    { line_id: first?.line_id ?? '', quantity: 0 },
    { line_id: second?.line_id ?? '', quantity: second?.quantity ?? 0 },
  ];
  const body = { store_id: at.store_id, order_id: order.id, processing_days: 1, lines };
  const accepted = await server.call(contract.orders.accept, { body }, at.owner);
  expect(accepted.status, accepted.text).toBe(200);
  const lowered = order.total_amount - accepted.body.order.total_amount;
  expect(lowered).toBeGreaterThan(0);
  return { order_id: order.id, paid_amount: order.total_amount, refunded_amount: lowered };
}

it('a transfer that was lowered was paid whole, and the difference went back [API-61]', async () => {
  const { order_id, ...amounts } = await loweredTransfer();
  await expectPaid(order_id, { status: 'PAID', ...amounts, rest_amount: 0 });
});

it('a lowered transfer that comes to nothing went back whole, and no more than that [API-61]', async () => {
  const { order_id, paid_amount } = await loweredTransfer();
  const ids = { store_id: at.store_id, order_id };
  const couriers = await server.call(
    contract.storeCouriers.list,
    { query: { store_id: at.store_id } },
    at.owner,
  );
  const courier_id = couriers.body.couriers[0]?.id ?? '';
  const { confirmShipment } = contract.orderShipping;
  await server.call(confirmShipment, { body: { ...ids, courier_id } }, at.owner);
  const query = { for: 'failure' };
  const { reasons } = (await server.call(contract.orders.reasons, { query }, at.owner)).body;
  const body = { ...ids, reason_id: reasons[0]?.id ?? '', note: 'Tokonya tutup' };
  await server.call(contract.orders.deliveryFailed, { body }, at.owner);
  await expectPaid(order_id, {
    ...{ status: 'REFUNDED', paid_amount, refunded_amount: paid_amount, rest_amount: 0 },
  });
});

it.each([{ payment_method: 'TRANSFER' }, { payment_method: 'COD' }])(
  'what a complaint gave back of %o is said [API-61]',
  async (more) => {
    const order_id = await at.order('COMPLETED', { things: 2, ...more });
    const { total_amount } = await at.statusOf(order_id);
    const refunded_amount = await giveOneBack(order_id);
    await expectPaid(order_id, {
      ...{ status: 'PAID', paid_amount: total_amount, refunded_amount, rest_amount: 0 },
    });
  },
);

it('an order on terms says what was paid so far and what is left, on the file too [API-61]', async () => {
  const order_id = await at.order('DELIVERED', { things: 2, ...term });
  const { total_amount } = await at.statusOf(order_id);
  await expectPaid(order_id, {
    ...{ status: 'UNPAID', paid_amount: 0, refunded_amount: 0, rest_amount: total_amount },
  });
  await receive(order_id, total_amount, 1000);
  await expectPaid(order_id, {
    ...{
      status: 'UNPAID',
      paid_amount: 1000,
      refunded_amount: 0,
      rest_amount: total_amount - 1000,
    },
  });
  const query = { store_id: at.store_id, order_id, format: 'pdf' };
  const { pages } = await printed(server, at.owner, 'invoiceDetail', query);
  const words = pages.flat().join(' ').replaceAll('\u00a0', ' ');
  expect(words).toContain('Dibayar sebagian');
  expect(words).toContain('Sudah dibayar Rp 1.000');
  expect(words).toContain(`Sisa tagihan Rp ${(total_amount - 1000).toLocaleString('id-ID')}`);
});

it('terms that a complaint settled say what was paid in truth [API-61]', async () => {
  const order_id = await at.order('COMPLETED', { things: 2, ...term });
  const { total_amount } = await at.statusOf(order_id);
  const [line] = await at.linesOf(order_id);
  const paid_amount = total_amount - Number(line?.unit_price);
  await receive(order_id, total_amount, paid_amount);
  await giveOneBack(order_id);
  await expectPaid(order_id, { status: 'PAID', paid_amount, refunded_amount: 0, rest_amount: 0 });
});

it('what was paid on terms beyond what is left after a complaint goes back [API-61]', async () => {
  const order_id = await at.order('COMPLETED', { things: 2, ...term });
  const { total_amount } = await at.statusOf(order_id);
  await receive(order_id, total_amount, total_amount - 1);
  const refunded_amount = (await giveOneBack(order_id)) - 1;
  await expectPaid(order_id, {
    ...{ status: 'PAID', paid_amount: total_amount - 1, refunded_amount, rest_amount: 0 },
  });
});
