import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { countOrders } from '../counting/count-orders.service.ts';
import { mondayOf } from '../weeks.ts';

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  await countOrders(server.database.db, new AbortController().signal);
});
afterAll(() => server.close());

const store_id: string = testStores.own;
const read = async (query: Record<string, unknown> = { store_id }, who = owner) =>
  (await server.call(contract.homePicture.detail, { query }, who)).body;

it('the week and its days are what the book says, and today what came in [API-29]', async () => {
  const picture = await read();
  expect(picture.days).toHaveLength(28);
  expect(picture.days.at(-1)?.day).toBe(picture.day);
  const { rows } = await sql<{ day: string; revenue: number }>`
    select (p.created_at at time zone 'Asia/Jakarta')::date::text as day, sum(-l.amount)::float8 as revenue
    from postings p join posting_lines l on l.store_id = p.store_id and l.posting_id = p.id
    where p.store_id = ${store_id} and l.account in ('SALES', 'SHIPPING_INCOME', 'REFUNDS')
    group by 1`.execute(server.database.db);
  const booked = (from: string, to: string) =>
    rows
      .filter(({ day }) => from <= day && day <= to)
      .reduce((sum, { revenue }) => sum + revenue, 0);
  const monday = mondayOf(picture.day);
  expect(picture.week.revenue).toBe(booked(monday, picture.day));
  for (const { day, revenue } of picture.days) expect(revenue).toBe(booked(day, day));
  const { body } = await server.call(
    contract.storeSummary.figures,
    { query: { store_id, with_sales: 'true' } },
    owner,
  );
  expect([picture.today, picture.week_ago]).toEqual([
    body.figures[0]?.today,
    body.figures[0]?.week_ago,
  ]);
});

it('of several stores all are added up, and each has its own days', async () => {
  const one = await read();
  const all = await read({ select_all_store: 'true' });
  expect(one.stores).toEqual([]);
  const own = all.stores.find((each) => each.store_id === store_id);
  expect(own?.revenue).toBe(one.week.revenue);
  expect(own?.days).toEqual(one.days.slice(14).map(({ revenue }) => revenue));
  expect(all.stores.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(all.week.revenue);
});

it('what would run out within a week is told with what is at stake, and only to who sees the stock', async () => {
  const { db } = server.database;
  const { rows } = await sql<{ variant_id: string; inventory_id: string }>`
    select i.variant_id::text, min(i.id)::text as inventory_id from inventories i
    where i.store_id = ${store_id} and i.state = 'ACTIVE' group by i.variant_id order by 1 limit 1`.execute(
    db,
  );
  const [listed] = rows;
  // Sold 56 pieces for 28 billion in four weeks: 14 a week, of which none is left.
  await sql`insert into store_day_products (store_id, day, variant_id, units, amount, costed_amount, cost)
    values (${store_id}, (now() at time zone 'Asia/Jakarta')::date - 1, ${listed?.variant_id}, 56, 28000000000000, 0, 0)
    on conflict (store_id, day, variant_id) do update set units = 56, amount = 28000000000000`.execute(
    db,
  );
  await sql`delete from store_day_products where store_id = ${store_id} and variant_id = ${listed?.variant_id}
    and day <> (now() at time zone 'Asia/Jakarta')::date - 1`.execute(db);
  await sql`update stocks set stock = reserved where store_id = ${store_id} and variant_id = ${listed?.variant_id}`.execute(
    db,
  );
  expect((await read()).help[0]).toMatchObject({
    kind: 'RESTOCK',
    store_id,
    of_id: listed?.inventory_id,
    free_pieces: 0,
    amount: 7_000_000_000_000,
  });
  await sql`update stocks set stock = reserved + 7 where store_id = ${store_id} and variant_id = ${listed?.variant_id}`.execute(
    db,
  );
  expect((await read()).help[0]).toMatchObject({ free_pieces: 7, amount: 3_500_000_000_000 });
  await sql`update stocks set stock = reserved + 14 where store_id = ${store_id} and variant_id = ${listed?.variant_id}`.execute(
    db,
  );
  expect((await read()).help.map(({ of_id }) => of_id)).not.toContain(listed?.inventory_id);
});

it('a buyer who is due, the dearest demand and open complaints are weighed by their rupiah', async () => {
  const { db } = server.database;
  const { rows } = await sql<{ id: string }>`
    update store_buyers set usual_days = 6, orders = 1, amount = 9000000000000,
      last_on = (now() at time zone 'Asia/Jakarta')::date - 9
    where (store_id, buyer_store_id) = (select store_id, min(buyer_store_id) from store_buyers where store_id = ${store_id}
      and orders > 0 group by store_id)
    returning buyer_store_id::text as id`.execute(db);
  const [first] = (await read()).help;
  expect(first).toMatchObject({
    kind: 'BUYER',
    of_id: rows[0]?.id,
    count: 9,
    usual_days: 6,
    amount: 9_000_000_000_000,
  });
});

it('a store that has sold nothing yet says so, and compares nothing', async () => {
  const { db } = server.database;
  const fresh = testStores.notSelling;
  await sql`delete from store_days where store_id = ${fresh}`.execute(db);
  const picture = await read({ store_id: fresh });
  expect(picture.has_enough).toBe(false);
  expect(picture.week).toMatchObject({ revenue: 0, orders: 0, is_comparable: false });
});
