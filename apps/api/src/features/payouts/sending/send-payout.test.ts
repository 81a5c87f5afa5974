import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openPayouts, payoutSettings } from '../../../testing/payouts.ts';
import { newOperator } from '../../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testStores } from '../../../world/test-cast.ts';
import { scheduleOwed } from '../placing/schedule-payouts.service.ts';

const { bankAccounts, moneyPayouts, opsPayouts } = contract;
let server: TestServer;
let bank: Awaited<ReturnType<typeof openPayouts>>;
let finance: string;
let colleague: string;
beforeEach(async () => {
  server = await startTestServer(payoutSettings);
  onTestFinished(() => server.close());
  bank = await openPayouts(server);
  finance = (await newOperator(server, '+628970000071')).token;
  colleague = (await newOperator(server, '+628970000072')).token;
});

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string } } }) => [
  status,
  body.errors?.code,
];
const of = (payout_id: string) => ({ store_id: bank.store_id, payout_id });
const send = (payout_id: string, token = finance) =>
  server.call(opsPayouts.send, { body: of(payout_id) }, token);
const arrive = (payout_id: string, attempt = 1, token = finance) =>
  server.call(opsPayouts.arrived, { body: { ...of(payout_id), attempt } }, token);
const fails = (payout_id: string, attempt = 1, reason = 'Rekening ditutup', token = finance) =>
  server.call(opsPayouts.failed, { body: { ...of(payout_id), attempt, reason } }, token);

