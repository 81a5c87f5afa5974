import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openComplaints } from '../../testing/complaints.ts';
import { openPayouts, payoutSettings } from '../../testing/payouts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { collectFees } from '../fees/collections/collect-fees.service.ts';

const { opsPayouts, moneyPayouts } = contract;
const transfer = { payment_method: 'TRANSFER', things: 2 };
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

const of = (payout_id: string) => ({ store_id: bank.store_id, payout_id });
const send = async (payout_id: string) =>
  (await server.call(opsPayouts.send, { body: of(payout_id) }, at.operator)).body.payout;
const fails = (payout_id: string, attempt = 1) =>
  server.call(
    opsPayouts.failed,
    { body: { ...of(payout_id), attempt, reason: 'Rekening ditutup' } },
    at.operator,
  );
const detailOf = async (payout_id: string) =>
  (await server.call(moneyPayouts.detail, { query: of(payout_id) }, bank.owner)).body;
const claimOn = async (complaint_id: string) =>
  0 - (await at.held('CLAIM_PAYABLE', 'COMPLAINT', complaint_id));

/** Completed orders, in a payout that is to be sent. */
async function scheduled(count = 1) {
  const order_ids: string[] = [];
  for (let each = 0; each < count; each += 1) order_ids.push(await at.order('COMPLETED', transfer));
  await bank.schedule();
  const payout = (await bank.list()).find(({ state }) => state === 'SCHEDULED');
  if (!payout) throw new Error('nothing is scheduled');
  return { ...payout, order_ids };
}

/** Orders that were paid out, and for which the marketplace then paid their buyers: all of each, or one thing. */
async function claimed(what: 'WHOLE' | 'ONE', count = 1) {
  const { id, order_ids } = await scheduled(count);
  await send(id);
  const claims: { complaint_id: string; order_id: string; amount: number }[] = [];
  for (const order_id of order_ids) {
    const { complaint } = (await at.register(order_id)).body;
    const lines = await at.linesOf(order_id);
    const one = lines.slice(0, 1).map(({ line_id }) => ({ line_id, quantity: 1 }));
    const all = lines.map(({ line_id, quantity }) => ({ line_id, quantity }));
    await at.respond(complaint, { offer: { kind: 'REFUND', lines: what === 'ONE' ? one : all } });
    await at.accept(complaint);
    claims.push({ complaint_id: complaint.id, order_id, amount: await claimOn(complaint.id) });
  }
  return claims;
}

const only = <T>([one]: T[]): T => {
  if (!one) throw new Error('there is none');
  return one;
};

it('what the marketplace paid for a store is kept of its next payout, which says so', async () => {
  const { complaint_id, order_id, amount } = only(await claimed('ONE'));
  expect(amount).toBeGreaterThan(0);
  const next = await scheduled(2);
  expect(await detailOf(next.id)).toMatchObject({
    payout: { deducted: 0 },
    claims: [{ complaint_id, order_id, amount }],
  });
  expect(await send(next.id)).toMatchObject({
    state: 'SENT',
    amount: next.amount,
    deducted: amount,
  });
  expect(await at.held('PAYOUT_TRANSIT', 'PAYOUT', next.id)).toBe(next.amount - amount);
  expect(await claimOn(complaint_id)).toBe(0);
  const { attempts, claims } = await detailOf(next.id);
  expect(attempts).toMatchObject([{ amount: next.amount - amount }]);
  expect(claims).toMatchObject([{ complaint_id, amount }]);
  // Once settled it is not kept again.
  const after = await scheduled();
  expect(await send(after.id)).toMatchObject({ deducted: 0 });
  expect(await at.wrongSums()).toEqual([]);
});

it('what failed has settled nothing, and settles it the next time', async () => {
  const { complaint_id, amount } = only(await claimed('ONE'));
  const next = await scheduled();
  await send(next.id);
  await fails(next.id);
  expect(await claimOn(complaint_id)).toBe(amount);
  expect((await detailOf(next.id)).payout).toMatchObject({ state: 'FAILED', deducted: 0 });
  expect(await at.wrongSums()).toEqual([]);
  await server.call(opsPayouts.retry, { body: of(next.id) }, at.operator);
  expect(await send(next.id)).toMatchObject({ deducted: amount });
  expect(await claimOn(complaint_id)).toBe(0);
  expect(await at.wrongSums()).toEqual([]);
});

it('a claim as large as the payout takes all of it: nothing goes to the bank, and the rest is kept later', async () => {
  const claims = await claimed('WHOLE', 2);
  const open = async () => {
    const amounts = claims.map(({ complaint_id }) => claimOn(complaint_id));
    return (await Promise.all(amounts)).reduce((sum, amount) => sum + amount, 0);
  };
  const next = await scheduled();
  const owed = await open();
  expect(owed).toBeGreaterThan(next.amount);
  expect(await send(next.id)).toMatchObject({ state: 'ARRIVED', deducted: next.amount });
  expect(await open()).toBe(owed - next.amount);
  const { rows } = await sql`select from payout_attempts
    where payout_id = ${next.id} and (amount > 0 or outcome is null)`.execute(server.database.db);
  expect(rows).toEqual([]);
  expect(await at.wrongSums()).toEqual([]);
});

it.each([
  ['still open', 200],
  ['settled by another meanwhile', 409],
])('what had arrived after all keeps the claim it kept then: %s', async (then, status) => {
  const { complaint_id } = only(await claimed('ONE'));
  const next = await scheduled();
  await send(next.id);
  await fails(next.id);
  await sql`update payout_attempts set contradicted_at = now()
    where payout_id = ${next.id}`.execute(server.database.db);
  if (status === 409) await send((await scheduled()).id);
  const body = { ...of(next.id), attempt: 1 };
  const judged = await server.call(opsPayouts.arrived, { body }, at.operator);
  expect([then, judged.status]).toEqual([then, status]);
  expect(await claimOn(complaint_id)).toBe(0);
  expect(await at.wrongSums()).toEqual([]);
});

const collectIn = (days: number) =>
  collectFees(
    server.database.db,
    new AbortController().signal,
    new Date(Date.now() + days * 86_400_000).toISOString(),
  );

it('what no payout has settled in 14 days is asked for with the fees of the week, once', async () => {
  const { complaint_id, amount } = only(await claimed('ONE'));
  await collectIn(8);
  expect(await claimOn(complaint_id)).toBe(amount);
  await collectIn(15);
  await collectIn(22);
  const query = { store_id: at.store_id };
  const { data } = (await server.call(contract.feeCollections.list, { query }, at.owner)).body;
  expect(data.filter((each) => each.claims_amount > 0)).toMatchObject([{ claims_amount: amount }]);
  expect(await claimOn(complaint_id)).toBe(0);
  // A payout has nothing left to keep.
  expect(await send((await scheduled()).id)).toMatchObject({ deducted: 0 });
  expect(await at.wrongSums()).toEqual([]);
});
