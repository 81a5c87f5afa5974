import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { secretKey } from '../../../platform/secret-key.ts';
import { openPayouts, payoutSettings } from '../../../testing/payouts.ts';
import { signatureHeaders } from '../../../testing/sign-call.ts';
import { newOperator } from '../../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createNumberSeal } from '../record/number-seal.ts';
import { openTransfers } from './payout-provider.ts';
import { sendDuePayouts } from './provider-payout.service.ts';

const { payoutProvider, bankAccounts, moneyPayouts, opsPayouts } = contract;

/** Speaks the provider's side: keeps what it was sent, and answers as it is told to. */
type Asked = { path: string | undefined; key: unknown; body: Record<string, unknown> };
const asked: Asked[] = [];
let answer: { status: number; body: object } = { status: 200, body: {} };
const provider = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    const key = request.headers['idempotency-key'];
    asked.push({ path: request.url, key, body: JSON.parse(text) });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
});

let server: TestServer;
let bank: Awaited<ReturnType<typeof openPayouts>>;
let settings: { PAYOUT_PROVIDER_URL: string; PAYOUT_PROVIDER_TOKEN: string };
beforeAll(async () => {
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const { port } = provider.address() as AddressInfo;
  settings = { PAYOUT_PROVIDER_URL: `http://127.0.0.1:${port}`, PAYOUT_PROVIDER_TOKEN: 'x' };
  server = await startTestServer({ ...payoutSettings, ...settings });
  bank = await openPayouts(server);
  answer = { status: 200, body: { holder_name: 'BUDI SANTOSO' } };
  await bank.account();
});
afterAll(async () => {
  await server.close();
  provider.close();
});
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: {} };
});

const { signal } = new AbortController();
/** A day later, when what was scheduled is sent. */
const sendDue = async () => {
  const { db } = server.database;
  await sql`update payouts set day = day - 1 where state = 'SCHEDULED'`.execute(db);
  return sendDuePayouts(db, signal);
};

/** The order that lies in the outbox, brought to the provider. */
async function deliver() {
  const { db } = server.database;
  const { rows } = await sql<{ payload: object }>`
    select payload from outbox where channel = 'transfers'
    order by (payload ->> 'payout_id')::bigint desc limit 1`.execute(db);
  const numbers = createNumberSeal([secretKey(undefined, 'bank_accounts')]);
  const transport = openTransfers(db, numbers, settings);
  const payload = rows[0]?.payload;
  return transport.deliver({ key: 'k', target: 't', payload, signal });
}

const newest = async () => {
  const [payout] = await bank.list();
  if (!payout) throw new Error('there is no payout');
  return payout;
};

/** A payout that was sent by the provider. */
async function sent() {
  await bank.completed();
  await bank.schedule();
  await sendDue();
  const { reference } = await newest();
  return reference ?? '';
}
const tell = (body: object, headers: Record<string, string> = {}) =>
  server.call(payoutProvider.notify, { body, headers });

it('what is due is sent once, by however many, and the provider gets what it needs', async () => {
  await bank.completed();
  await bank.schedule();
  await Promise.all([sendDue(), sendDue(), sendDue()]);
  const { state, reference, amount } = await newest();
  expect(state).toBe('SENT');
  const { rows } = await sql<{ payload: object }>`
    select payload from outbox where channel = 'transfers'`.execute(server.database.db);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('123000');
  expect(await deliver()).toBe('sent');
  expect(asked).toEqual([
    {
      path: '/transfers',
      key: reference,
      body: {
        reference,
        amount,
        bank_code: '014',
        account_number: '1230000001',
        holder_name: 'Budi Santoso',
      },
    },
  ]);
  expect(await bank.wrongSums()).toEqual([]);
});

it('the time that was sent is ordered, not the one that was read before', async () => {
  await bank.completed();
  await bank.schedule();
  const { db } = server.database;
  const { id } = await newest();
  let sending: Promise<number> | undefined;
  await db.transaction().execute(async (held) => {
    await sql`select from payout_doors for update`.execute(held);
    sending = sendDue();
    await expect
      .poll(async () => {
        const waiting = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return waiting.rows.length;
      })
      .toBe(1);
    await sql`update payouts set attempt = 2 where id = ${id}`.execute(held);
  });
  await sending;
  const { rows } = await sql<{ attempt: number }>`
    select (payload ->> 'attempt')::int as attempt from outbox
    where channel = 'transfers' and payload ->> 'payout_id' = ${id}`.execute(db);
  expect(rows).toEqual([{ attempt: 2 }]);
});

it.each([
  [503, { later: '503' }, 'SENT'],
  [401, { later: '401' }, 'SENT'],
  [409, 'sent', 'SENT'],
  [422, 'sent', 'FAILED'],
])('a provider that answers %s', async (status, outcome, state) => {
  await sent();
  answer = { status, body: {} };
  expect(await deliver()).toEqual(outcome);
  expect((await newest()).state).toBe(state);
  expect(await bank.wrongSums()).toEqual([]);
  asked.length = 0;
  answer = { status: 200, body: {} };
  await deliver();
  expect(asked).toHaveLength(state === 'SENT' ? 1 : 0);
});

