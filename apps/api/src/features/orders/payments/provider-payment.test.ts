import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { isDistributed } from '../../../testing/copy-database.ts';
import { again, openPayments } from '../../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testStores } from '../../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { expireUnpaidOrders } from '../moves/expire-orders.service.ts';

const { opsPayments, opsOperators, orderBuyer, orders } = contract;

let server: TestServer;
let payments: Awaited<ReturnType<typeof openPayments>>;
beforeAll(async () => {
  server = await startTestServer();
  payments = await openPayments(server);
});
afterEach(() => payments.payThose());
afterAll(() => server.close());

const hoursOf = async (order_id: string) => {
  const { rows } = await sql`
    select payment_status, round(extract(epoch from deadline_at - updated_at) / 3600)::int as hours
    from orders where store_id = ${testStores.own} and id = ${order_id}`.execute(
    server.database.db,
  );
  return rows;
};
/** As if what has happened to the order had happened so much earlier. */
const hoursPass = async (hours: number, order_id: string) => {
  const { db } = server.database;
  const { rows } = await sql<{ deadline_at: string }>`
    select deadline_at - ${hours} * interval '1 hour' as deadline_at from orders
    where store_id = ${testStores.own} and id = ${order_id}`.execute(db);
  await sql`update orders set deadline_at = ${rows[0]?.deadline_at}
    where store_id = ${testStores.own} and id = ${order_id}`.execute(db);
  await sql`update provider_payments set created_at = created_at - ${hours} * interval '1 hour'
    where order_id = ${order_id}`.execute(db);
};
const linesInDoubt = async (order_id: string) => {
  const { rows } = await sql`select from order_history
    where store_id = ${testStores.own} and order_id = ${order_id} and reason_id = 'payment_in_doubt'`.execute(
    server.database.db,
  );
  return rows.length;
};
const bookIsRight = async () =>
  expect(await whatDoesNotAddUp(server.database.db, testStores.own)).toEqual([]);

it('money that a provider tells of brings the order to its seller, and the history says from whom', async () => {
  const told = await payments.unpaid();
  const { reference, order_id } = told;
  const { status, body } = await payments.tell(told);
  expect(status).toBe(200);
  expect(body).toEqual({ reference, order_id, outcome: 'BOOKED', doubt: null });
  expect(await payments.statusOf(order_id)).toEqual({
    payment_status: 'PAID',
    fulfilment_status: 'NEW',
  });
  expect(await payments.causesOf(order_id)).toEqual(['PAYMENT']);
  const { rows } = await sql`
    select actor, operator_id, reason, payment_reference from order_history where order_id = ${order_id}
    order by id desc limit 1`.execute(server.database.db);
  expect(rows).toEqual([
    {
      actor: 'SYSTEM',
      operator_id: null,
      reason: 'Pembayaran transfer diterima lewat penyedia pembayaran',
      payment_reference: reference,
    },
  ]);
  const query = { store_id: testStores.own, page_size: '100' };
  const acts = (await server.call(opsOperators.acts, { query }, payments.operator.token)).body.data;
  expect(acts.find(({ details }) => details.includes(reference))).toMatchObject({
    act: 'payment.verify',
    program: 'payment_provider',
    operator_id: null,
  });
  await bookIsRight();
});

it('told twice, and many times at once, it is money once and answered alike', async () => {
  const told = await payments.unpaid();
  const answers = await Promise.all(Array.from({ length: 6 }, () => payments.tell(told)));
  answers.push(await payments.tell(told));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.body.outcome).toBe('BOOKED');
  expect(await payments.causesOf(told.order_id)).toEqual(['PAYMENT']);
  await bookIsRight();
});

it.each(['own', 'other'] as const)(
  'who says the store, too, and be it the %s one, is answered alike',
  async (which) => {
    const told = await payments.unpaid();
    const { body } = await payments.tell({ ...told, store_id: testStores[which] });
    expect(body.outcome).toBe('BOOKED');
    expect(await payments.seen(told)).toMatchObject([{ store_id: testStores.own }]);
    expect((await payments.tell(told)).body.outcome).toBe('BOOKED');
    await bookIsRight();
  },
);

