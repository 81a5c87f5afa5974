import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openJudging } from '../../../testing/judge-payments.ts';
import { again, newOperator } from '../../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testStores } from '../../../world/test-cast.ts';

const { opsOperators } = contract;

let server: TestServer;
let payments: Awaited<ReturnType<typeof openJudging>>;
beforeAll(async () => {
  server = await startTestServer();
  payments = await openJudging(server);
});
afterEach(() => payments.payThose());
afterAll(() => server.close());

it('what is judged is said with who judged it, and not asked about again', async () => {
  const told = await payments.short();
  const first = await payments.judge(told, 'NOT_OURS');
  expect(first.body).toMatchObject({
    ...told,
    judged_by: payments.operator.id,
    verdict: 'NOT_OURS',
    note: payments.note,
  });
  expect((await payments.judge(told, 'NOT_OURS')).text).toBe(first.text);
  expect(await payments.seen(told, 'TO_JUDGE')).toEqual([]);
  expect(await payments.seen(told)).toEqual([first.body]);
  expect((await payments.tell(told)).body).toMatchObject({ outcome: 'TO_JUDGE' });
  expect(await payments.causesOf(told.order_id)).toEqual([]);
});

/** What is on record of judging the payments of an order, the first one first. */
async function actsOf(order_id: string) {
  const query = { store_id: testStores.own, page_size: '100' };
  const acts = (await server.call(opsOperators.acts, { query }, payments.operator.token)).body.data;
  return acts
    .filter(({ act }) => act === 'payment.judge')
    .map(({ operator_id, before, after, details }) => ({
      operator_id,
      before: JSON.parse(before ?? 'null'),
      after: JSON.parse(after ?? 'null'),
      details: JSON.parse(details),
    }))
    .filter(({ details }) => details.order_id === order_id)
    .toReversed();
}

it('on record is what stood there and stands there now, what was settled by it and what is due back', async () => {
  const told = await payments.short();
  const rest = { ...again(told), amount: 3 };
  await payments.tell(rest);
  const [part, last] = [await payments.idOf(told), await payments.idOf(rest)];
  await payments.judge(told, 'FOR_THE_ORDER', { words: 'Bagian pertama' });
  await payments.judge(told, 'FOR_THE_ORDER');
  await payments.judge(told, 'FOR_THE_ORDER');
  await payments.judge(rest, 'FOR_THE_ORDER');
  const nobody = { verdict: null, judged_by: null, judged_at: null, note: null };
  const by = { verdict: 'FOR_THE_ORDER', judged_by: payments.operator.id, judged_at: null };
  const waits = { settled: [], pays: false, back: 0 };
  expect(await actsOf(told.order_id)).toEqual(
    [
      [told, nobody, { ...by, note: 'Bagian pertama' }, { payment_id: part, ...waits }],
      [
        told,
        { ...by, note: 'Bagian pertama' },
        { ...by, note: payments.note },
        { payment_id: part, ...waits },
      ],
      [
        rest,
        nobody,
        { ...by, note: payments.note, judged_at: expect.any(String) },
        { payment_id: last, settled: [last, part], pays: true, back: 2 },
      ],
    ].map(([about, before, after, effect]) => ({
      operator_id: payments.operator.id,
      before,
      after,
      details: { ...about, doubt: 'AMOUNT_DIFFERS', ...effect },
    })),
  );
});

it('another operator, other words or another verdict is refused with what was said', async () => {
  const told = await payments.short();
  const { body: said } = await payments.judge(told, 'NOT_OURS');
  const { token } = await newOperator(server, '+628970000322');
  for (const answer of [
    await payments.judge(told, 'NOT_OURS', { token }),
    await payments.judge(told, 'NOT_OURS', { words: 'Bukan untuk kita' }),
    await payments.judge(told, 'GIVEN_BACK'),
  ]) {
    expect([answer.status, answer.body.errors?.code]).toEqual([409, 'payment_judged']);
    expect(answer.body.errors?.current_payment).toEqual(said);
  }
  expect(await payments.causesOf(told.order_id)).toEqual([]);
});

it('of several who judge at once, and otherwise, one is right', async () => {
  const told = await payments.short();
  const verdicts = ['NOT_OURS', 'GIVEN_BACK', 'NOT_OURS', 'GIVEN_BACK'] as const;
  const answers = await Promise.all(verdicts.map((verdict) => payments.judge(told, verdict)));
  const right = answers.filter(({ status }) => status === 200).map(({ text }) => text);
  expect(right).toHaveLength(2);
  expect(new Set(right).size).toBe(1);
  expect(await payments.wrongSums()).toEqual([]);
});

