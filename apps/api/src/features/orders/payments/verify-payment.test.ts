import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueOperatorToken } from '../../../platform/authenticate-operator.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { placeOrder } from '../../../testing/place-order.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { createOperator } from '../../operators/operators.service.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { expireUnpaidOrders } from '../moves/expire-orders.service.ts';

const { opsPayments, orderBuyer, orders, orderUnpaid } = contract;
const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };
const store_id = testStores.own;

let server: TestServer;
let buyer: string;
let owner: string;
let operator: { id: string; token: string };
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  operator = await newOperator('+628970000011');
  await expireUnpaidOrders(server.database.db, new AbortController().signal);
});
afterAll(() => server.close());

async function newOperator(phone_number: string) {
  const wanted = { name: `Dana ${phone_number}`, phone_number, role: 'FINANCE' } as const;
  const { db } = server.database;
  const { operator } = await createOperator(db, { ...wanted, password_hash: 'none' });
  const { token } = await inTransaction(db, (db) => issueOperatorToken(db, operator.id));
  return { id: operator.id, token };
}

async function claimed() {
  const order = await placeOrder(server, buyer, sides, { payment_method: 'TRANSFER' });
  const body = { buyer_store_id: testStores.buyer, order_id: order.id };
  const paid = await server.call(orderBuyer.pay, { body }, buyer);
  return paid.body.order;
}
const judge = (verdict: 'verify' | 'refuse', order_id: string, more: object = {}) =>
  server.call(opsPayments[verdict], { body: { store_id, order_id, ...more } }, operator.token);
const verify = (order_id: string) => judge('verify', order_id);
const refuse = (order_id: string) => judge('refuse', order_id, { reason: 'Uang tidak masuk' });
const postingsOf = (order_id: string) =>
  server.database.db
    .selectFrom('postings')
    .where('order_id', '=', order_id)
    .select('cause')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ cause }) => cause));
const linesOf = (order_id: string) =>
  server.database.db
    .selectFrom('order_history')
    .where('order_id', '=', order_id)
    .select(['actor', 'operator_id', 'reason', 'reason_id'])
    .orderBy('id')
    .execute();
const sellerSees = async (order_id: string) => {
  const query = { seller_store_id: store_id, status: 'NEW', page_size: '100' };
  const { data } = (await server.call(orders.list, { query }, owner)).body;
  return data.some(({ id }) => id === order_id);
};
const letTimePass = (order_id: string) =>
  sql`update orders set deadline_at = now() where id = ${order_id}`.execute(server.database.db);
const expire = () => expireUnpaidOrders(server.database.db, new AbortController().signal);