it.each([
  ['is booked', 'BOOKED', ['PAYMENT']],
  ['is over', 'GIVEN_BACK', ['PAYMENT', 'GIVEN_BACK']],
])(
  'an order that %s by a payment whose own row was lost is found by it again',
  async (how, outcome, causes) => {
    const told = await payments.unpaid();
    if (how === 'is over') await payments.expire(told.order_id);
    const first = await payments.tell(told);
    expect(first.body.outcome).toBe(outcome);
    const lose = () =>
      sql`delete from provider_payments where reference = ${told.reference}`.execute(
        server.database.db,
      );
    await lose();
    expect((await payments.tell(told)).text).toBe(first.text);
    expect(await payments.seen(told)).toMatchObject([{ outcome, store_id: testStores.own }]);
    await lose();
    const other = await payments.tell({ ...told, amount: told.amount + 1 });
    expect(other.body).toMatchObject({ outcome: 'TO_JUDGE', doubt: 'REFERENCE_REUSED' });
    expect((await payments.tell(told)).text).toBe(first.text);
    expect(await payments.causesOf(told.order_id)).toEqual(causes);
    await bookIsRight();
  },
);

it('a reference that comes with another amount or order is on record, moves nothing, and an operator sees it once', async () => {
  const told = await payments.unpaid();
  await payments.tell(told);
  const other = await payments.unpaid();
  for (const wrong of [
    { ...told, amount: told.amount + 1 },
    { ...other, reference: told.reference },
  ]) {
    for (const _time of ['first', 'second']) {
      const { status, body } = await payments.tell(wrong);
      expect([status, body.outcome, body.doubt]).toEqual([200, 'TO_JUDGE', 'REFERENCE_REUSED']);
    }
    const inDoubt = await payments.seen(told, 'TO_JUDGE');
    expect(
      inDoubt.filter(
        ({ order_id, amount }) => order_id === wrong.order_id && amount === wrong.amount,
      ),
    ).toMatchObject([{ doubt: 'REFERENCE_REUSED', store_id: testStores.own }]);
  }
  expect((await payments.tell(told)).body.outcome).toBe('BOOKED');
  expect(await payments.seen(told)).toHaveLength(3);
  expect((await payments.statusOf(other.order_id))?.payment_status).toBe('UNPAID');
});

it.each([
  ['names the right order', 'NEW', 'WAITING_VERIFICATION', 1],
  ['has moved money before', 'EXPIRED', 'UNPAID', 0],
])(
  'a reference of another order that %s leaves this one %s when its time is over',
  async (what, fulfilment_status, payment_status, lines) => {
    const right = await payments.unpaid();
    const first =
      what === 'names the right order'
        ? { ...right, order_id: '999999999' }
        : { ...(await payments.unpaid()), reference: right.reference };
    await payments.tell(first);
    await payments.tell(right);
    await payments.tell(right);
    await hoursPass(23, right.order_id);
    await expireUnpaidOrders(server.database.db, new AbortController().signal);
    expect(await payments.statusOf(right.order_id)).toEqual({ payment_status, fulfilment_status });
    expect(await linesInDoubt(right.order_id)).toBe(lines);
  },
);

it('two payments of one order at once: one is booked, the other says by which, and waits for an operator', async () => {
  const told = await payments.unpaid();
  const twice = again(told);
  const answers = await Promise.all([payments.tell(told), payments.tell(twice)]);
  expect(answers.map(({ body }) => body.doubt ?? body.outcome).sort()).toEqual([
    'BOOKED',
    'PAID_BY_REFERENCE',
  ]);
  const [right, late] = answers[0]?.body.doubt ? [twice, told] : [told, twice];
  expect(await payments.seen(late, 'TO_JUDGE')).toMatchObject([
    { paid_by_reference: right.reference, payment_status: 'PAID', total_amount: told.amount },
  ]);
  expect(await payments.causesOf(told.order_id)).toEqual(['PAYMENT']);
  await bookIsRight();
});

it('where an operator had found the money, the doubt says so', async () => {
  const told = await payments.unpaid();
  const body = { store_id: testStores.own, order_id: told.order_id };
  await server.call(opsPayments.verify, { body }, payments.operator.token);
  expect((await payments.tell(told)).body.doubt).toBe('PAID_BY_OPERATOR');
  expect(await payments.causesOf(told.order_id)).toEqual(['PAYMENT']);
});

