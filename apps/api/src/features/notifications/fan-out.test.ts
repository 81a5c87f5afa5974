import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { type NewsServer, startNewsServer } from '../../testing/news.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let news: NewsServer;
let owner: string;
beforeAll(async () => {
  news = await startNewsServer();
  await sql`update stores set email = 'toko@contoh.com' where id = ${testStores.own}`.execute(db());
});
afterAll(() => news.close());
beforeEach(async () => {
  await news.clear();
  owner = await news.server.signIn(testPeople.owner);
});

const db = () => news.server.database.db;
const turnOn = (...ways: string[]) =>
  news.save(owner, { ways: ways.map((way) => ({ category: 'MONEY', way, is_on: true })) });
/** So many that are handed on together. */
const many = (count: number) =>
  sql`insert into notifications (store_id, category, number, kind, title, text, path)
    select ${testStores.own}::bigint, 'MONEY', 1000 + n, 'payout.sent', 'Uang ' || n, 'Rp 1', '/seller/payouts'
    from generate_series(1, ${count}::int) n`.execute(db());

it('a sign of two halves that there is no room for stops nothing', async () => {
  await turnOn('email', 'whatsapp');
  await news.subscribe(owner, news.newDevice());
  await news.comes({
    title: `${'a'.repeat(199)}😀`,
    text: `${'b'.repeat(389)}😀${'c'.repeat(2_000)}`,
  });
  await news.settled();
  expect((await news.messages()).map(({ state }) => state)).toEqual(['SENT', 'SENT', 'SENT']);
  expect(news.gateway.letters[0]?.subject).toBe('a'.repeat(199));
  expect(news.gateway.whatsapps[0]?.parameters[0]).toBe('a'.repeat(199));
  expect(news.browsers.heard[0]?.message.title.isWellFormed()).toBe(true);
});

it('of many at once every way is told in one message, of what was not read', async () => {
  await turnOn('email', 'whatsapp');
  await many(5);
  await news.settled();
  expect(news.gateway.whatsapps.map(({ parameters }) => parameters[0])).toEqual(['5 kabar baru']);
  expect(news.gateway.letters).toMatchObject([{ to: 'toko@contoh.com' }]);
});

it('by WhatsApp and e-mail no more goes to somebody within an hour than they can bear', async () => {
  await turnOn('whatsapp');
  for (let count = 0; count < 15; count += 1) {
    await news.comes();
    await eventually(async () => {
      const { rows } = await sql`select from notifications where is_to_push`.execute(db());
      expect(rows).toEqual([]);
    });
  }
  // Two hours may meet in it.
  expect((await news.messages()).length).toBeGreaterThanOrEqual(12);
  const { rows } = await sql<{ told_in_hour: number }>`
    select told_in_hour from notification_settings`.execute(db());
  const told = (await news.messages()).length;
  expect(told === 12 || (rows[0]?.told_in_hour ?? 0) < told).toBe(true);
});

it('a way that the server does not have cannot be turned on', async () => {
  const plain = await startTestServer();
  try {
    const token = await plain.signIn(testPeople.owner);
    const ways = ['push', 'whatsapp', 'email'].map((way) => ({
      category: 'MONEY',
      way,
      is_on: true,
    }));
    const body = { ways, digest: ['push', 'whatsapp', 'email'] };
    const saved = (await plain.call(contract.notifications.writeSettings, { body }, token)).body;
    expect(saved.digest).toEqual(['push']);
    expect(saved.ways.find(({ category }) => category === 'MONEY')).toMatchObject({
      push: true,
      whatsapp: false,
      email: false,
    });
  } finally {
    await plain.close();
  }
});

// The last: the store rests for a minute.
it('a store that cannot be handed on holds up no other', async () => {
  const other = await news.server.signIn(testPeople.otherOwner);
  await news.subscribe(owner, news.newDevice());
  await news.subscribe(other, news.newDevice());
  await news.comes({ path: `/seller/${'x'.repeat(600)}` });
  for (const title of ['Pertama', 'Kedua']) {
    await news.comes({ title }, testStores.other);
    await eventually(() =>
      expect(news.browsers.heard.map(({ message }) => message.title)).toContain(title),
    );
  }
});
