import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openJudging } from '../../testing/judge-payments.ts';
import type { Told } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let payments: Awaited<ReturnType<typeof openJudging>>;
beforeAll(async () => {
  server = await startTestServer();
  payments = await openJudging(server);
});
afterEach(() => payments.payThose());
afterAll(() => server.close());

/** Says the problems there are while the row of a payment is other than it should be. */
async function wrongWhile(
  { reference }: Told,
  change: ReturnType<typeof sql>,
  changed = sql`reference in (${reference}, 'lost')`,
) {
  const { db } = server.database;
  expect(await payments.wrongSums()).toEqual([]);
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(p) as row from provider_payments p where reference = ${reference}`.execute(db);
  await sql`update provider_payments set ${change} where reference = ${reference}`.execute(db);
  const problems = await payments.wrongSums();
  await sql`delete from provider_payments where ${changed}`.execute(db);
  await sql`insert into provider_payments overriding system value
    select * from jsonb_populate_record(null::provider_payments, ${JSON.stringify(rows[0]?.row)})`.execute(
    db,
  );
  expect(await payments.wrongSums()).toEqual([]);
  return problems;
}

it('an order that was paid by a payment nobody knows of is found', async () => {
  const told = await payments.unpaid();
  await payments.tell(told);
  const problems = await wrongWhile(told, sql`reference = 'lost', outcome = 'TO_JUDGE'`);
  expect(problems).toEqual([
    `order ${told.order_id} was paid by payment ${told.reference}, which was not booked`,
  ]);
});

it.each([
  ['of a payment that is somebody else’s', sql`verdict = 'NOT_OURS'`],
  ['of a payment that nobody has judged', sql`verdict = null, judged_at = null`],
  ['of a payment that paid the order', sql`verdict = 'FOR_THE_ORDER'`],
  ['over another amount', sql`amount = amount - 1`],
])('money given back %s is found', async (_what, change) => {
  const told = await payments.short();
  await payments.judge(told, 'GIVEN_BACK');
  const problems = await wrongWhile(told, change);
  expect(problems).toContainEqual(
    expect.stringContaining(`payment ${told.reference} of order ${told.order_id}`),
  );
});

it.each([
  ['more', sql`amount = amount + 1`],
  ['less', sql`amount = amount - 1`],
])('payments for an order that come to %s than was posted are found', async (_what, change) => {
  const told = await payments.unpaid();
  const more = { ...told, amount: told.amount + 3 };
  await payments.tell(more);
  await payments.judge(more, 'FOR_THE_ORDER');
  expect(await wrongWhile(more, change)).toEqual([
    expect.stringContaining(`payments for order ${told.order_id} come to`),
  ]);
});

it('money that is for an order and was posted nowhere is found', async () => {
  const told = await payments.short();
  expect(await wrongWhile(told, sql`verdict = 'FOR_THE_ORDER', judged_at = now()`)).toEqual([
    `payments for order ${told.order_id} come to ${told.amount}, posted: nothing`,
  ]);
});

it('a reference that was money twice is found, on either side', async () => {
  const [booked, twin] = [await payments.unpaid(), await payments.short()];
  await payments.tell(booked);
  await payments.judge(twin, 'GIVEN_BACK');
  const { reference } = booked;
  const change = sql`reference = ${reference}, doubt = 'REFERENCE_REUSED'`;
  const problems = await wrongWhile(twin, change, sql`id = ${await payments.idOf(twin)}`);
  const [one, other] = [booked, twin].map(
    ({ order_id, amount }) => `order ${order_id} over ${amount}`,
  );
  expect(problems.toSorted()).toEqual(
    [
      `payment ${reference} is money for ${one}, and for ${other}`,
      `payment ${reference} is money for ${other}, and for ${one}`,
    ].toSorted(),
  );
});

it('an order that was verified by money which had been given back is found', async () => {
  const { db } = server.database;
  const told = await payments.short();
  await payments.judge(told, 'GIVEN_BACK');
  await payments.verify(told, { is_other_money: true });
  expect(await payments.wrongSums()).toEqual([]);
  const say = (details: ReturnType<typeof sql>) =>
    sql`update operator_acts set details = ${details}
      where act = 'payment.verify' and details ->> 'order_id' = ${told.order_id}`.execute(db);
  await say(sql`details - 'is_other_money'`);
  expect(await payments.wrongSums()).toEqual([
    `payment ${told.reference} of order ${told.order_id} over ${told.amount} had been given back when an operator verified the order`,
  ]);
  await say(sql`details || '{"is_other_money": true}'`);
});

it('money that is given back after an operator verified the order was other money', async () => {
  const told = await payments.unpaid();
  await payments.verify(told);
  await payments.tell(told);
  await payments.judge(told, 'GIVEN_BACK');
  expect(await payments.wrongSums()).toEqual([]);
});
