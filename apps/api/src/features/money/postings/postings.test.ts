import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDays } from '../../../testing/fees.ts';
import { openMoney } from '../../../testing/money.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { mendHours } from '../../book/book.service.ts';

let server: TestServer;
let money: Awaited<ReturnType<typeof openMoney>>;
const orders: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  money = await openMoney(server);
  const transfer = { payment_method: 'TRANSFER' };
  for (const [days, status, more] of [
    [5, 'COMPLETED', transfer],
    [5, 'COMPLETED', { payment_method: 'TERM', term_days: 14 }],
    [2, 'DELIVERED', { payment_method: 'TERM', term_days: 7 }],
    [1, 'COMPLETED', { delivery: 'BUYER_PICKUP' }],
    [0, 'NEW', transfer],
  ] as const) {
    const order_id = await money.order(status, more);
    orders.push(order_id);
    await money.daysAgo(order_id, days);
  }
  await money.collect(inDays(8));
});
afterAll(() => server.close());

/** Each row leaves what the one below it left, and what it changed. */
function expectRunning(rows: readonly { balance: number | null; change: number }[]) {
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    if (below) expect((row.balance ?? Number.NaN) - row.change).toBe(below.balance);
  }
}

it('runs down to nothing from the saldo of now, whatever the size of a page', async () => {
  const { total } = await money.balance();
  const whole = await money.postings(undefined, 100);
  expect(total).toBeGreaterThan(0);
  expect(whole[0]?.balance).toBe(total);
  expectRunning(whole);
  const last = whole.at(-1);
  expect((last?.balance ?? Number.NaN) - (last?.change ?? 0)).toBe(0);
  for (const size of [1, 2, 3, 7]) expect(await money.postings(undefined, size)).toEqual(whole);
  const times = whole.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
  expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
  expect(await money.wrongSums()).toEqual([]);
});

it('a range of days begins with the saldo of its last day, without what came after', async () => {
  const whole = await money.postings(undefined, 100);
  const day = (ago: number) =>
    new Date(Date.now() + 7 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
  const own = { store_id: money.store_id };
  const old = await money.postings({ ...own, date_to: day(4) }, 2);
  expect(old.length).toBeGreaterThan(3);
  expect(old).toEqual(whole.slice(-old.length));
  const middle = await money.postings({ ...own, date_from: day(2), date_to: day(1) });
  expect(middle.map(({ order_id }) => order_id)).toEqual(
    expect.arrayContaining([orders[2], orders[3]]),
  );
  const ids = new Set(middle.map(({ id }) => id));
  expect(middle).toEqual(whole.filter(({ id }) => ids.has(id)));
  const reversed = { ...own, date_from: day(1), date_to: day(2) };
  const { body } = await server.call(contract.money.postings, { query: reversed }, money.owner);
  expect(body.errors).toMatchObject({ code: 'validation_failed' });
});

it('by kind and by order it leaves rows out, and tells no saldo', async () => {
  const own = { store_id: money.store_id };
  const whole = await money.postings(undefined, 100);
  for (const kind of ['IN', 'EARNED', 'BACK', 'FEES', 'OTHER'] as const) {
    const rows = await money.postings({ ...own, kind }, 2);
    const wanted = whole.filter((row) => row.kind === kind);
    expect(rows).toEqual(wanted.map((row) => ({ ...row, balance: null })));
  }
  expect(new Set(whole.map(({ kind }) => kind))).toEqual(new Set(['IN', 'EARNED', 'FEES']));
  const order_id = orders[0] ?? '';
  const ofOrder = await money.postings({ ...own, order_id }, 2);
  expect(ofOrder.map(({ cause }) => cause).sort()).toEqual(['COMPLETED', 'FEE', 'PAYMENT']);
  const both = await money.postings({ ...own, order_id, kind: 'FEES' }, 2);
  expect(both.map(({ cause }) => cause)).toEqual(['FEE']);
});

it('an order tells its own money to who may see orders, and where it is now', async () => {
  const clerk = await server.signIn(testPeople.orderStaff);
  const { status, body } = await money.ofOrder(orders[0] ?? '', clerk);
  expect(status).toBe(200);
  expect(body.steps.map(({ cause }) => cause)).toEqual(['PAYMENT', 'COMPLETED', 'FEE']);
  const [payment, completed, fee] = body.steps;
  expect(payment?.change).toBe(payment?.amount);
  expect(completed).toMatchObject({ change: 0, amount: payment?.amount });
  expect(body.holdings).toMatchObject([
    { kind: 'HELD', amount: payment?.amount, reason: 'WAITS_FOR_PAYOUT' },
  ]);
  const { rows } = await sql<{ amount: string }>`
    select -sum(amount) as amount from posting_lines where account = 'FEE_PAYABLE'
      and party = 'ORDER' and party_id = ${orders[0]} and amount < 0`.execute(server.database.db);
  expect(fee).toMatchObject({ change: 0, amount: Number(rows[0]?.amount) });
  // The statement of the store is another matter.
  for (const entry of [contract.money.balance, contract.money.postings]) {
    const query = { store_id: money.store_id };
    expect((await server.call(entry, { query }, clerk)).status).toBe(403);
  }
});

it('over all stores it is one list by time, of the person’s stores and no others', async () => {
  const other = await server.signIn(testPeople.otherOwner);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.other };
  await orderAt(server, money.buyer, sides, 'COMPLETED', { payment_method: 'TRANSFER' });
  const everywhere = { select_all_seller_store: 'true' };
  const whole = await money.postings(undefined, 100);
  expect(await money.postings(everywhere, 4)).toEqual(
    whole.map((row) => ({ ...row, balance: null })),
  );
  const query = { ...everywhere, page_size: '100' };
  const theirs = (await server.call(contract.money.postings, { query }, other)).body;
  expect(new Set(theirs.data.map(({ store_id }) => store_id))).toEqual(new Set([testStores.other]));
});

