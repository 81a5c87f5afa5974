import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openComplaints } from '../../testing/complaints.ts';
import { openPayouts, payoutSettings } from '../../testing/payouts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { postPast } from '../orders/money/past-money.service.ts';

const { opsPayouts, money } = contract;
let server: TestServer;
let at: Awaited<ReturnType<typeof openComplaints>>;
let bank: Awaited<ReturnType<typeof openPayouts>>;
let account_id: string;
beforeEach(async () => {
  server = await startTestServer(payoutSettings);
  onTestFinished(() => server.close());
  bank = await openPayouts(server);
  at = await openComplaints(server);
  account_id = await bank.account();
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
  // Nothing is left of it: it ends as it was, and neither operators nor the account wait for it.
  const empty = (await bank.list()).find(({ id }) => id === payout_id);
  expect(empty).toMatchObject({ state: 'FAILED', attempt: 1, amount: 0, order_count: 0 });
  const retried = await server.call(opsPayouts.retry, { body: of }, at.operator);
  expect(retried.body.errors?.code).toBe('payout_state_conflict');
  for (const state of ['SCHEDULED', 'FAILED']) {
    const { data } = (await server.call(opsPayouts.list, { query: { state } }, at.operator)).body;
    expect(data.map(({ id }) => id)).not.toContain(payout_id);
  }
  expect((await bank.act(contract.bankAccounts.remove, account_id)).status).toBe(200);
  expect(await at.wrongSums()).toEqual([]);
});

/** A payout of several orders that was sent once, and came back. */
async function failedPayout(count: number) {
  const order_ids: string[] = [];
  for (let each = 0; each < count; each += 1) order_ids.push(await at.order('COMPLETED', transfer));
  await bank.schedule();
  const of = { store_id: bank.store_id, payout_id: (await bank.list())[0]?.id ?? '' };
  await send(of.payout_id);
  const failure = { ...of, attempt: 1, reason: 'Rekening ditutup' };
  await server.call(opsPayouts.failed, { body: failure }, at.operator);
  return { order_ids, of };
}

it('what is complained about leaves a payout that is sent again, and goes with the next', async () => {
  const { order_ids, of } = await failedPayout(2);
  const [order_id = ''] = order_ids;
  const { complaint } = (await at.register(order_id)).body;
  await server.call(opsPayouts.retry, { body: of }, at.operator);
  expect((await send(of.payout_id)).body.payout).toMatchObject({ order_count: 1 });
  const { rows } = await sql<{ payout_id: string | null }>`
    select payout_id from payout_orders where order_id = ${order_id}`.execute(server.database.db);
  expect(rows).toEqual([{ payout_id: null }]);
  await at.withdraw(complaint);
  await bank.schedule();
  const next = (await bank.list()).find(({ state }) => state === 'SCHEDULED');
  expect(next).toMatchObject({ order_count: 1 });
  expect(await at.wrongSums()).toEqual([]);
});

it.each(['arrived', 'failed'] as const)(
  'while nobody knows whether it was paid out nothing of it goes back: %s',
  async (judged) => {
    const { order_ids, of } = await failedPayout(1);
    const [order_id = ''] = order_ids;
    await sql`update payout_attempts set contradicted_at = now()
      where payout_id = ${of.payout_id}`.execute(server.database.db);
    const { complaint } = (await at.register(order_id)).body;
    const { amount, offer } = await oneOf(order_id);
    await at.respond(complaint, { offer });
    expect((await at.accept(complaint)).body.errors?.code).toBe('complaint_money_unknown');
    const body = { ...of, attempt: 1 };
    const { status } =
      judged === 'arrived'
        ? await server.call(opsPayouts.arrived, { body }, at.operator)
        : await server.call(
            opsPayouts.failed,
            { body: { ...body, reason: 'Bank: memang tidak sampai' } },
            at.operator,
          );
    expect(status).toBe(200);
    expect((await at.accept(complaint)).status).toBe(200);
    const isGone = judged === 'arrived';
    expect(await at.held('CLAIM_PAYABLE', 'COMPLAINT', complaint.id)).toBe(isGone ? -amount : 0);
    const { total_amount } = await at.statusOf(order_id);
    const left = isGone ? 0 : total_amount - amount;
    expect(await at.held('ESCROW', 'ORDER', order_id)).toBe(left);
    expect(await at.wrongSums()).toEqual([]);
  },
);

it('what went back is not given back once more by the past', async () => {
  const { db } = server.database;
  await postPast(db, new AbortController().signal);
  const complaint = await at.complained('DELIVERED', transfer);
  await at.respond(complaint, { offer: null, text: 'Kami kirim utuh.' });
  await at.resolve(complaint, { verdict: 'WHOLE' });
  await at.timePasses();
  const causes = async () => {
    const { rows } = await sql<{ cause: string }>`
      select cause::text from postings where order_id = ${complaint.order_id} order by id`.execute(
      db,
    );
    return rows.map(({ cause }) => cause);
  };
  const before = await causes();
  expect(before).toContain('COMPLAINT_REFUND');
  await sql`update book_past set after_id = 0, until_id = ${complaint.order_id}`.execute(db);
  await postPast(db, new AbortController().signal);
  expect(await causes()).toEqual(before);
  expect(await at.wrongSums()).toEqual([]);
});
