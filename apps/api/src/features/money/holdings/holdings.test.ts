import { contract } from '@marketplace/contract/contract';
import type { HoldReason } from '@marketplace/contract/money-words';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDays } from '../../../testing/fees.ts';
import { openMoney } from '../../../testing/money.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

let server: TestServer;
let money: Awaited<ReturnType<typeof openMoney>>;
beforeAll(async () => {
  server = await startTestServer();
  money = await openMoney(server);
});
afterAll(() => server.close());

const sum = (rows: readonly { amount: number }[]) =>
  rows.reduce((total, { amount }) => total + amount, 0);

const held: [FulfilmentStatus, HoldReason][] = [
  ['NEW', 'WAITS_FOR_ACCEPT'],
  ['PROCESSING', 'WAITS_FOR_SHIPMENT'],
  ['READY_FOR_PICKUP', 'WAITS_FOR_PICKUP'],
  ['SHIPPED', 'WAITS_FOR_DELIVERY'],
  ['DELIVERED', 'WAITS_FOR_CONFIRMATION'],
  ['IN_COMPLAINT', 'IN_COMPLAINT'],
  ['COMPLETED', 'WAITS_FOR_PAYOUT'],
];

it('what the marketplace holds says why for every state of an order, and until when', async () => {
  const { db } = server.database;
  const orders = new Map<string, HoldReason>();
  for (const [status, reason] of held) {
    const delivery = status === 'READY_FOR_PICKUP' ? 'BUYER_PICKUP' : 'STORE_COURIER';
    const order_id = await money.order(status, { payment_method: 'TRANSFER', delivery });
    orders.set(order_id, reason);
    if (status === 'DELIVERED')
      await sql`update orders set deadline_at = now() where id = ${order_id}`.execute(db);
  }
  const rows = await money.holdings('HELD');
  expect(new Map(rows.map(({ order_id, reason }) => [order_id, reason]))).toEqual(orders);
  const { rows: clocks } = await sql<{ id: string; deadline_at: string | null }>`
    select id, deadline_at from orders where id = any(${[...orders.keys()]}::bigint[])`.execute(db);
  const clockOf = new Map(clocks.map(({ id, deadline_at }) => [id, deadline_at]));
  for (const { order_id, until } of rows) expect(until).toBe(clockOf.get(order_id ?? ''));
  expect(rows.find(({ reason }) => reason === 'WAITS_FOR_CONFIRMATION')?.until).not.toBeNull();
  const balance = await money.balance();
  expect(balance.held).toMatchObject({ amount: sum(rows), order_count: held.length });
  expect(balance.held.ends_today).toBe(1);
});

it('what buyers on terms owe ends with the day it is due, and is overdue after it', async () => {
  const term = { payment_method: 'TERM', term_days: 7 };
  const late = await money.order('COMPLETED', term);
  await money.daysAgo(late, 9);
  const early = await money.order('DELIVERED', term);
  const rows = await money.holdings('RECEIVABLE', undefined, 1);
  expect(rows.map(({ order_id, reason }) => [order_id, reason])).toEqual([
    [early, 'TERM_RUNS'],
    [late, 'TERM_OVERDUE'],
  ]);
  // Midnight in Jakarta, behind the seventh day.
  const day = 86_400_000;
  const today = Math.floor((Date.now() + 7 * 3_600_000) / day) * day - 7 * 3_600_000;
  expect(Date.parse(rows[0]?.until ?? '')).toBe(today + 8 * day);
  const { receivable } = await money.balance();
  expect(receivable).toEqual({ amount: sum(rows), order_count: 2, overdue_count: 1 });
});

