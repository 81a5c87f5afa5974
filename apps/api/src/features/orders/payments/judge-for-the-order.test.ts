import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openJudging } from '../../../testing/judge-payments.ts';
import { again } from '../../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let payments: Awaited<ReturnType<typeof openJudging>>;
beforeAll(async () => {
  server = await startTestServer();
  payments = await openJudging(server);
});
afterEach(() => payments.payThose());
afterAll(() => server.close());

it('money that is too much for the order pays it in the name of the operator, and the rest is due to the buyer', async () => {
  const told = await payments.unpaid();
  const more = { ...told, amount: told.amount + 7 };
  await payments.tell(more);
  const { body } = await payments.judge(more, 'FOR_THE_ORDER');
  expect(body).toMatchObject({ payment_status: 'PAID', fulfilment_status: 'NEW' });
  expect(await payments.causesOf(told.order_id)).toEqual(['PAYMENT', 'STRAY_PAYMENT']);
  expect(await payments.refundsOf(told.order_id)).toEqual([7]);
  const { rows } = await sql`
    select operator_id, payment_reference from order_history
    where order_id = ${told.order_id} and reason_id = 'payment_received'`.execute(
    server.database.db,
  );
  expect(rows).toEqual([{ operator_id: payments.operator.id, payment_reference: told.reference }]);
  expect(await payments.wrongSums()).toEqual([]);
});

it('what is too little is not for the order, unless other parts of it make it up; the last one pays', async () => {
  const told = await payments.short();
  expect(await payments.codeOf(told, 'FOR_THE_ORDER')).toEqual([409, 'order_state_conflict']);
  const rest = { ...again(told), amount: 3 };
  await payments.tell(rest);
  const { body: part } = await payments.judge(told, 'FOR_THE_ORDER');
  expect(part).toMatchObject({ verdict: 'FOR_THE_ORDER', judged_at: null });
  expect((await payments.judge(told, 'FOR_THE_ORDER')).body).toEqual(part);
  expect(part.payment_status).toBe('WAITING_VERIFICATION');
  expect(await payments.seen(told, 'TO_JUDGE')).toEqual([part]);
  expect(await payments.causesOf(told.order_id)).toEqual([]);
  expect(await payments.wrongSums()).toEqual([]);
  const { body: last } = await payments.judge(rest, 'FOR_THE_ORDER');
  expect(last).toMatchObject({ payment_status: 'PAID', judged_at: expect.any(String) });
  expect(await payments.seen(told, 'TO_JUDGE')).toEqual([]);
  expect((await payments.judge(told, 'FOR_THE_ORDER')).status).toBe(200);
  expect(await payments.codeOf(told, 'GIVEN_BACK')).toEqual([409, 'payment_judged']);
  expect(await payments.causesOf(told.order_id)).toEqual(['PAYMENT', 'STRAY_PAYMENT']);
  expect(await payments.refundsOf(told.order_id)).toEqual([2]);
  expect(await payments.wrongSums()).toEqual([]);
});

it('both parts judged at once pay the order once', async () => {
  const told = await payments.short();
  const rest = { ...again(told), amount: 1 };
  await payments.tell(rest);
  const answers = await Promise.all(
    [told, rest].map((part) => payments.judge(part, 'FOR_THE_ORDER')),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await payments.causesOf(told.order_id)).toEqual(['PAYMENT']);
  expect(await payments.seen(told, 'TO_JUDGE')).toEqual([]);
  expect(await payments.wrongSums()).toEqual([]);
});

it('a part whose order ended before the rest was judged is given back', async () => {
  const told = await payments.short();
  await payments.tell({ ...again(told), amount: 1 });
  await payments.judge(told, 'FOR_THE_ORDER');
  await payments.expire(told.order_id);
  expect(await payments.codeOf(told, 'FOR_THE_ORDER')).toEqual([409, 'order_state_conflict']);
  expect((await payments.judge(told, 'GIVEN_BACK')).status).toBe(200);
  expect(await payments.refundsOf(told.order_id)).toEqual([told.amount]);
  expect(await payments.wrongSums()).toEqual([]);
});

it.each(['another payment', 'a late payment'])(
  'no more money is for an order that %s has paid',
  async (which) => {
    const told = await payments.unpaid();
    if (which === 'a late payment') await payments.expire(told.order_id);
    await payments.tell(told);
    const twice = again(told);
    await payments.tell(twice);
    expect(await payments.codeOf(twice, 'FOR_THE_ORDER')).toEqual([409, 'order_state_conflict']);
    expect(await payments.seen(twice, 'TO_JUDGE')).toMatchObject([{ verdict: null }]);
    expect((await payments.judge(twice, 'GIVEN_BACK')).status).toBe(200);
    expect(await payments.wrongSums()).toEqual([]);
  },
);

it('what an operator has verified is counted already: told of later it moves nothing', async () => {
  const told = await payments.unpaid();
  await payments.verify(told);
  await payments.tell(told);
  expect(await payments.codeOf(told, 'FOR_THE_ORDER')).toEqual([409, 'order_state_conflict']);
  const { status, body } = await payments.judge(told, 'ALREADY_COUNTED');
  expect([status, body.verdict]).toEqual([200, 'ALREADY_COUNTED']);
  expect((await payments.judge(told, 'ALREADY_COUNTED')).body).toEqual(body);
  expect(await payments.codeOf(told, 'GIVEN_BACK')).toEqual([409, 'payment_judged']);
  expect(await payments.seen(told, 'TO_JUDGE')).toEqual([]);
  expect(await payments.causesOf(told.order_id)).toEqual(['PAYMENT']);
  expect(await payments.refundsOf(told.order_id)).toEqual([]);
  expect(await payments.wrongSums()).toEqual([]);
});

it('so is what an order that was over gave back when an operator found it: it goes back once', async () => {
  const told = await payments.unpaid();
  await payments.expire(told.order_id);
  await payments.verify(told);
  await payments.tell(told);
  expect(await payments.codeOf(told, 'FOR_THE_ORDER')).toEqual([409, 'order_state_conflict']);
  expect((await payments.judge(told, 'ALREADY_COUNTED')).status).toBe(200);
  expect(await payments.causesOf(told.order_id)).toEqual(['PAYMENT', 'GIVEN_BACK']);
  expect(await payments.refundsOf(told.order_id)).toEqual([told.amount]);
  expect(await payments.wrongSums()).toEqual([]);
});

it('nothing is counted already of an order that nobody has paid', async () => {
  const told = await payments.short();
  await payments.tell({ ...again(told), amount: 1 });
  await payments.judge(told, 'FOR_THE_ORDER');
  expect(await payments.codeOf(told, 'ALREADY_COUNTED')).toEqual([409, 'payment_not_counted']);
  const unknown = again({ ...told, order_id: '999999999' });
  await payments.tell(unknown);
  expect(await payments.codeOf(unknown, 'ALREADY_COUNTED')).toEqual([409, 'payment_not_counted']);
});
