import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuyerStores } from '../../testing/buyer-stores.ts';
import { orderAt } from '../../testing/order-at.ts';
import { stockUp } from '../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { countOrders } from './counting/count-orders.service.ts';
import { mondayOf } from './weeks.ts';

let server: TestServer;
let buyer: string;
let owner: string;
let branches: string[];
let orders: string[];
beforeAll(async () => {
  server = await startTestServer();
  branches = await openBuyerStores(server.database.db, 3);
  buyer = await server.signIn(testPeople.buyer);
  owner = await server.signIn(testPeople.owner);
  await stockUp(server.database.db, store_id);
  orders = [];
  for (const buyer_store_id of branches)
    orders.push(
      await orderAt(server, buyer, { buyer_store_id, seller_store_id: store_id }, 'COMPLETED', {
        things: 2,
      }),
    );
  await countOrders(server.database.db, new AbortController().signal);
});
afterAll(() => server.close());

const store_id: string = testStores.own;
const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const get = async (query: Record<string, string> = {}, who = owner) =>
  server.call(contract.sellerAnalytics.detail, { query: { store_id, ...query } }, who);

/** What the book says was brought from one day to another, by the store's own clock. */
const ledger = async (from: string, to: string) => {
  const { rows } = await sql<{ revenue: number }>`
    select coalesce(-sum(l.amount), 0)::float8 as revenue
    from postings p join posting_lines l on l.store_id = p.store_id and l.posting_id = p.id
    where p.store_id = ${store_id} and l.account in ('SALES', 'SHIPPING_INCOME', 'REFUNDS')
      and (p.created_at at time zone 'Asia/Jakarta')::date between ${from}::date and ${to}::date`.execute(
    server.database.db,
  );
  return rows[0]?.revenue;
};

it('a week is what the book says, beside the same days of the week before [API-29]', async () => {
  const { status, body } = await get();
  expect(status).toBe(200);
  expect(body.start_week).toBe(mondayOf(today()));
  expect(body.date_to).toBe(today());
  expect(body.revenue.value).toBe(await ledger(body.start_week, body.date_to));
  expect(body.revenue.before).toBe(await ledger(body.before_from, body.before_to));
  expect(body.orders.value).toBeGreaterThanOrEqual(3);
  expect(body.average_order.value).toBe(Math.round(body.revenue.value / body.orders.value));
  expect(body.trend).toHaveLength(12);
  expect(body.trend.at(-1)).toMatchObject({
    start_week: body.start_week,
    revenue: body.revenue.value,
    orders: body.orders.value,
  });
  expect(body.days.reduce((sum, day) => sum + day.revenue, 0)).toBe(body.revenue.value);
  expect(body.counted_at).not.toBeNull();
});

it('the summary of a week says the same with start_week [API-29]', async () => {
  const start_week = mondayOf(today());
  const query = { store_id, start_week };
  const { body } = await server.call(contract.sellerAnalytics.summary, { query }, owner);
  const { body: all } = await get({ start_week });
  expect(body).toMatchObject({
    revenue: all.revenue,
    orders: all.orders,
    units: all.units,
    average_order: all.average_order,
  });
});

it('orders come in by weekday and hour, and buyers are new once', async () => {
  const { body } = await get();
  expect(body.hours).toHaveLength(7);
  expect(body.hours.flat()).toHaveLength(168);
  const { rows } = await sql<{ orders: number; first: number }>`
    select count(*)::int as orders, count(distinct buyer_store_id) filter (where buyer_store_id = any(${branches}))::int as first
    from orders where store_id = ${store_id} and arrived_at is not null
      and (arrived_at at time zone 'Asia/Jakarta')::date between ${body.trend[0]?.start_week}::date and ${body.date_to}::date`.execute(
    server.database.db,
  );
  expect(body.hours.flat().reduce((sum, each) => sum + each, 0)).toBe(rows[0]?.orders);
  expect(body.buyers.first.value).toBeGreaterThanOrEqual(branches.length);
});

