import { contract } from '@marketplace/contract/contract';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rupiah } from '../../platform/exports/written.ts';
import { orderAt } from '../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { whatDoesNotAddUp } from '../sums/sums.service.ts';

let server: TestServer;
let buyer: string;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const { creditBook, orders, orderDetail } = contract;
const store_id: string = testStores.own;
const buyer_store_id: string = testStores.buyer;
const at = (status: FulfilmentStatus) =>
  orderAt(server, buyer, { buyer_store_id, seller_store_id: store_id }, status, {
    payment_method: 'TERM',
    term_days: 7,
  });
const detail = async () =>
  (await server.call(creditBook.detail, { query: { store_id, buyer_store_id } }, owner)).body;
const confirm = (body: { order_id: string; amount?: number; open_amount?: number }) =>
  server.call(orders.confirmPayment, { body: { store_id, ...body } }, owner);
const pay = async (order_id: string, amount?: number) =>
  confirm(amount ? { order_id, amount, open_amount: await openOf(order_id) } : { order_id });
const openOf = async (order_id: string) =>
  (await detail()).orders.find((order) => order.order_id === order_id)?.open_amount ?? 1;
const rules = (over_limit: 'WARN' | 'STOP', default_limit: number | null) =>
  server.call(creditBook.setRules, { body: { store_id, over_limit, default_limit } }, owner);
const limit = (limit_amount: number | null) =>
  server.call(creditBook.setLimit, { body: { store_id, buyer_store_id, limit_amount } }, owner);
const accept = (order_id: string) =>
  server.call(orders.accept, { body: { store_id, order_id } }, owner);
/** As if it had been delivered so many days earlier. */
const deliveredAgo = (order_id: string, days: number) =>
  sql`update order_history set created_at = created_at - make_interval(days => ${days})
      where store_id = ${store_id} and order_id = ${order_id}`.execute(server.database.db);
const totalOf = async (order_id: string) => {
  const { body } = await server.call(orderDetail.detail, { query: { store_id, order_id } }, owner);
  return body.order.total_amount;
};

beforeEach(async () => {
  for (const { order_id } of (await detail()).orders) await pay(order_id);
  await rules('WARN', null);
  await limit(null);
});

it('what is owed stands by buyer and by how late it is, and adds up', async () => {
  const days = [0, 8, 20, 60];
  const ids: string[] = [];
  for (const ago of days) {
    const order_id = await at('DELIVERED');
    await deliveredAgo(order_id, ago);
    ids.push(order_id);
  }
  await at('SHIPPED');
  const amounts = await Promise.all(ids.map(totalOf));
  const { body } = await server.call(creditBook.list, { query: { store_id } }, owner);
  const debtor = body.data.find((each) => each.buyer_store_id === buyer_store_id);
  expect(debtor).toMatchObject({
    order_count: 4,
    not_due_amount: amounts[0],
    late_week_amount: amounts[1],
    late_month_amount: amounts[2],
    late_more_amount: amounts[3],
    open_amount: amounts.reduce((sum, amount) => sum + amount, 0),
    limit_amount: null,
  });
  const sum = (of: keyof typeof body.sums) => body.data.reduce((all, each) => all + each[of], 0);
  for (const of of ['open_amount', 'not_due_amount', 'late_more_amount'] as const)
    expect(body.sums[of]).toBe(sum(of));
  const { orders: owed } = await detail();
  expect(owed.map(({ order_id }) => order_id)).toEqual(ids.toReversed());
  expect(owed.map(({ late_days }) => late_days)).toEqual([53, 13, 1, -7]);
});