it('cash is with the driver who took it, of the latest orders that make up what they have', async () => {
  const { db } = server.database;
  const { rows: drivers } = await sql<{ id: string; name: string }>`
    select id, name from store_couriers where store_id = ${money.store_id} order by id limit 2`.execute(
    db,
  );
  const [one, other] = drivers;
  if (!one || !other) throw new Error('the test world has no drivers');
  const first = await money.cashWithDriver(one.id);
  const second = await money.cashWithDriver(one.id);
  const third = await money.cashWithDriver(other.id);
  const all = await money.holdings('CASH', undefined, 1);
  expect(all.map(({ order_id, name, reason }) => [order_id, name, reason])).toEqual([
    [second, one.name, 'WITH_DRIVER'],
    [first, one.name, 'WITH_DRIVER'],
    [third, other.name, 'WITH_DRIVER'],
  ]);
  const { cash } = await money.balance();
  expect(cash.amount).toBe(sum(all));
  expect(cash.holders.map(({ name }) => name).sort()).toEqual([one.name, other.name].sort());
  // They hand in all of the first and a rupiah of the second.
  const handed = (all[1]?.amount ?? 0) + 1;
  await sql`update balances set amount = amount - ${handed} where store_id = ${money.store_id}
    and account = 'DRIVER_CASH' and (party = 'NONE' or party_id = ${one.id})`.execute(db);
  const left = await money.holdings('CASH', undefined, 1);
  expect(left.map(({ order_id, amount }) => [order_id, amount])).toEqual([
    [second, (all[0]?.amount ?? 0) - 1],
    [third, all[2]?.amount],
  ]);
  expect((await money.balance()).cash.amount).toBe(sum(left));
  await sql`update balances set amount = amount + ${handed} where store_id = ${money.store_id}
    and account = 'DRIVER_CASH' and (party = 'NONE' or party_id = ${one.id})`.execute(db);
  expect(await money.wrongSums()).toEqual([]);
});

it('fees wait for Monday, are billed, checked and overdue in turn, and the week to pay is named', async () => {
  const waiting = await money.holdings('FEES');
  expect(new Set(waiting.map(({ reason }) => reason))).toEqual(new Set(['FEE_NOT_BILLED']));
  for (const { until } of waiting) {
    const local = new Date(Date.parse(until ?? '') + 7 * 3_600_000);
    expect([local.getUTCDay(), local.getUTCHours(), local > new Date()]).toEqual([1, 0, true]);
  }
  const before = await money.balance();
  expect(before.fees).toMatchObject({ billed_amount: 0, next_collection: null });
  expect(before.fees.amount).toBe(sum(waiting));
  await money.collect(inDays(8));
  const [billed] = await money.holdings('FEES');
  const collection = await money.newest();
  expect(billed).toMatchObject({
    reason: 'FEE_BILLED',
    fee_collection_id: collection.id,
    until: collection.due_at,
    order_id: null,
  });
  const { fees } = await money.balance();
  expect(fees).toMatchObject({
    amount: sum(await money.holdings('FEES')),
    billed_amount: collection.amount,
    overdue_amount: 0,
    next_collection: { fee_collection_id: collection.id, due_at: collection.due_at },
  });
  await money.dueDaysAgo(1);
  expect((await money.holdings('FEES'))[0]?.reason).toBe('FEE_OVERDUE');
  expect((await money.balance()).fees.overdue_amount).toBe(collection.amount);
  await sql`update fee_collections set state = 'WAITING_VERIFICATION'`.execute(server.database.db);
  expect((await money.holdings('FEES'))[0]).toMatchObject({ reason: 'FEE_CHECKED', until: null });
});

it('all stores are those of the person and no others, and their sums are the sum', async () => {
  const everywhere = { select_all_seller_store: 'true' };
  const [own, all] = [await money.balance(), await money.balance(everywhere)];
  // Their other stores have no money yet.
  expect(all).toEqual(own);
  for (const kind of ['HELD', 'CASH', 'RECEIVABLE', 'FEES', 'TRANSIT'] as const)
    expect(await money.holdings(kind, everywhere)).toEqual(await money.holdings(kind));
  const other = await server.signIn(testPeople.otherOwner);
  const theirs = await server.call(contract.money.balance, { query: everywhere }, other);
  expect(theirs.body).toMatchObject({ total: 0, held: { order_count: 0 } });
  for (const entry of [contract.money.balance, contract.money.postings]) {
    const foreign = await server.call(entry, { query: { store_id: testStores.own } }, other);
    expect([foreign.status, foreign.body.errors?.code]).toEqual([403, 'permission_denied']);
  }
  const neither = await server.call(contract.money.balance, { query: {} }, money.owner);
  expect(neither.body.errors).toMatchObject({ code: 'validation_failed' });
});