it('a Tuesday is refused by field, a week to come by its code, and 1970 is empty', async () => {
  const tuesday = await get({ start_week: '2026-11-17' });
  expect(tuesday.body.errors?.fields?.start_week?.code).toBe('week_not_monday');
  expect((await get({ start_week: '2098-12-01' })).body.errors?.code).toBe('week_to_come');
  expect((await get({ start_week: '1970-01-05' })).body.errors?.fields?.start_week?.code).toBe(
    'date_invalid',
  );
  const long_ago = await get({ start_week: '2001-01-01' });
  expect(long_ago.body.revenue).toEqual({ value: 0, before: 0 });
  expect(long_ago.body.is_comparable).toBe(false);
});

it('several stores are added up, and each is named', async () => {
  const one = (await get()).body;
  const query = { select_all_store: 'true' };
  const { body } = await server.call(contract.sellerAnalytics.detail, { query }, owner);
  expect(body.stores.find((each) => each.store_id === store_id)?.revenue).toBe(one.revenue.value);
  expect(body.stores.reduce((sum, each) => sum + each.revenue, 0)).toBe(body.revenue.value);
  expect(one.stores).toEqual([]);
});

it('products are what completed orders brought; what is left over is for who may see costs', async () => {
  const query = { store_id };
  const { body } = await server.call(contract.sellerAnalytics.products, { query }, owner);
  const { rows } = await sql<{ amount: number }>`
    select sum(l.line_total)::float8 as amount from order_lines l
    where l.store_id = ${store_id} and l.order_id in (
      select order_id from order_history where store_id = ${store_id} and to_status = 'COMPLETED'
        and (created_at at time zone 'Asia/Jakarta')::date >= ${mondayOf(today())}::date)`.execute(
    server.database.db,
  );
  expect(body.products.reduce((sum, each) => sum + each.revenue, 0)).toBe(rows[0]?.amount);
  expect(body.sees_margin).toBe(true);
  expect(body.products.map(({ revenue }) => revenue)).toEqual(
    body.products.map(({ revenue }) => revenue).toSorted((one, other) => other - one),
  );
});

it('behind a figure are its orders, page after page', async () => {
  const query = { store_id, date_from: today(), date_to: today(), page_size: '2' };
  const first = (await server.call(contract.sellerAnalytics.orders, { query }, owner)).body;
  expect(first.data).toHaveLength(2);
  const after = first.next ?? '';
  const rest = { ...query, after, page_size: '100' };
  const second = (await server.call(contract.sellerAnalytics.orders, { query: rest }, owner)).body;
  const found = [...first.data, ...second.data].map(({ order_id }) => order_id);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(expect.arrayContaining(orders));
});

it('the same goes home as a file', async () => {
  for (const of of ['days', 'products']) {
    const query = { store_id, format: 'csv', of };
    const { text, status } = await server.call(contract.sellerAnalytics.export, { query }, owner);
    expect(status).toBe(200);
    expect(text.trim().split('\r\n').length).toBeGreaterThan(1);
  }
});

it('performance is read from the orders, and tells which cost it [API-67]', async () => {
  const { db } = server.database;
  await sql`update order_facts set arrived_on = arrived_on where store_id = ${store_id}`.execute(
    db,
  );
  const query = { store_id };
  const { body } = await server.call(contract.sellerPerformance.summary, { query }, owner);
  expect(Date.parse(body.date_to) - Date.parse(body.date_from)).toBe(27 * 86_400_000);
  expect(body.numbers.map(({ kind }) => kind)).toHaveLength(6);
  const { rows } = await sql<{ ordered: number; accepted: number; late: number }>`
    select coalesce(sum(ordered_amount), 0)::float8 as ordered, coalesce(sum(accepted_amount), 0)::float8 as accepted,
      (select count(*)::int from order_facts where store_id = ${store_id} and not was_on_time
        and due_on between ${body.date_from}::date and ${body.date_to}::date) as late
    from order_facts where store_id = ${store_id} and arrived_on between ${body.date_from}::date and ${body.date_to}::date`.execute(
    db,
  );
  const acceptance = body.numbers.find(({ kind }) => kind === 'ACCEPTANCE');
  expect([acceptance?.good, acceptance?.of]).toEqual([rows[0]?.accepted, rows[0]?.ordered]);
  const late = await server.call(
    contract.sellerPerformance.orders,
    { query: { store_id, kind: 'ON_TIME', page_size: '100' } },
    owner,
  );
  expect(late.body.data).toHaveLength(Math.min(100, rows[0]?.late ?? 0));
  expect(body.history).toHaveLength(new Set(body.history.map(({ date_to }) => date_to)).size);
});