it('what a buyer says is no money: nothing is posted, the seller waits, and the clock is a day', async () => {
  const order = await claimed();
  expect(order.payment_status).toBe('WAITING_VERIFICATION');
  expect(order.copywriting).toContain('Pembayaran sedang diperiksa');
  expect(await postingsOf(order.id)).toEqual([]);
  expect(await sellerSees(order.id)).toBe(false);
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from deadline_at - updated_at) / 3600 as hours from orders where id = ${order.id}`.execute(
    server.database.db,
  );
  expect(Number(rows[0]?.hours)).toBe(24);
  const { data: payments } = (
    await server.call(opsPayments.waiting, { query: { page_size: '100' } }, operator.token)
  ).body;
  expect(payments).toContainEqual(
    expect.objectContaining({ order_id: order.id, total_amount: order.total_amount }),
  );
  expect((await refuse(order.id)).status).toBe(200);
});

it('money that was found brings the order to its seller, once, with who found it', async () => {
  const { id } = await claimed();
  const first = await verify(id);
  expect(first.body).toEqual({ order_id: id, payment_status: 'PAID', fulfilment_status: 'NEW' });
  expect((await verify(id)).body).toEqual(first.body);
  expect(await sellerSees(id)).toBe(true);
  expect(await postingsOf(id)).toEqual(['PAYMENT']);
  expect((await linesOf(id)).at(-1)).toMatchObject({
    actor: 'OPERATOR',
    operator_id: operator.id,
    reason_id: 'payment_received',
  });
  expect((await refuse(id)).body.errors?.code).toBe('order_state_conflict');
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('of many who verify at once one does, and it is posted once', async () => {
  const { id } = await claimed();
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => verify(id)));
  expect(new Set(outcomes.map(({ text }) => text)).size).toBe(1);
  expect(await postingsOf(id)).toEqual(['PAYMENT']);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('who is refused reads why, and may pay again', async () => {
  const { id } = await claimed();
  expect((await refuse(id)).body.payment_status).toBe('UNPAID');
  expect((await refuse(id)).body.payment_status).toBe('UNPAID');
  expect((await linesOf(id)).filter(({ reason_id }) => reason_id === 'payment_refused')).toEqual([
    expect.objectContaining({ actor: 'OPERATOR', reason: 'Uang tidak masuk' }),
  ]);
  const body = { buyer_store_id: testStores.buyer, order_id: id };
  const again = await server.call(orderBuyer.pay, { body }, buyer);
  expect(again.body.order.payment_status).toBe('WAITING_VERIFICATION');
  expect((await verify(id)).body.payment_status).toBe('PAID');
});

it('a refusal is said again by who said it, in the same words; anybody else is told how the order stands', async () => {
  const { id } = await claimed();
  await refuse(id);
  const other = await newOperator('+628970000012');
  const reason = 'Uang tidak masuk';
  const body = { store_id, order_id: id, reason };
  for (const answer of [
    await server.call(opsPayments.refuse, { body }, other.token),
    await judge('refuse', id, { reason: 'Rekening pengirim lain' }),
  ])
    expect(answer.body.errors).toMatchObject({ code: 'order_state_conflict' });
  expect((await refuse(id)).status).toBe(200);
  expect((await verify(id)).status).toBe(200);
});

it('what nobody found in a day is over; money that comes later goes back whole', async () => {
  const { id } = await claimed();
  await letTimePass(id);
  expect(await expire()).toBeGreaterThan(0);
  expect((await verify(id)).body).toEqual({
    order_id: id,
    payment_status: 'REFUNDED',
    fulfilment_status: 'EXPIRED',
  });
  await verify(id);
  expect(await postingsOf(id)).toEqual(['PAYMENT', 'GIVEN_BACK']);
  expect(await sellerSees(id)).toBe(false);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('the seller cannot let go what a buyer says to have paid', async () => {
  const { id } = await claimed();
  const release = await server.call(
    orderUnpaid.release,
    { body: { store_id, order_id: id } },
    owner,
  );
  expect(release.body.errors?.current_status).toBe('NEW');
  await verify(id);
});

it('the seller sees of which orders the buyer says that they are paid, and hears when they say so or it is not true', async () => {
  const { id } = await placeOrder(server, buyer, sides, { payment_method: 'TRANSFER' });
  const statusOf = async () => {
    const { body } = await server.call(orderUnpaid.list, { query: { store_id } }, owner);
    return body.unpaid.find(({ order_id }) => order_id === id)?.payment_status;
  };
  const pay = () => {
    const body = { buyer_store_id: testStores.buyer, order_id: id };
    return server.call(orderBuyer.pay, { body }, buyer);
  };
  expect(await statusOf()).toBe('UNPAID');
  await pay();
  await pay();
  expect(await statusOf()).toBe('WAITING_VERIFICATION');
  await refuse(id);
  expect(await statusOf()).toBe('UNPAID');
  const { rows } = await sql<{ change: number }>`
    select (payload ->> 'change')::int as change from store_events where store_id = ${store_id}
      and kind = 'order.unpaid' and payload ->> 'order_id' = ${id} order by id`.execute(
    server.database.db,
  );
  expect(rows).toEqual([{ change: 1 }, { change: 0 }, { change: 0 }]);
});