it.each(['csv', 'xlsx', 'pdf'] as const)(
  'goes home as %s, with the same filters',
  async (format) => {
    const query = { store_id: money.store_id, kind: 'EARNED', format };
    const { status, text, headers } = await server.call(
      contract.money.exportPostings,
      { query },
      money.owner,
    );
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(new RegExp(`mutasi-.*\\.${format}`));
    if (format !== 'csv') return;
    const lines = text.trim().split('\r\n');
    const earned = (await money.postings({ store_id: money.store_id, kind: 'EARNED' })).length;
    expect(lines).toHaveLength(earned + 1);
  },
);

it('the file runs as the list does', async () => {
  const query = { store_id: money.store_id, format: 'csv' };
  const { text } = await server.call(contract.money.exportPostings, { query }, money.owner);
  const saldos = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',').at(-2)));
  const whole = await money.postings(undefined, 100);
  expect(saldos).toEqual(whole.map(({ balance }) => balance));
});

it('hours that a process of before did not keep are written anew', async () => {
  const { db } = server.database;
  const { signal } = new AbortController();
  const hours = () =>
    sql`select * from book_hours where store_id = ${money.store_id} order by hour`.execute(db);
  const before = (await hours()).rows;
  expect(await mendHours(db, signal)).toBe(0);
  await sql`delete from book_hours where store_id = ${money.store_id}
    and hour = (select min(hour) from book_hours where store_id = ${money.store_id})`.execute(db);
  expect(await money.wrongSums()).not.toEqual([]);
  expect(await mendHours(db, signal)).toBe(1);
  expect((await hours()).rows).toEqual(before);
  expect(await money.wrongSums()).toEqual([]);
  // What buyers paid is kept beside, and may be wrong where the saldo is right.
  await sql`update book_hours set received = received + 1 where store_id = ${money.store_id}
    and hour = (select max(hour) from book_hours where store_id = ${money.store_id})`.execute(db);
  expect(await money.wrongSums()).not.toEqual([]);
  expect(await mendHours(db, signal)).toBe(1);
  expect((await hours()).rows).toEqual(before);
});

it('a store whose hours cannot be mended holds up no other', async () => {
  const { db } = server.database;
  const { signal } = new AbortController();
  const { own: failing, other: behind } = testStores;
  for (const store_id of [failing, behind])
    await sql`insert into book_hours (store_id, hour, change, received)
      values (${store_id}, '2020-01-01T00:00:00Z', 5, 0)`.execute(db);
  await sql`insert into order_counters (store_id) values (${behind}) on conflict do nothing`.execute(
    db,
  );
  await sql`alter table book_hours add constraint broken check (store_id <> ${sql.lit(Number(failing))}) not valid`.execute(
    db,
  );
  await expect(mendHours(db, signal)).rejects.toThrow('1 times mending hours failed, 1 were done');
  await sql`alter table book_hours drop constraint broken`.execute(db);
  expect(await mendHours(db, signal)).toBe(1);
  const { rows } =
    await sql`select from book_hours where change <> 0 and hour < '2021-01-01'`.execute(db);
  expect(rows).toEqual([]);
});