it('of several stores each has its own score, and is named', async () => {
  await sql`insert into store_days as t (store_id, day, due, on_time)
    values (${store_id}, (now() at time zone 'Asia/Jakarta')::date - 1, 20, 10)
    on conflict (store_id, day) do update set due = t.due + 20, on_time = t.on_time + 10`.execute(
    server.database.db,
  );
  const query = { select_all_store: 'true' };
  const { body } = await server.call(contract.sellerPerformance.summary, { query }, owner);
  expect(body.stores.length).toBeGreaterThan(0);
  expect(body.stores.every(({ store_name }) => store_name !== '')).toBe(true);
  expect(body.stores.map(({ store_id }) => store_id)).toContain(store_id);
});

it('buyers are told by what they spent, how often, and when last', async () => {
  const query = { store_id, page_size: '100' };
  const { body } = await server.call(contract.buyerAnalytics.list, { query }, owner);
  const counted = Object.values(body.counts).reduce((sum, each) => sum + each, 0);
  expect(body.total_data).toBe(counted);
  const amounts = body.data.map(({ amount }) => amount);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  const [buyer_store_id = ''] = branches;
  const key = { store_id, buyer_store_id };
  const { body: one } = await server.call(contract.buyerAnalytics.detail, { query: key }, owner);
  expect(one.buyer).toMatchObject({ orders: 1, standing: 'NEW', usual_days: null, due_on: null });
  expect(one.last_orders.map(({ order_id }) => order_id)).toEqual([orders[0]]);
  const { rows } = await sql<{ variants: number }>`
    select count(distinct variant_id)::int as variants from order_lines where order_id = ${orders[0]}`.execute(
    server.database.db,
  );
  expect(one.products).toHaveLength(rows[0]?.variants ?? 0);
  expect(one.weeks.at(-1)?.orders).toBe(1);
});

it('whoever has ordered every few days is due, then silent, then lost', async () => {
  const { db } = server.database;
  const [, buyer_store_id = ''] = branches;
  const standing = async (days_ago: number, usual_days: number | null) => {
    await sql`update store_buyers set usual_days = ${usual_days}, first_on = current_date - 400,
        last_on = (now() at time zone 'Asia/Jakarta')::date - ${days_ago}::int
      where store_id = ${store_id} and buyer_store_id = ${buyer_store_id}`.execute(db);
    const key = { store_id, buyer_store_id };
    const { body } = await server.call(contract.buyerAnalytics.detail, { query: key }, owner);
    return body.buyer.standing;
  };
  expect(await standing(6, 7)).toBe('REGULAR');
  expect(await standing(7, 7)).toBe('DUE');
  expect(await standing(14, 7)).toBe('SILENT');
  expect(await standing(21, 7)).toBe('LOST');
  expect(await standing(89, null)).toBe('REGULAR');
  expect(await standing(90, null)).toBe('LOST');
  expect(await standing(90, 60)).toBe('LOST');
});

it('of two notes written at once one wins, and the other is told', async () => {
  const [, , buyer_store_id = ''] = branches;
  const write = (text: string, version: number) =>
    server.call(
      contract.buyerAnalytics.saveNote,
      { body: { store_id, buyer_store_id, text, version } },
      owner,
    );
  const both = await Promise.all([write('Bayar tunai', 0), write('Telepon dulu', 0)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const won = both.find(({ status }) => status === 200);
  const again = await write(won?.body.note.text ?? '', 0);
  expect(again.body.note.version).toBe(1);
});

it('nobody of another store sees any of it', async () => {
  const stranger = await server.signIn(testPeople.otherOwner);
  const query = { store_id };
  for (const entry of [
    contract.sellerAnalytics.detail,
    contract.sellerPerformance.summary,
    contract.buyerAnalytics.list,
  ]) {
    const refused = await server.call(entry, { query }, stranger);
    expect(refused.status).toBe(403);
  }
});