it('an order whose money came in another amount waits for an operator, and does not end meanwhile', async () => {
  const told = await payments.unpaid();
  const { order_id } = told;
  const wrong = { ...told, amount: told.amount - 1 };
  expect((await payments.tell(wrong)).body.doubt).toBe('AMOUNT_DIFFERS');
  expect(await hoursOf(order_id)).toEqual([{ payment_status: 'WAITING_VERIFICATION', hours: 24 }]);
  const query = { page_size: '100' };
  const { data } = (await server.call(opsPayments.waiting, { query }, payments.operator.token))
    .body;
  expect(data).toContainEqual(expect.objectContaining({ order_id, store_id: testStores.own }));
  expect(await payments.seen(wrong, 'TO_JUDGE')).toMatchObject([
    {
      ...wrong,
      store_id: testStores.own,
      order_number: expect.stringMatching(/./),
      total_amount: told.amount,
      payment_status: 'WAITING_VERIFICATION',
      fulfilment_status: 'NEW',
    },
  ]);
  expect(await payments.causesOf(order_id)).toEqual([]);
  await bookIsRight();
});

it('an order that its buyer says to be paid waits for a day from the money in doubt', async () => {
  const told = await payments.unpaid();
  const wrong = { ...told, amount: told.amount - 1 };
  const body = { buyer_store_id: testStores.buyer, order_id: told.order_id };
  await server.call(orderBuyer.pay, { body }, payments.buyer);
  await hoursPass(23, told.order_id);
  await payments.tell(wrong);
  await payments.tell(wrong);
  expect(await hoursOf(told.order_id)).toEqual([
    { payment_status: 'WAITING_VERIFICATION', hours: 24 },
  ]);
  expect(await linesInDoubt(told.order_id)).toBe(1);
});

it.each(['is not judged', 'was somebody else’s'])(
  'more money in doubt holds the goods no longer than the first, be it that this %s',
  async (how) => {
    const told = await payments.unpaid();
    const { order_id } = told;
    const first = { ...told, amount: 1 };
    await payments.tell(first);
    await sql`update provider_payments set verdict = 'NOT_OURS', judged_at = now()
      where reference = ${first.reference} and ${how !== 'is not judged'}`.execute(
      server.database.db,
    );
    await hoursPass(23, order_id);
    await payments.tell({ ...again(told), amount: 1 });
    await payments.tell({ ...told, amount: 2 });
    expect(await hoursOf(order_id)).toEqual([{ payment_status: 'WAITING_VERIFICATION', hours: 1 }]);
    // Each of those two, and the correction of the first where that has moved no money.
    expect(await linesInDoubt(order_id)).toBe(3);
    await hoursPass(1, order_id);
    await expireUnpaidOrders(server.database.db, new AbortController().signal);
    expect((await payments.statusOf(order_id))?.fulfilment_status).toBe('EXPIRED');
  },
);

// On several nodes it is not one transaction, and what it numbers says nothing.
it.runIf(!isDistributed)(
  'what became of it is written before the seller’s counters and events are locked',
  async () => {
    const told = await payments.unpaid();
    await payments.tell(told);
    const { rows } = await sql`
    select p.cmin::text::int < c.cmin::text::int as is_before
    from provider_payments p, order_counters c
    where p.reference = ${told.reference} and c.store_id = ${testStores.own} and c.xmin = p.xmin`.execute(
      server.database.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(rows.map(() => ({ is_before: true })));
  },
);

it.each(['cancelled', 'expired'])(
  'money for an order that is %s goes back whole, where operators see it',
  async (how) => {
    const told = await payments.unpaid();
    const { order_id } = told;
    if (how === 'expired') await payments.expire(order_id);
    else {
      const body = { buyer_store_id: testStores.buyer, order_id };
      await server.call(orders.cancel, { body }, payments.buyer);
    }
    expect((await payments.statusOf(order_id))?.fulfilment_status).toBe(how.toUpperCase());
    expect((await payments.tell(told)).body.outcome).toBe('GIVEN_BACK');
    expect((await payments.tell(told)).body.outcome).toBe('GIVEN_BACK');
    expect((await payments.statusOf(order_id))?.payment_status).toBe('REFUNDED');
    expect(await payments.causesOf(order_id)).toEqual(['PAYMENT', 'GIVEN_BACK']);
    expect(await payments.seen(told, 'GIVEN_BACK')).toMatchObject([told]);
    expect(await payments.refundsOf(order_id)).toEqual([told.amount]);
    await bookIsRight();
  },
);
