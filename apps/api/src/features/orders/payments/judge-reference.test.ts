import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openJudging } from '../../../testing/judge-payments.ts';
import { again, type Told } from '../../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let payments: Awaited<ReturnType<typeof openJudging>>;
beforeAll(async () => {
  server = await startTestServer();
  payments = await openJudging(server);
});
afterEach(() => payments.payThose());
afterAll(() => server.close());

const moving = ['FOR_THE_ORDER', 'GIVEN_BACK'] as const;

/** Neither verdict that moves money is taken: the other telling of the reference has it. */
async function isCountedBy(twin: Told, told: Told) {
  for (const verdict of moving) {
    const { status, body } = await payments.judge(told, verdict);
    expect([status, body.errors?.code]).toEqual([409, 'payment_counted']);
    expect(body.errors?.current_payment).toMatchObject(twin);
  }
}

/** Both told of under the reference of the first. */
async function tellBoth(first: Told, second: Told): Promise<[Told, Told]> {
  const twin = { ...second, reference: first.reference };
  await payments.tell(first);
  await payments.tell(twin);
  return [first, twin];
}

it('what paid one order pays no other, and is given back for none', async () => {
  const [booked, twin] = await tellBoth(await payments.unpaid(), await payments.unpaid());
  await isCountedBy(booked, twin);
  expect(await payments.causesOf(twin.order_id)).toEqual([]);
  expect(await payments.seen(twin, 'TO_JUDGE')).toMatchObject([{ ...twin, verdict: null }]);
  expect((await payments.judge(twin, 'ALREADY_COUNTED')).status).toBe(200);
  expect(await payments.causesOf(twin.order_id)).toEqual([]);
  expect(await payments.wrongSums()).toEqual([]);
});

it('what was booked is not given back over the amount that the provider says later', async () => {
  const told = await payments.unpaid();
  const [booked, corrected] = await tellBoth(told, { ...told, amount: told.amount + 5 });
  await isCountedBy(booked, corrected);
  expect((await payments.judge(corrected, 'ALREADY_COUNTED')).status).toBe(200);
  expect(await payments.refundsOf(told.order_id)).toEqual([]);
  expect(await payments.wrongSums()).toEqual([]);
});

it('a telling and its correction are no two parts of the order’s money', async () => {
  const told = await payments.unpaid();
  const [less, more] = await tellBoth(
    { ...told, amount: told.amount - 1 },
    { ...told, amount: told.amount + 5 },
  );
  expect(await payments.codeOf(less, 'FOR_THE_ORDER')).toEqual([409, 'order_state_conflict']);
  expect((await payments.judge(more, 'FOR_THE_ORDER')).body.payment_status).toBe('PAID');
  await isCountedBy(more, less);
  expect((await payments.judge(less, 'ALREADY_COUNTED')).status).toBe(200);
  expect(await payments.refundsOf(told.order_id)).toEqual([5]);
  expect(await payments.wrongSums()).toEqual([]);
});

it('nor does another part of it wait for a payment that was told in two ways', async () => {
  const told = await payments.short();
  const rest = { ...again(told), amount: 1 };
  await tellBoth(rest, { ...rest, amount: 2 });
  expect(await payments.codeOf(told, 'FOR_THE_ORDER')).toEqual([409, 'order_state_conflict']);
  expect((await payments.judge(told, 'GIVEN_BACK')).status).toBe(200);
});

it('a part that waits has the money of its reference, until it is judged otherwise', async () => {
  const told = await payments.short();
  await payments.tell({ ...again(told), amount: 1 });
  await payments.judge(told, 'FOR_THE_ORDER');
  const more = { ...told, amount: told.amount + 8 };
  await payments.tell(more);
  await isCountedBy(told, more);
  expect(await payments.codeOf(more, 'ALREADY_COUNTED')).toEqual([409, 'payment_not_counted']);
  await payments.judge(told, 'NOT_OURS');
  expect((await payments.judge(more, 'FOR_THE_ORDER')).body.payment_status).toBe('PAID');
  expect(await payments.refundsOf(told.order_id)).toEqual([7]);
  expect(await payments.wrongSums()).toEqual([]);
});

it.each(moving)(
  'of two orders for which it is said at once to be %s one is right',
  async (verdict) => {
    const [one, other] = [await payments.unpaid(), await payments.unpaid()];
    const both = await tellBoth(
      { ...one, amount: one.amount + 1 },
      { ...other, amount: other.amount + 1 },
    );
    const answers = await Promise.all(both.map((told) => payments.judge(told, verdict)));
    const said = answers.map(({ status, body }) => body.errors?.code ?? status);
    expect(said.toSorted()).toEqual([200, 'payment_counted']);
    const causes = await Promise.all(both.map(({ order_id }) => payments.causesOf(order_id)));
    expect(causes.filter((each) => each.length > 0)).toHaveLength(1);
    expect(await payments.wrongSums()).toEqual([]);
  },
);

it.each(moving)(
  '%s under one reference is found in the book where its row was lost',
  async (verdict) => {
    const [one, other] = [await payments.unpaid(), await payments.unpaid()];
    const [done, twin] = await tellBoth({ ...one, amount: one.amount + 1 }, other);
    await payments.judge(done, verdict);
    await payments.loseMark(done);
    await isCountedBy(done, twin);
    expect((await payments.judge(twin, 'ALREADY_COUNTED')).status).toBe(200);
    expect((await payments.judge(done, verdict)).status).toBe(200);
    expect(await payments.wrongSums()).toEqual([]);
  },
);

it('what was told of an order that is not there is counted where its correction was', async () => {
  const right = await payments.unpaid();
  const wrong = { ...right, order_id: '999999999' };
  await tellBoth(wrong, right);
  expect((await payments.judge(right, 'FOR_THE_ORDER')).body.payment_status).toBe('PAID');
  await isCountedBy(right, wrong);
  expect((await payments.judge(wrong, 'ALREADY_COUNTED')).status).toBe(200);
});

it('who has said of one telling that it is counted already moves the money with no other', async () => {
  const [told, other] = [await payments.unpaid(), await payments.unpaid()];
  await payments.verify(told);
  const [counted, twin] = await tellBoth(told, other);
  await payments.judge(counted, 'ALREADY_COUNTED');
  await isCountedBy(counted, twin);
});
