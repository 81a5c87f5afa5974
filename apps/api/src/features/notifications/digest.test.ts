import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type NewsServer, startNewsServer } from '../../testing/news.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { giveRole } from '../stores/stores.service.ts';
import { sendDigests } from './delivery/digest.service.ts';

let news: NewsServer;
beforeAll(async () => {
  news = await startNewsServer();
});
afterAll(() => news.close());
beforeEach(() => news.clear());

const available = { whatsapp: true, email: true };
const at = (time: string, day = '2026-11-18') =>
  sendDigests(
    news.server.database.db,
    new AbortController().signal,
    available,
    `${day}T${time}:00Z`,
  );
const owner = () => news.server.signIn(testPeople.owner);
const unread = async (token: string) =>
  (await news.server.call(contract.notifications.unread, {}, token)).body.total;

it('who wants it is told in the morning what waits, once, by the clock of their store', async () => {
  const token = await owner();
  await news.subscribe(token, news.newDevice());
  await news.save(token, { digest: ['push', 'whatsapp'] });
  expect(await at('23:30')).toBe(0);
  expect(await at('00:05')).toBe(1);
  expect(await at('00:06')).toBe(0);
  await news.settled();
  expect(news.browsers.heard.map(({ message }) => message)).toMatchObject([
    {
      title: 'Pagi ini di toko Anda',
      text: expect.stringMatching(/pesanan baru/),
      path: '/seller',
      tag: 'digest.2026-11-18',
    },
  ]);
  expect(news.gateway.whatsapps).toHaveLength(1);
});

it('counts what the bell counts, and waits for the end of quiet hours', async () => {
  const token = await owner();
  await news.subscribe(token, news.newDevice());
  await news.comes();
  await news.comes();
  await news.settled();
  news.browsers.heard.length = 0;
  await news.save(token, {
    digest: ['push'],
    quiet_hours: { from: '21:00', to: '08:30' },
    ways: [{ category: 'ORDERS', way: 'screen', is_on: false }],
  });
  const total = await unread(token);
  expect(total).toBeGreaterThan(0);
  expect(await at('00:30')).toBe(0);
  expect(await at('01:45')).toBe(1);
  await news.settled();
  const [heard] = news.browsers.heard;
  expect(heard?.message.text).toContain(`${total} notifikasi belum dibaca`);
  // What is not wanted on the screen is counted by neither.
  await news.save(token, { ways: [{ category: 'MONEY', way: 'screen', is_on: false }] });
  await news.save(token, { quiet_hours: null });
  news.browsers.heard.length = 0;
  expect(await at('01:45', '2026-11-19')).toBe(1);
  await news.settled();
  expect(await unread(token)).toBe(0);
  expect(news.browsers.heard[0]?.message.text).not.toContain('belum dibaca');
});

it('a letter tells the address of a store of that store alone, where the person manages it, once a day', async () => {
  const { db } = news.server.database;
  await sql`update stores set email = 'toko-' || id || '@contoh.com' where id in (1, 2)`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    select id from users where phone_number = ${testPeople.owner}`.execute(db);
  const user_id = rows[0]?.id ?? '';
  // Another owner's store, where this one only looks on.
  await inTransaction(db, (db) => giveRole(db, user_id, testStores.other, 'VIEWER'));
  await sql`update order_counters set "NEW" = 40 + store_id where store_id in (1, 2)`.execute(db);
  await news.save(await owner(), { digest: ['email'] });
  await news.save(await news.server.signIn(testPeople.admin), { digest: ['email'] });
  await at('00:30');
  await news.settled();
  expect(news.gateway.letters.map(({ to }) => to)).toEqual(['toko-1@contoh.com']);
  expect(news.gateway.letters[0]?.text).toMatch(/^41 pesanan baru/);
  // Asked by the other store's own people, it is told of its own.
  await news.save(await news.server.signIn(testPeople.otherOwner), { digest: ['email'] });
  await at('00:40');
  await at('00:50');
  await news.settled();
  expect(news.gateway.letters.map(({ to }) => to)).toEqual([
    'toko-1@contoh.com',
    'toko-2@contoh.com',
  ]);
  expect(news.gateway.letters[1]?.text).toMatch(/^42 pesanan baru/);
});
