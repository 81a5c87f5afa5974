import { contract } from '@marketplace/contract/contract';
import { paymentJudgements } from '@marketplace/contract/provider-payment';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { openJudging } from '../../../testing/judge-payments.ts';
import { again, type Told } from '../../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { waitingForLocks } from '../../../testing/waiting.ts';
import { testStores } from '../../../world/test-cast.ts';

const { opsPayments } = contract;

let server: TestServer;
let payments: Awaited<ReturnType<typeof openJudging>>;
beforeAll(async () => {
  server = await startTestServer();
  payments = await openJudging(server);
});
afterEach(() => payments.payThose());
afterAll(() => server.close());

it.each(['FOR_THE_ORDER', 'GIVEN_BACK'] as const)(
  'a payment that was %s before its own row was lost becomes nothing else',
  async (verdict) => {
    const told = await payments.unpaid();
    const more = { ...told, amount: told.amount + 1 };
    await payments.tell(more);
    await payments.judge(more, verdict);
    const causes = await payments.causesOf(told.order_id);
    await payments.loseMark(more);
    for (const other of paymentJudgements.filter((each) => each !== verdict)) {
      const { status, body } = await payments.judge(more, other);
      expect([status, body.errors?.code]).toEqual([409, 'payment_judged']);
      expect(body.errors?.current_payment).toMatchObject({ ...more, verdict });
    }
    expect((await payments.judge(more, verdict)).status).toBe(200);
    expect(await payments.causesOf(told.order_id)).toEqual(causes);
    expect(await payments.wrongSums()).toEqual([]);
  },
);

it('the last of several parts, and the first, become nothing else where its row was lost', async () => {
  const told = await payments.short();
  const rest = { ...again(told), amount: 1 };
  await payments.tell(rest);
  await payments.judge(told, 'FOR_THE_ORDER');
  await payments.judge(rest, 'FOR_THE_ORDER');
  await payments.loseMark(rest);
  await sql`update provider_payments set judged_at = null where reference = ${told.reference}`.execute(
    server.database.db,
  );
  for (const part of [told, rest])
    expect(await payments.codeOf(part, 'GIVEN_BACK')).toEqual([409, 'payment_judged']);
  expect((await payments.judge(rest, 'FOR_THE_ORDER')).status).toBe(200);
  expect(await payments.seen(told, 'TO_JUDGE')).toEqual([]);
  expect(await payments.wrongSums()).toEqual([]);
});

const waiting = async ({ order_id }: Told) => {
  const query = { page_size: '100' };
  const { data } = (await server.call(opsPayments.waiting, { query }, payments.operator.token))
    .body;
  return data.find((each) => each.order_id === order_id)?.told;
};

it.each(['nobody has judged', 'was given back'])(
  'money that a provider told of and %s is not verified besides, unless it is other money',
  async (how) => {
    const told = await payments.short();
    const isBack = how === 'was given back';
    if (isBack) await payments.judge(told, 'GIVEN_BACK');
    const given = isBack ? ['STRAY_PAYMENT'] : [];
    const [seen] = (await waiting(told)) ?? [];
    expect(seen).toMatchObject({ ...told, verdict: isBack ? 'GIVEN_BACK' : null });
    for (const more of [{}, { is_other_money: false }]) {
      const { status, body } = await payments.verify(told, more);
      expect([status, body.errors?.code]).toEqual([409, 'payment_told']);
      expect(body.errors?.current_payments).toMatchObject([
        { ...seen, payment_status: 'WAITING_VERIFICATION' },
      ]);
    }
    expect(await payments.causesOf(told.order_id)).toEqual(given);
    const other = await payments.verify(told, { is_other_money: true });
    expect(other.body.payment_status).toBe('PAID');
    expect((await payments.verify(told)).body).toEqual(other.body);
    expect(await payments.causesOf(told.order_id)).toEqual([...given, 'PAYMENT']);
    expect(await payments.wrongSums()).toEqual([]);
  },
);

it('what is somebody else’s holds up nobody who verifies', async () => {
  const told = await payments.short();
  await payments.judge(told, 'NOT_OURS');
  expect(await waiting(told)).toEqual([]);
  expect((await payments.verify(told)).body.payment_status).toBe('PAID');
});

it.each([
  ['GIVEN_BACK', ['PAYMENT', 'STRAY_PAYMENT']],
  ['ALREADY_COUNTED', ['PAYMENT']],
] as const)(
  'money that was in doubt before other money paid the order may be %s',
  async (verdict, causes) => {
    const told = await payments.short();
    await payments.verify(told, { is_other_money: true });
    expect(await payments.codeOf(told, 'FOR_THE_ORDER')).toEqual([409, 'order_state_conflict']);
    expect((await payments.judge(told, verdict)).body).toMatchObject({ verdict });
    expect(await payments.causesOf(told.order_id)).toEqual(causes);
    expect(await payments.wrongSums()).toEqual([]);
  },
);

// The embedded database has one connection: nobody waits there.
it.runIf(inject('postgres'))(
  'who judges sees what was told and judged while they waited for the row',
  async () => {
    const told = await payments.short();
    const { db } = server.database;
    let judging: ReturnType<typeof payments.judge> | undefined;
    await db.transaction().execute(async (tx) => {
      await sql`select from provider_payments where reference = ${told.reference} for update`.execute(
        tx,
      );
      judging = payments.judge(told, 'FOR_THE_ORDER');
      await eventually(async () => expect(await waitingForLocks(db)).toBe(1));
      await sql`insert into provider_payments (reference, order_id, amount, store_id, outcome, doubt, judged_by, verdict, note)
      values (${again(told).reference}, ${told.order_id}, 1, ${testStores.own}, 'TO_JUDGE', 'AMOUNT_DIFFERS',
        ${payments.operator.id}, 'FOR_THE_ORDER', ${payments.note})`.execute(tx);
    });
    expect((await judging)?.body).toMatchObject({
      payment_status: 'PAID',
      verdict: 'FOR_THE_ORDER',
    });
    expect(await payments.refundsOf(told.order_id)).toEqual([]);
    expect(await payments.wrongSums()).toEqual([]);
  },
);

it('nobody says that no money came while some is to be judged', async () => {
  const told = await payments.short();
  const body = { store_id: testStores.own, order_id: told.order_id, reason: 'Uang tidak masuk' };
  const refuse = () => server.call(opsPayments.refuse, { body }, payments.operator.token);
  const refused = await refuse();
  expect([refused.status, refused.body.errors?.code]).toEqual([409, 'payment_told']);
  expect(refused.body.errors?.current_payments).toMatchObject([told]);
  expect((await payments.statusOf(told.order_id))?.payment_status).toBe('WAITING_VERIFICATION');
  await payments.judge(told, 'NOT_OURS');
  expect((await refuse()).body.payment_status).toBe('UNPAID');
});
