import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodsFor, runPromotion } from '../../../testing/discounts.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { mendHours } from '../../book/book.service.ts';
import { setFeeRate } from '../../book/fee-rates.service.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { postPast } from './past-money.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { signal } = new AbortController();
const count = async (table: 'postings' | 'posting_lines' | 'buyer_refunds') =>
  (await server.database.db.selectFrom(table).selectAll().execute()).length;

it('what happened before the book is posted once, and everything adds up', async () => {
  const { db } = server.database;
  expect(await count('postings')).toBe(0);
  const posted = await postPast(db, signal);
  expect(posted).toBeGreaterThan(100);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
  const before = [
    await count('postings'),
    await count('posting_lines'),
    await count('buyer_refunds'),
  ];
  expect(before[0]).toBeGreaterThan(posted);
  await db.updateTable('book_past').set({ after_id: '0' }).execute();
  expect(await postPast(db, signal)).toBe(posted);
  expect([
    await count('postings'),
    await count('posting_lines'),
    await count('buyer_refunds'),
  ]).toEqual(before);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});

it('money that went back before the book is to be judged: it may have been sent', async () => {
  const { db } = server.database;
  const states = await db.selectFrom('buyer_refunds').select('state').distinct().execute();
  expect(states).toEqual([{ state: 'TO_JUDGE' }]);
});

const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };

/** As a process leaves it that knows of no book. */
async function forgetInBook(order_id: string): Promise<void> {
  const { db } = server.database;
  await sql`delete from posting_lines where (store_id, posting_id) in
    (select store_id, id from postings where order_id = ${order_id})`.execute(db);
  await sql`delete from postings where order_id = ${order_id}`.execute(db);
  await sql`delete from balances`.execute(db);
  await sql`
    insert into balances (store_id, account, party, party_id, amount)
    select store_id, account, party, party_id, sum(amount) from posting_lines
    where party <> 'NONE' group by 1, 2, 3, 4
    union all
    select store_id, account, 'NONE', 0, sum(amount) from posting_lines group by 1, 2`.execute(db);
  await mendHours(db, signal);
}

it('what processes of before the book did meanwhile is found a day later, and nothing twice', async () => {
  const { db } = server.database;
  const buyer = await server.signIn(testPeople.buyer);
  const at = (...to: [Parameters<typeof orderAt>[3], string]) =>
    orderAt(server, buyer, sides, to[0], {
      payment_method: to[1],
      ...(to[1] === 'TERM' && { term_days: 7 }),
    });
  await at('COMPLETED', 'TRANSFER');
  await at('COMPLETED', 'TERM');
  await at('DELIVERED', 'COD');
  expect(await whatDoesNotAddUp(db)).toEqual([]);
  const whole = await count('postings');
  await forgetInBook(await at('COMPLETED', 'TRANSFER'));
  expect(await whatDoesNotAddUp(db)).not.toEqual([]);
  const again = (moment: string) =>
    db
      .updateTable('book_past')
      .set({ again_at: sql`now() + ${moment}::interval` })
      .execute();
  await again('1 hour');
  expect(await postPast(db, signal)).toBe(0);
  await again('0');
  expect(await postPast(db, signal)).toBeGreaterThan(0);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
  expect(await count('postings')).toBe(whole + 3);
  expect(await postPast(db, signal)).toBe(0);
});

it('what the marketplace pays of its discounts is found, too [RT-65]', async () => {
  const { db } = server.database;
  const buyer = await server.signIn(testPeople.buyer);
  const goods = await goodsFor(db, testStores.own, 1);
  await runPromotion(db, testStores.own, goods);
  const lines = goods.map(({ inventory_id }) => ({ inventory_id, quantity: 2 }));
  for (const payment_method of ['TRANSFER', 'COD'])
    await forgetInBook(await orderAt(server, buyer, sides, 'COMPLETED', { lines, payment_method }));
  await db.updateTable('book_past').set({ again_at: sql`now()` }).execute();
  await postPast(db, signal);
  const shares = await db
    .selectFrom('postings')
    .where('cause', '=', 'PLATFORM_SHARE')
    .select('id')
    .execute();
  expect(shares).toHaveLength(2);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});

it('an order without a fee has none in the book, and adds up', async () => {
  const { db } = server.database;
  await setFeeRate(db, { basis_points: 0 });
  const buyer = await server.signIn(testPeople.buyer);
  const order_id = await orderAt(server, buyer, sides, 'COMPLETED');
  const causes = await db
    .selectFrom('postings')
    .where('order_id', '=', order_id)
    .select('cause')
    .execute();
  expect(causes.map(({ cause }) => cause)).not.toContain('FEE');
  expect(await whatDoesNotAddUp(db)).toEqual([]);
});
