import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openComplaints } from '../../testing/complaints.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { claimDueRefunds } from './steps/due-complaints.service.ts';

let server: TestServer;
let at: Awaited<ReturnType<typeof openComplaints>>;
beforeAll(async () => {
  server = await startTestServer();
  at = await openComplaints(server);
});
afterAll(() => server.close());

const term = { payment_method: 'TERM', term_days: 7 };
const transfer = { payment_method: 'TRANSFER' };

/** One of the first line goes back, and the goods stay. */
async function oneBack(order_id: string) {
  const [line] = await at.linesOf(order_id);
  if (!line) throw new Error('there is no line');
  const lines = [{ line_id: line.line_id, quantity: 1 }];
  return { amount: line.unit_price, offer: { kind: 'REFUND', lines } };
}

async function settled(to: 'DELIVERED' | 'COMPLETED', more: Record<string, unknown>) {
  const complaint = await at.complained(to, { things: 2, ...more });
  const { amount, offer } = await oneBack(complaint.order_id);
  await at.respond(complaint, { offer });
  const { status, text } = await at.accept(complaint);
  if (status !== 200) throw new Error(text);
  return { complaint, amount, order: await at.statusOf(complaint.order_id) };
}

const refundsOf = async (order_id: string) => {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(amount), 0)::text as amount from buyer_refunds where order_id = ${order_id}`.execute(
    server.database.db,
  );
  return Number(rows[0]?.amount);
};

it.each(['DELIVERED', 'COMPLETED'] as const)(
  'a part of a transfer leaves the escrow for the buyer, of an order that was %s',
  async (to) => {
    const { complaint, amount, order } = await settled(to, transfer);
    expect(order).toMatchObject({
      fulfilment_status: 'COMPLETED',
      payment_status: 'PAID',
      complaint_refund_amount: amount,
    });
    const { order_id } = complaint;
    expect(await at.held('ESCROW', 'ORDER', order_id)).toBe(order.total_amount - amount);
    expect(await refundsOf(order_id)).toBe(amount);
    const { rows } = await sql<{ amount: number }>`
      select amount::int from payout_orders where order_id = ${order_id}`.execute(
      server.database.db,
    );
    expect(rows[0]?.amount).toBe(order.total_amount - amount);
    expect(await at.wrongSums()).toEqual([]);
  },
);

it.each(['DELIVERED', 'COMPLETED'] as const)(
  'what was paid in cash the store hands over itself, of an order that was %s',
  async (to) => {
    const { complaint, amount } = await settled(to, {});
    expect(await at.held('REFUND_PAYABLE', 'COMPLAINT', complaint.id)).toBe(-amount);
    const body = at.ofSeller(complaint);
    const { handOverRefund } = contract.complaints;
    const till = await at.held('TILL', 'NONE');
    const done = await server.call(handOverRefund, { body }, at.owner);
    expect(done.body.complaint.hand_over).toBeNull();
    expect((await server.call(handOverRefund, { body }, at.owner)).status).toBe(200);
    expect(await at.held('REFUND_PAYABLE', 'COMPLAINT', complaint.id)).toBe(0);
    expect(await at.held('TILL', 'NONE')).toBe(till - amount);
    expect(await at.wrongSums()).toEqual([]);
  },
);

it('what is not handed over in seven days the marketplace pays and asks the store for', async () => {
  const { db } = server.database;
  const { complaint, amount } = await settled('COMPLETED', {});
  expect(complaint.hand_over).toBeNull();
  await sql`update complaints set hand_over_due_at = now() where id = ${complaint.id}`.execute(db);
  expect(await claimDueRefunds(db, new AbortController().signal)).toBe(1);
  expect(await claimDueRefunds(db, new AbortController().signal)).toBe(0);
  expect(await at.held('CLAIM_PAYABLE', 'COMPLAINT', complaint.id)).toBe(-amount);
  expect(await refundsOf(complaint.order_id)).toBe(amount);
  const late = await server.call(
    contract.complaints.handOverRefund,
    { body: at.ofSeller(complaint) },
    at.owner,
  );
  expect(late.body.errors?.code).toBe('complaint_state_conflict');
  expect(await at.wrongSums()).toEqual([]);
});

it('a buyer on terms owes less, and what they had paid beyond it is handed over', async () => {
  const { complaint, amount, order } = await settled('COMPLETED', term);
  const { order_id } = complaint;
  expect(await at.held('RECEIVABLE', 'ORDER', order_id)).toBe(order.total_amount - amount);
  expect(order.payment_status).toBe('UNPAID');
  const body = { store_id: at.store_id, order_id };
  const paid = await server.call(contract.orders.confirmPayment, { body }, at.owner);
  expect(paid.body.order.payment_status).toBe('PAID');
  expect(await at.held('RECEIVABLE', 'ORDER', order_id)).toBe(0);
  expect(await at.wrongSums()).toEqual([]);
  const second = await at.order('COMPLETED', { ...term, things: 2 });
  const { total_amount } = await at.statusOf(second);
  const part = {
    store_id: at.store_id,
    order_id: second,
    amount: total_amount - 1,
    open_amount: total_amount,
  };
  await server.call(contract.orders.confirmPayment, { body: part }, at.owner);
  const { body: registered } = await at.register(second);
  const back = await oneBack(second);
  await at.respond(registered.complaint, { offer: back.offer });
  await at.accept(registered.complaint);
  expect(await at.held('RECEIVABLE', 'ORDER', second)).toBe(0);
  expect(await at.held('REFUND_PAYABLE', 'COMPLAINT', registered.complaint.id)).toBe(
    1 - back.amount,
  );
  expect((await at.statusOf(second)).payment_status).toBe('PAID');
  expect(await at.wrongSums()).toEqual([]);
});

it.each([transfer, {}, term])('everything back before it is complete: %o', async (more) => {
  const complaint = await at.complained('DELIVERED', more);
  await at.respond(complaint, { offer: null, text: 'Kami kirim utuh.' });
  await at.resolve(complaint, { verdict: 'WHOLE' });
  expect((await at.statusOf(complaint.order_id)).fulfilment_status).toBe('IN_COMPLAINT');
  expect(await at.timePasses()).toBe(1);
  const order = await at.statusOf(complaint.order_id);
  expect(order).toMatchObject({ fulfilment_status: 'RETURNED', payment_status: 'REFUNDED' });
  expect(order.complaint_refund_amount).toBe(order.total_amount);
  expect(await at.wrongSums()).toEqual([]);
});

it.each([transfer, {}, term])('goods that never came: all back ends it, %o', async (more) => {
  const kind = { kind: 'NOT_RECEIVED', lines: undefined };
  const complaint = await at.complained('SHIPPED', more, kind);
  await at.timePasses();
  await at.resolve(complaint, { verdict: 'WHOLE', goods: 'TO_STOCK' });
  await at.timePasses();
  const order = await at.statusOf(complaint.order_id);
  const isPaid = 'payment_method' in more && more.payment_method === 'TRANSFER';
  expect(order).toMatchObject({
    fulfilment_status: 'RETURNED',
    payment_status: isPaid ? 'REFUNDED' : 'UNPAID',
    complaint_refund_amount: isPaid ? order.total_amount : 0,
  });
  expect(await at.wrongSums()).toEqual([]);
});

it.each([transfer, term])(
  'goods that came after all: what delivery posts is posted first, %o',
  async (more) => {
    const kind = { kind: 'NOT_RECEIVED', lines: undefined };
    const complaint = await at.complained('SHIPPED', { things: 2, ...more }, kind);
    const { offer } = await oneBack(complaint.order_id);
    await at.respond(complaint, { offer });
    await at.accept(complaint);
    expect((await at.statusOf(complaint.order_id)).fulfilment_status).toBe('COMPLETED');
    expect(await at.wrongSums()).toEqual([]);
    const back = await at.complained('SHIPPED', { things: 2, ...more }, kind);
    await at.withdraw(back);
    expect((await at.statusOf(back.order_id)).fulfilment_status).toBe('SHIPPED');
    expect(await at.wrongSums()).toEqual([]);
  },
);

it('the fee on what went back is given back, and never more than was charged', async () => {
  const order_id = await at.order('COMPLETED', transfer);
  const fee = await at.held('FEE_PAYABLE', 'ORDER', order_id);
  const [line] = await at.linesOf(order_id);
  if (!line) throw new Error('there is no line');
  // Rupiah by rupiah, over several complaints, one thing each.
  for (let each = 0; each < line.quantity; each += 1) {
    const lines = [{ line_id: line.line_id, quantity: 1 }];
    const { body } = await at.register(order_id, { lines });
    await at.respond(body.complaint, { offer: { kind: 'REFUND', lines } });
    expect((await at.accept(body.complaint)).status).toBe(200);
    expect(await at.wrongSums()).toEqual([]);
  }
  expect(fee).toBeLessThan(0);
  expect(await at.held('FEE_PAYABLE', 'ORDER', order_id)).toBe(0);
  expect((await at.statusOf(order_id)).fulfilment_status).toBe('COMPLETED');
});