/** What the store has there. */
const balanceOf = async (account: string) => {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(amount), 0)::text as amount from balances
    where store_id = ${bank.store_id} and account = ${account}::book_account and party = 'NONE'`.execute(
    server.database.db,
  );
  return Number(rows[0]?.amount);
};

/** A payout of so many orders, to be sent. */
async function scheduled(orders = 2) {
  const account_id = await bank.account();
  for (let each = 0; each < orders; each += 1) await bank.completed();
  await bank.schedule();
  const [payout] = await bank.list();
  if (!payout) throw new Error('nothing is scheduled');
  return { account_id, ...payout };
}

it('orders of a day go out as one, arrive, and the book follows every rupiah', async () => {
  const before = await balanceOf('ESCROW');
  const { id, account_id, amount } = await scheduled();
  expect(await balanceOf('ESCROW')).toBe(before + amount);
  expect((await send(id)).body.payout).toMatchObject({ state: 'SENT', reference: `PO1-${id}-1` });
  expect(await balanceOf('PAYOUT_TRANSIT')).toBe(amount);
  expect(await balanceOf('ESCROW')).toBe(before);
  expect(await bank.wrongSums()).toEqual([]);
  expect((await arrive(id)).body.payout.state).toBe('ARRIVED');
  expect([await balanceOf('PAYOUT_TRANSIT'), await balanceOf('BANK')]).toEqual([0, amount]);
  expect(await bank.wrongSums()).toEqual([]);
  const query = of(id);
  const { body } = await server.call(moneyPayouts.detail, { query }, bank.owner);
  expect(body.payout).toMatchObject({ order_count: 2, bank_account: { id: account_id } });
  expect(body.data.reduce((sum, order) => sum + order.amount, 0)).toBe(amount);
  expect(body.attempts).toMatchObject([{ attempt: 1, outcome: 'ARRIVED', amount }]);
});

it('an order is paid out once, however often and by however many it is scheduled', async () => {
  await bank.account();
  await bank.completed();
  await Promise.all(Array.from({ length: 5 }, () => bank.schedule()));
  const { signal } = new AbortController();
  await scheduleOwed(server.database.db, signal);
  const [payout, ...others] = await bank.list();
  expect([payout?.order_count, others]).toEqual([1, []]);
  await send(payout?.id ?? '');
  await scheduleOwed(server.database.db, signal);
  await bank.schedule();
  expect(await bank.list()).toHaveLength(1);
});

it('what was completed before anybody wrote it down is found', async () => {
  await bank.account();
  await bank.completed();
  await sql`delete from payout_orders`.execute(server.database.db);
  expect(await bank.schedule()).toBe(0);
  expect(await scheduleOwed(server.database.db, new AbortController().signal)).toBe(1);
  expect((await bank.list()).map(({ state }) => state)).toEqual(['SCHEDULED']);
});

it('what fails is held again, says why, and goes out anew as the same payout', async () => {
  const { id, amount, account_id } = await scheduled();
  const held = await balanceOf('ESCROW');
  await send(id);
  const { payout } = (await fails(id)).body;
  expect(payout).toMatchObject({ state: 'FAILED', reason: 'Rekening ditutup', attempt: 1 });
  expect([await balanceOf('ESCROW'), await balanceOf('PAYOUT_TRANSIT')]).toEqual([held, 0]);
  expect(await bank.wrongSums()).toEqual([]);
  const { rows } = await sql<{ reverses: string }>`
    select s.cause::text as reverses from postings f join postings s on s.store_id = f.store_id and s.id = f.reverses_id
    where f.cause = 'PAYOUT_FAILED'`.execute(server.database.db);
  expect(rows).toEqual([{ reverses: 'PAYOUT_SENT' }]);
  const other = await bank.account();
  const body = { ...of(id), bank_account_id: other };
  for (const _ of [1, 2]) {
    const again = await server.call(moneyPayouts.retry, { body }, bank.owner);
    expect(again.body.payout).toMatchObject({ id, state: 'SCHEDULED', attempt: 2, reason: null });
    expect(again.body.payout.bank_account?.id).toBe(other);
  }
  const acts = await sql<object>`select before, after from operator_acts
    where act = 'payout.retry'`.execute(server.database.db);
  expect(acts.rows).toEqual([
    {
      before: { state: 'FAILED', bank_account_id: account_id },
      after: { state: 'SCHEDULED', bank_account_id: other },
    },
  ]);
  expect(codeOf(await bank.act(bankAccounts.remove, other))).toEqual([409, 'bank_account_in_use']);
  await send(id);
  expect(codeOf(await arrive(id, 1))).toEqual([409, 'payout_state_conflict']);
  await arrive(id, 2);
  expect([await balanceOf('BANK'), await balanceOf('ESCROW')]).toEqual([amount, held - amount]);
  expect(await bank.wrongSums()).toEqual([]);
});

it('of two operators at once one does it; the same one twice is answered alike', async () => {
  const { id } = await scheduled();
  const sent = await Promise.all([send(id), send(id, colleague)]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const who = sent[0]?.status === 200 ? finance : colleague;
  expect((await send(id, who)).status).toBe(200);
  const ended = await Promise.all([arrive(id), fails(id, 1, 'Rekening ditutup', colleague)]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const loser = ended.find(({ status }) => status === 409);
  expect(loser?.body.errors?.current_payout?.state).toMatch(/ARRIVED|FAILED/);
  expect(await bank.wrongSums()).toEqual([]);
});

it('what is cut off in the middle has not happened, and is done whole the next time', async () => {
  const { id } = await scheduled();
  const { db } = server.database;
  await sql`alter table store_events add constraint broken check (kind <> 'payouts.changed') not valid`.execute(
    db,
  );
  expect((await send(id)).status).toBe(500);
  expect((await bank.list()).map(({ state }) => state)).toEqual(['SCHEDULED']);
  expect(await bank.wrongSums()).toEqual([]);
  await sql`alter table store_events drop constraint broken`.execute(db);
  expect((await send(id)).status).toBe(200);
  expect(await bank.wrongSums()).toEqual([]);
});

it('nothing goes to a new account within 24 hours, but for a second owner’s yes', async () => {
  const { bank_account_id } = (await bank.add()).body;
  await bank.completed();
  await bank.schedule();
  const [payout] = await bank.list();
  expect(payout?.held_until).not.toBeNull();
  expect(codeOf(await send(payout?.id ?? ''))).toEqual([409, 'payout_not_due']);
  const listed = async () =>
    (await server.call(opsPayouts.list, { query: { state: 'SCHEDULED' } }, finance)).body.data;
  expect(await listed()).toEqual([]);
  await bank.approve(bank_account_id, bank.secondOwner);
  expect((await listed()).map(({ id }) => id)).toEqual([payout?.id]);
  expect((await send(payout?.id ?? '')).status).toBe(200);
});

it('one store’s payouts are its own, and a person sees those of all theirs', async () => {
  const { id } = await scheduled();
  const query = { store_id: testStores.notSelling, payout_id: id };
  expect(codeOf(await server.call(moneyPayouts.detail, { query }, bank.owner))).toEqual([
    404,
    'payout_not_found',
  ]);
  const all = await server.call(
    moneyPayouts.list,
    { query: { select_all_seller_store: 'true', state: 'SCHEDULED' } },
    bank.owner,
  );
  expect(all.body.data.map((each) => each.id)).toEqual([id]);
  expect(await bank.list({ state: 'SENT,ARRIVED' })).toEqual([]);
});

it('open screens hear of every step', async () => {
  const { id } = await scheduled(1);
  await send(id);
  await arrive(id);
  const { rows } = await sql<{ payload: object }>`
    select payload from store_events where kind = 'payouts.changed' order by id`.execute(
    server.database.db,
  );
  expect(rows.map(({ payload }) => payload)).toEqual(Array(3).fill({ payout_ids: [id] }));
});