it('money in parts is received until nothing is owed, each with its receipt', async () => {
  const order_id = await at('COMPLETED');
  const total = await totalOf(order_id);
  const part = await pay(order_id, 1_000);
  expect(part.body.order.payment_status).toBe('UNPAID');
  const shown = await server.call(orderDetail.detail, { query: { store_id, order_id } }, owner);
  expect(shown.body.term_open_amount).toBe(total - 1_000);
  expect(shown.body.timeline.at(-1)).toMatchObject({
    reason: `Pembayaran sebagian ${rupiah(1_000)} diterima`,
  });
  const { orders: owed, payments } = await detail();
  expect(owed).toMatchObject([{ order_id, open_amount: total - 1_000, total_amount: total }]);
  expect(payments[0]).toMatchObject({ order_id, amount: 1_000 });
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);

  const tooMuch = await pay(order_id, total);
  expect([tooMuch.status, tooMuch.body.errors]).toMatchObject([
    409,
    { code: 'amount_over_open', open_amount: total - 1_000 },
  ]);
  expect((await pay(order_id)).body.order.payment_status).toBe('PAID');
  expect((await pay(order_id, 1)).body.errors).toMatchObject({
    code: 'open_amount_changed',
    open_amount: 0,
  });
  expect((await detail()).orders).toEqual([]);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('the same part that several write down at once is received once', async () => {
  const order_id = await at('DELIVERED');
  const total = await totalOf(order_id);
  const part = Math.ceil(total / 2);
  const seen = { order_id, amount: part, open_amount: total };
  const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(seen)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await detail()).orders[0]?.open_amount).toBe(total - part);
  expect(await whatDoesNotAddUp(server.database.db)).toEqual([]);
});

it('all of it is not received where less is owed than was seen, and a part is of what was seen', async () => {
  const order_id = await at('DELIVERED');
  const total = await totalOf(order_id);
  await pay(order_id, 1_000);
  const late = await confirm({ order_id, open_amount: total });
  expect(late.body.errors).toMatchObject({
    code: 'open_amount_changed',
    open_amount: total - 1_000,
  });
  const blind = await confirm({ order_id, amount: 500 });
  expect(blind.body.errors).toMatchObject({ fields: { open_amount: { code: 'required' } } });
});

it('one rule is changed without the other', async () => {
  await rules('STOP', 5_000);
  const body = { store_id, default_limit: 7_000 };
  const answer = await server.call(creditBook.setRules, { body }, owner);
  expect(answer.body.rules).toEqual({ over_limit: 'STOP', default_limit: 7_000 });
});

it('who accepts sees how the buyer stands, and is stopped only where the store wants it', async () => {
  const owed = await at('DELIVERED');
  const before = (await detail()).buyer.on_way_amount;
  const onWay = await at('SHIPPED');
  const order_id = await at('NEW');
  const open_amount = await totalOf(owed);
  const on_way_amount = before + (await totalOf(onWay));
  await limit(open_amount + on_way_amount);
  const { body } = await server.call(orderDetail.detail, { query: { store_id, order_id } }, owner);
  const standing = {
    open_amount,
    on_way_amount,
    late_amount: 0,
    limit_amount: open_amount + on_way_amount,
  };
  expect(body.credit).toEqual({ ...standing, over_limit: 'WARN' });
  await rules('STOP', null);
  const stopped = await accept(order_id);
  expect([stopped.status, stopped.body.errors]).toMatchObject([
    409,
    { code: 'buyer_over_limit', standing: { ...standing, over_limit: 'STOP' } },
  ]);
  await limit(open_amount + on_way_amount + body.order.total_amount);
  expect((await accept(order_id)).status).toBe(200);
});

it('a buyer who is late gets nothing more on terms, whatever the limit', async () => {
  const late = await at('DELIVERED');
  await deliveredAgo(late, 8);
  const order_id = await at('NEW');
  await rules('STOP', 999_999_999);
  expect((await accept(order_id)).body.errors).toMatchObject({ code: 'buyer_over_limit' });
  await pay(late);
  expect((await accept(order_id)).status).toBe(200);
});

it('of two orders accepted at once that fit only one by one, one is stopped', async () => {
  const [one, other] = [await at('NEW'), await at('NEW')];
  const shipped = (await detail()).buyer.on_way_amount;
  await rules('STOP', shipped + (await totalOf(one)) + (await totalOf(other)) - 1);
  const answers = await Promise.all([accept(one), accept(other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('orders that are not on terms say nothing of credit', async () => {
  const sides = { buyer_store_id, seller_store_id: store_id };
  const order_id = await orderAt(server, buyer, sides, 'NEW', {});
  const { body } = await server.call(orderDetail.detail, { query: { store_id, order_id } }, owner);
  expect([body.credit, body.term_open_amount]).toEqual([null, null]);
});
