import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { storeIn, systemScope } from '../../../platform/store-scope.ts';
import { inDays, openFees } from '../../../testing/fees.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testStores } from '../../../world/test-cast.ts';
import { credit, debit, post } from '../../book/book.service.ts';
import { storeCredit } from './fee-money.ts';

let server: TestServer;
let fees: Awaited<ReturnType<typeof openFees>>;
beforeEach(async () => {
  server = await startTestServer();
  onTestFinished(() => server.close());
  fees = await openFees(server);
});

it('what a week’s orders owe becomes one debt, due in 7 days, and the book adds up [API-37] [RT-24]', async () => {
  for (const things of [1, 2, 3]) await fees.completed(0, { things });
  const owed = await fees.owed('ORDER');
  expect(owed).toBeGreaterThan(0);
  expect(await fees.collect(inDays(8))).toBe(1);
  const collection = await fees.newest();
  expect(collection).toMatchObject({
    state: 'UNPAID',
    order_count: 3,
    amount: owed,
    credit_amount: 0,
    correction_amount: 0,
  });
  expect(collection.fee_amount + collection.tax_amount).toBe(owed);
  expect(Date.parse(collection.due_at) - Date.parse(collection.created_at)).toBe(7 * 86_400_000);
  expect(new Date(collection.week_from).getUTCDay()).toBe(1);
  expect(new Date(collection.week_until).getUTCDay()).toBe(0);
  expect([await fees.owed('ORDER'), await fees.owed('COLLECTION')]).toEqual([0, owed]);
  expect(await fees.wrongSums()).toEqual([]);
});

it('done again and by several at once, a week is collected once [API-37]', async () => {
  await fees.completed();
  const made = await Promise.all(Array.from({ length: 6 }, () => fees.collect(inDays(8))));
  expect(made.reduce((sum, each) => sum + each, 0)).toBe(1);
  expect(await fees.collect(inDays(8))).toBe(0);
  expect((await fees.list()).total_data).toBe(1);
  expect(await fees.wrongSums()).toEqual([]);
});

it('what is cut off in the middle leaves nothing, and is done whole the next time', async () => {
  await fees.completed();
  const { db } = server.database;
  await sql`alter table store_events add constraint broken check (kind <> 'fees.changed')`.execute(
    db,
  );
  await expect(fees.collect(inDays(8))).rejects.toThrow('broken');
  expect((await fees.list()).total_data).toBe(0);
  expect(await fees.wrongSums()).toEqual([]);
  await sql`alter table store_events drop constraint broken`.execute(db);
  expect(await fees.collect(inDays(8))).toBe(1);
  expect(await fees.wrongSums()).toEqual([]);
});

it('an order that completes after the week is over falls into the next', async () => {
  const early = await fees.completed(8);
  const late = await fees.completed();
  await fees.collect();
  expect(await fees.newest()).toMatchObject({ order_count: 1 });
  await fees.collect(inDays(8));
  expect((await fees.list()).data.map(({ order_count }) => order_count)).toEqual([1, 1]);
  const { rows } = await sql<{ order_id: string }>`
    select order_id from fee_collection_orders order by collection_id`.execute(server.database.db);
  expect(rows.map(({ order_id }) => order_id)).toEqual([early, late]);
  expect(await fees.wrongSums()).toEqual([]);
});

it('what comes to light for a week that has its collection is taken with the next', async () => {
  await fees.completed(8);
  await fees.collect();
  await fees.completed(9);
  expect(await fees.collect()).toBe(0);
  expect(await fees.collect(inDays(8))).toBe(1);
  expect(await fees.owed('ORDER')).toBe(0);
  expect(await fees.wrongSums()).toEqual([]);
});

it.each(['Jayapura', 'Makassar'])(
  'a store that moves to %s loses no order and pays none twice',
  async (city) => {
    const { db } = server.database;
    const move = (to: string) =>
      sql`update stores set city_id = (select id from cities where name = ${to})
      where id = ${fees.store_id}`.execute(db);
    await fees.completed(8);
    await fees.collect();
    await move(city);
    await fees.completed();
    await fees.collect();
    for (const days of [7, 7.1, 8]) await fees.collect(inDays(days));
    await move('Jakarta Barat');
    for (const days of [8, 14, 15]) await fees.collect(inDays(days));
    const { rows } = await sql<{ order_id: string }>`
    select order_id from fee_collection_orders`.execute(db);
    expect(rows).toHaveLength(2);
    expect(await fees.owed('ORDER')).toBe(0);
    expect(await fees.wrongSums()).toEqual([]);
  },
);

it('where nothing is owed, no collection is made', async () => {
  await fees.order('DELIVERED');
  expect(await fees.collect(inDays(8))).toBe(0);
  expect(await fees.list()).toMatchObject({ data: [], total_data: 0 });
});

/** Money that was once received beyond a bill. */
const give = (amount: number) =>
  inTransaction(server.database.db, async (db) => {
    await sql`insert into fee_payments (store_id, id, state, bill_amount, amount, bank_code, account_number,
        account_name, deadline_at, received_amount)
      values (${fees.store_id}, 999999, 'VERIFIED', 1, 2, '014', '5550123456', 'PT Marketplace', now(),
        ${amount})`.execute(db);
    await post(db, storeIn(systemScope([fees.store_id]), fees.store_id), {
      cause: 'COLLECTION_PAID',
      cause_id: '999999',
      sentence: 'Terlalu banyak dibayar',
      lines: [debit('FEE_PAYABLE', amount, storeCredit), credit('TILL', amount)],
    });
  });

it('what was paid too much before is used, and no more than is owed', async () => {
  await fees.completed();
  const owed = await fees.owed('ORDER');
  await give(owed + 10);
  await fees.collect(inDays(8));
  expect(await fees.newest()).toMatchObject({ state: 'PAID', credit_amount: owed, amount: 0 });
  expect(await fees.owed('CREDIT')).toBe(-10);
  await fees.completed();
  await fees.collect(inDays(15));
  expect(await fees.newest()).toMatchObject({ state: 'UNPAID', credit_amount: 10 });
  expect(await fees.owed('CREDIT')).toBe(0);
  expect(await fees.wrongSums()).toEqual([]);
});

it('one store that fails holds up none of the others', async () => {
  const { db } = server.database;
  await fees.completed();
  const sides = { ...fees.sides, seller_store_id: testStores.other };
  await orderAt(server, fees.buyer, sides, 'COMPLETED');
  await sql`alter table fee_collections add constraint broken check (store_id <> 1)`.execute(db);
  await expect(fees.collect(inDays(8))).rejects.toThrow('broken');
  const { rows } = await sql`select store_id from fee_collections`.execute(db);
  expect(rows).toEqual([{ store_id: testStores.other }]);
});

it('open screens hear of it', async () => {
  await fees.completed();
  await fees.collect(inDays(8));
  const { rows } = await sql<{ payload: object; area: string }>`
    select payload, area from store_events where kind = 'fees.changed'`.execute(server.database.db);
  const { id } = await fees.newest();
  expect(rows).toEqual([
    { area: 'store', payload: { fee_collection_ids: [id], payment_id: null } },
  ]);
});
