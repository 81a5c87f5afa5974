import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type NewsServer, startNewsServer } from '../../../testing/news.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { countOrders } from '../counting/count-orders.service.ts';
import { mondayOf } from '../weeks.ts';
import { sendWeeklyReports } from './weekly-report.service.ts';

let news: NewsServer;
let owner: string;
beforeAll(async () => {
  news = await startNewsServer();
  owner = await news.server.signIn(testPeople.owner);
  const { db } = news.server.database;
  await countOrders(db, new AbortController().signal);
  await sql`update stores set email = 'toko-' || id || '@contoh.com', email_verified_at = now()`.execute(
    db,
  );
});
afterAll(() => news.close());
beforeEach(async () => {
  await news.clear();
  await sql`delete from weekly_report_letters`.execute(news.server.database.db);
});

const store_id: string = testStores.own;
const { file, read, save } = contract.weeklyReport;
/** The Monday of the week that is now, in Jakarta: the week before is over and counted. */
const monday = mondayOf(new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10));
const at = (clock: string, day = monday) =>
  sendWeeklyReports(
    news.server.database.db,
    new AbortController().signal,
    new Date(`${day}T${clock}:00+07:00`).toISOString(),
  );
const want = (is_on: boolean, who = owner, of: string = store_id) =>
  news.server.call(save, { body: { store_id: of, is_on } }, who);

it('the week that is over goes to the address of the store on Monday from seven on, once however often it is looked at', async () => {
  expect((await want(true)).body).toEqual({ store_id, is_on: true, has_address: true });
  expect((await want(true)).body.is_on).toBe(true);
  expect(await at('06:59')).toBe(0);
  expect((await Promise.all([at('07:01'), at('07:01')])).toSorted()).toEqual([0, 1]);
  expect(await at('11:00')).toBe(0);
  await news.settled();
  const [letter, ...others] = news.gateway.letters;
  expect(others).toEqual([]);
  expect(letter?.to).toBe(`toko-${store_id}@contoh.com`);
  expect(letter?.text).toContain('Penjualan: Rp');
  const [attached] = letter?.attachments ?? [];
  expect(attached?.type).toBe('application/pdf');
  expect(
    Buffer.from(attached?.content ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('no letter on another day, nor for who has turned it off, nor where nobody manages the store any more', async () => {
  const { db } = news.server.database;
  await want(true);
  const tuesday = new Date(Date.parse(monday) + 86_400_000).toISOString().slice(0, 10);
  expect(await at('09:00', tuesday)).toBe(0);
  await want(false);
  expect((await news.server.call(read, { query: { store_id } }, owner)).body.is_on).toBe(false);
  expect(await at('09:00')).toBe(0);
  await want(true);
  await sql`update store_permissions set store = 'VIEW' where store_id = ${store_id}`.execute(db);
  expect(await at('09:00')).toBe(0);
  await sql`update store_permissions set store = 'MANAGE' where store_id = ${store_id} and user_id in (
    select user_id from weekly_report_readers where store_id = ${store_id})`.execute(db);
  expect(await at('09:00')).toBe(1);
});

it('waits until the whole week is counted, and for a proven address', async () => {
  const { db } = news.server.database;
  await want(true);
  const begin = sql`update counted_stores set again_after = 0, counted_at = ${monday}::date - 1 where store_id = ${store_id}`;
  await begin.execute(db);
  expect(await at('09:00')).toBe(0);
  await countOrders(db, new AbortController().signal);
  await sql`update stores set email = null, email_verified_at = null where id = ${store_id}`.execute(
    db,
  );
  expect(await at('09:00')).toBe(0);
  const { body } = await news.server.call(read, { query: { store_id } }, owner);
  expect(body.has_address).toBe(false);
  await sql`update stores set email = 'toko@contoh.com', email_verified_at = now() where id = ${store_id}`.execute(
    db,
  );
  expect(await at('09:00')).toBe(1);
});

it('is by the clock of the store, and one that moves to another zone is not told of a week twice', async () => {
  const { db } = news.server.database;
  await want(true);
  const move = (zone: string) =>
    sql`update stores set city_id = (select min(id) from cities where time_zone = ${zone}) where id = ${store_id}`.execute(
      db,
    );
  await move('Asia/Jayapura');
  await countOrders(db, new AbortController().signal);
  // Seven in Jayapura is five in Jakarta.
  expect(await at('04:59')).toBe(0);
  expect(await at('05:01')).toBe(1);
  await move('Asia/Jakarta');
  await countOrders(db, new AbortController().signal);
  expect(await at('08:00')).toBe(0);
});

it('a week can be taken home as a paper, also one without an order, and of several stores', async () => {
  const pdf = async (query: Record<string, string>) => {
    const { status, text, headers } = await news.server.call(file, { query }, owner);
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
    return String(headers['content-disposition']);
  };
  expect(await pdf({ store_id })).toContain(`laporan-mingguan-${monday}`);
  await pdf({ store_id, start_week: '2001-01-01' });
  await pdf({ select_all_store: 'true' });
  const query = { store_id, start_week: '2026-11-17' };
  const tuesday = await news.server.call(file, { query }, owner);
  expect(tuesday.status).toBe(400);
});
