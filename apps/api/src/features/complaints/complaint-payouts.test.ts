import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openComplaints } from '../../testing/complaints.ts';
import { openPayouts, payoutSettings } from '../../testing/payouts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { opsPayouts, money } = contract;
let server: TestServer;
let at: Awaited<ReturnType<typeof openComplaints>>;
let bank: Awaited<ReturnType<typeof openPayouts>>;
beforeEach(async () => {
  server = await startTestServer(payoutSettings);
  onTestFinished(() => server.close());
  bank = await openPayouts(server);
  at = await openComplaints(server);
  await bank.account();
});

const transfer = { payment_method: 'TRANSFER', things: 2 };

async function oneOf(order_id: string) {
  const [line] = await at.linesOf(order_id);
  if (!line) throw new Error('there is no line');
  const lines = [{ line_id: line.line_id, quantity: 1 }];
  return { amount: line.unit_price, offer: { kind: 'REFUND', lines } };
}

const send = (payout_id: string) =>
  server.call(opsPayouts.send, { body: { store_id: bank.store_id, payout_id } }, at.operator);

const holdOf = async (order_id: string) => {
  const query = { store_id: at.store_id, kind: 'HELD', page_size: '100' };
  const { data } = (await server.call(money.holdings, { query }, at.owner)).body;
  return data.find((row) => row.order_id === order_id);
};

it('money that a buyer complains about is not paid out: it says why and until when, and goes on after', async () => {
  const kept = await at.order('COMPLETED', transfer);
  const order_id = await at.order('COMPLETED', transfer);
  await bank.schedule();
  expect((await bank.list())[0]).toMatchObject({ order_count: 2 });
  const { complaint } = (await at.register(order_id)).body;
  expect((await bank.list())[0]).toMatchObject({ order_count: 1 });
  await bank.schedule();
  expect(await holdOf(order_id)).toMatchObject({
    reason: 'IN_COMPLAINT',
    until: complaint.deadline_at,
  });
  const [payout] = await bank.list();
  expect((await send(payout?.id ?? '')).body.payout).toMatchObject({ order_count: 1 });
  expect(await at.held('ESCROW', 'ORDER', kept)).toBe(0);
  const { amount, offer } = await oneOf(order_id);
  await at.respond(complaint, { offer });
  await at.accept(complaint);
  await bank.schedule();
  expect(await holdOf(order_id)).toMatchObject({ reason: 'PAYOUT_SCHEDULED' });
  const { total_amount } = await at.statusOf(order_id);
  const next = (await bank.list()).find(({ state }) => state === 'SCHEDULED');
  expect(next).toMatchObject({ order_count: 1, amount: total_amount - amount });
  expect(await at.wrongSums()).toEqual([]);
});

it('what was paid out already the marketplace gives back for the store, which owes it', async () => {
  const order_id = await at.order('COMPLETED', transfer);
  await bank.schedule();
  await send((await bank.list())[0]?.id ?? '');
  const { complaint } = (await at.register(order_id)).body;
  const { amount, offer } = await oneOf(order_id);
  await at.respond(complaint, { offer });
  expect((await at.accept(complaint)).body.complaint).toMatchObject({ refund_amount: amount });
  expect(await at.held('CLAIM_PAYABLE', 'COMPLAINT', complaint.id)).toBe(-amount);
  const { rows } = await sql<{ amount: number; state: string }>`
    select amount::int, state::text from buyer_refunds where order_id = ${order_id}`.execute(
    server.database.db,
  );
  expect(rows).toEqual([{ amount, state: 'WAITING' }]);
  expect(await at.wrongSums()).toEqual([]);
});

it('a payout that failed and is sent again leaves out what is complained about, and what went back', async () => {
  const order_id = await at.order('COMPLETED', transfer);
  await bank.schedule();
  const payout_id = (await bank.list())[0]?.id ?? '';
  await send(payout_id);
  const of = { store_id: bank.store_id, payout_id };
  const failure = { ...of, attempt: 1, reason: 'Rekening ditutup' };
  await server.call(opsPayouts.failed, { body: failure }, at.operator);
  const { complaint } = (await at.register(order_id)).body;
  await server.call(opsPayouts.retry, { body: of }, at.operator);
  expect((await send(payout_id)).body.errors?.code).toBe('payout_not_due');
  const { order } = await at.detail(complaint);
  await at.respond(complaint, { offer: null, text: 'Kami kirim utuh.' });
  await at.resolve(complaint, { verdict: 'WHOLE' });
  await at.timePasses();
  expect(await at.statusOf(order_id)).toMatchObject({
    fulfilment_status: 'COMPLETED',
    payment_status: 'REFUNDED',
    complaint_refund_amount: order.total_amount,
  });
  expect(await at.held('ESCROW', 'ORDER', order_id)).toBe(0);
  expect(await at.wrongSums()).toEqual([]);
});