it('a callback ends it; told twice, it is answered alike', async () => {
  const reference = await sent();
  for (const _ of [1, 2]) {
    const { status, body } = await tell({ reference, outcome: 'ARRIVED' });
    expect([status, body]).toEqual([200, { reference, state: 'ARRIVED', is_contradicted: false }]);
  }
  const failed = await sent();
  const reason = 'Rekening tidak aktif';
  for (const _ of [1, 2])
    expect((await tell({ reference: failed, outcome: 'FAILED', reason })).body).toEqual({
      reference: failed,
      state: 'FAILED',
      is_contradicted: false,
    });
  expect((await newest()).reason).toBe(reason);
  expect(await bank.wrongSums()).toEqual([]);
});

/** A payout that has arrived after it was said to have failed; said twice. */
async function contradicted() {
  const reference = await sent();
  await tell({ reference, outcome: 'FAILED', reason: 'Rekening tidak aktif' });
  for (const _ of [1, 2]) {
    const { body } = await tell({ reference, outcome: 'ARRIVED' });
    expect(body).toEqual({ reference, state: 'FAILED', is_contradicted: true });
  }
  const { id: payout_id } = await newest();
  return { store_id: bank.store_id, payout_id };
}

it('what contradicts what is known moves nothing, and is on record once', async () => {
  await contradicted();
  const { rows } = await sql<{ details: { outcome: string } }>`
    select details from operator_acts where act = 'payout.contradicted'`.execute(
    server.database.db,
  );
  expect(rows.map(({ details }) => details.outcome)).toEqual(['ARRIVED']);
  expect(await bank.wrongSums()).toEqual([]);
});

it.each(['arrived', 'failed'] as const)(
  'what may have arrived is not sent again until an operator judges: %s',
  async (judged) => {
    const of = await contradicted();
    const operator = (
      await newOperator(server, judged === 'arrived' ? '+628970000081' : '+628970000082')
    ).token;
    const retry = () => server.call(moneyPayouts.retry, { body: of }, bank.owner);
    expect((await retry()).body.errors?.code).toBe('payout_contradicted');
    const listed = async () =>
      (await server.call(opsPayouts.list, { query: { state: 'CONTRADICTED' } }, operator)).body.data
        .filter(({ id }) => id === of.payout_id)
        .map(({ contradicted_attempt }) => contradicted_attempt);
    expect(await listed()).toEqual([1]);
    const body = { ...of, attempt: 1, reason: 'Bank: memang tidak sampai' };
    const { reason: _, ...arrived } = body;
    const judge = () =>
      judged === 'arrived'
        ? server.call(opsPayouts.arrived, { body: arrived }, operator)
        : server.call(opsPayouts.failed, { body }, operator);
    for (const _ of [1, 2])
      expect((await judge()).body.payout.state).toBe(judged === 'arrived' ? 'ARRIVED' : 'FAILED');
    expect(await listed()).toEqual([]);
    expect((await retry()).status).toBe(judged === 'arrived' ? 409 : 200);
    expect(await bank.wrongSums()).toEqual([]);
  },
);

it('news of an earlier time that was known is no contradiction', async () => {
  const reference = await sent();
  const reason = 'Rekening tidak aktif';
  await tell({ reference, outcome: 'FAILED', reason });
  const { id: payout_id } = await newest();
  const body = { store_id: bank.store_id, payout_id };
  await server.call(moneyPayouts.retry, { body }, bank.owner);
  await sendDue();
  expect((await tell({ reference, outcome: 'FAILED', reason: 'Ditutup' })).body).toEqual({
    reference,
    state: 'SENT',
    is_contradicted: false,
  });
});

it('a callback that is forged, late or of no payout is refused', async () => {
  const reference = await sent();
  const body = { reference, outcome: 'ARRIVED' };
  const codeOf = async (headers: Record<string, string>, told: object = body) =>
    (await tell(told, headers)).body.errors?.code;
  const text = JSON.stringify(body);
  const secret = Buffer.from('what somebody else would know, perhaps');
  expect(await codeOf(signatureHeaders(text, { secret }))).toBe('signature_wrong');
  expect(await codeOf(signatureHeaders(`${text} `))).toBe('signature_wrong');
  const at = new Date(Date.now() - 6 * 60_000);
  expect(await codeOf(signatureHeaders(text, { at }))).toBe('signature_stale');
  for (const unknown of ['PO1-999999999-1', `${reference}0`, 'PO999999-1-1'])
    expect(await codeOf({}, { ...body, reference: unknown })).toBe('payout_not_found');
  expect(await codeOf({}, { reference, outcome: 'FAILED' })).toBe('validation_failed');
  expect((await newest()).state).toBe('SENT');
});

it.each([
  [{ status: 200, body: { holder_name: 'Budi  Santoso.' } }, 'VERIFIED'],
  [{ status: 200, body: { holder_name: 'SITI AMINAH' } }, 'NAME_DIFFERS'],
  [{ status: 404, body: {} }, 'UNVERIFIED'],
  [{ status: 200, body: { nothing: 1 } }, 'UNVERIFIED'],
])('the name at the bank decides: %j [RT-23]', async (said, state) => {
  answer = said;
  const { body } = await bank.add();
  const made = body.bank_accounts.find(({ id }) => id === body.bank_account_id);
  expect(made?.state).toBe(state);
  expect(asked[0]?.path).toBe('/account-names');
  await bank.act(bankAccounts.remove, body.bank_account_id);
});