it.each(['TRANSFER', 'COD'] as const)(
  'given back, money that an order by %s did not need comes in and goes out, and is due to the buyer',
  async (method) => {
    const told = await payments.unpaid(method);
    const twice = again(told);
    await payments.tell(told);
    await payments.tell(twice);
    const before = await payments.statusOf(told.order_id);
    await payments.judge(twice, 'GIVEN_BACK');
    await payments.judge(twice, 'GIVEN_BACK');
    const causes = method === 'TRANSFER' ? ['PAYMENT', 'STRAY_PAYMENT'] : ['STRAY_PAYMENT'];
    expect(await payments.causesOf(told.order_id)).toEqual(causes);
    expect(await payments.refundsOf(told.order_id)).toEqual([told.amount]);
    expect(await payments.statusOf(told.order_id)).toEqual(before);
    expect(await payments.wrongSums()).toEqual([]);
  },
);

it('done again after its own row was lost, it is in the book once', async () => {
  const told = await payments.short();
  await payments.judge(told, 'GIVEN_BACK');
  await payments.loseMark(told);
  expect((await payments.judge(told, 'GIVEN_BACK')).status).toBe(200);
  expect(await payments.causesOf(told.order_id)).toEqual(['STRAY_PAYMENT']);
  expect(await payments.refundsOf(told.order_id)).toEqual([told.amount]);
});

it('money cannot be for an order that is over, is not paid by transfer or is not there', async () => {
  const late = await payments.short();
  await payments.expire(late.order_id);
  const { body: over } = await payments.judge(late, 'FOR_THE_ORDER');
  expect(over.errors).toMatchObject({ code: 'order_state_conflict', current_status: 'EXPIRED' });
  const onDelivery = await payments.unpaid('COD');
  await payments.tell(onDelivery);
  const { body: cash } = await payments.judge(onDelivery, 'FOR_THE_ORDER');
  expect(cash.errors?.code).toBe('order_not_by_transfer');
  const unknown = again({ ...late, order_id: '999999999' });
  await payments.tell(unknown);
  for (const verdict of ['FOR_THE_ORDER', 'GIVEN_BACK'] as const)
    expect((await payments.judge(unknown, verdict)).body.errors?.code).toBe('order_not_found');
  // Nothing of what was refused has been judged.
  for (const told of [late, onDelivery, unknown])
    expect(await payments.seen(told, 'TO_JUDGE')).toMatchObject([{ verdict: null, note: null }]);
});

it('what was booked is not in doubt', async () => {
  const told = await payments.unpaid();
  await payments.tell(told);
  expect((await payments.judge(told, 'NOT_OURS')).body.errors?.code).toBe('payment_not_found');
});

it('how long the oldest waits is a figure, by doubt', async () => {
  const told = await payments.short();
  await sql`update provider_payments set created_at = now() - interval '1 hour'
    where reference = ${told.reference}`.execute(server.database.db);
  const figure = async () => {
    const { body } = await server.app.inject('/metrics');
    return Number(
      /payments_to_judge_oldest_seconds\{doubt="AMOUNT_DIFFERS"\} (\S+)/.exec(body)?.[1],
    );
  };
  expect(await figure()).toBeGreaterThanOrEqual(3600);
  await payments.judge(told, 'NOT_OURS');
  expect(await figure()).not.toBeGreaterThanOrEqual(3600);
});

it.each([
  ['was booked and is not in the book', 'BOOKED', null],
  ['was judged given back and is not in the book', 'TO_JUDGE', 'GIVEN_BACK'],
])('the nightly check finds a payment that %s', async (_what, outcome, verdict) => {
  const told = await payments.short();
  await sql`update provider_payments set outcome = ${outcome}::provider_payment_outcome,
      verdict = ${verdict}::provider_payment_verdict
    where reference = ${told.reference}`.execute(server.database.db);
  const problems = await payments.wrongSums();
  expect(problems).toEqual([expect.stringContaining(`payment ${told.reference} of order`)]);
  await sql`delete from provider_payments where reference = ${told.reference}`.execute(
    server.database.db,
  );
});
