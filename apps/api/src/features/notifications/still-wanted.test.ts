import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { eventually } from '../../testing/eventually.ts';
import { type NewsServer, startNewsServer } from '../../testing/news.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { giveRole } from '../stores/stores.service.ts';

let news: NewsServer;
let viewer: string;
let viewerId: string;
beforeAll(async () => {
  news = await startNewsServer();
});
afterAll(() => news.close());
beforeEach(async () => {
  await news.clear();
  const { rows } = await sql<{ id: string }>`
    select id from users where phone_number = ${testPeople.viewer}`.execute(db());
  viewerId = rows[0]?.id ?? '';
  await role('VIEWER');
  await sql`update stores set email = 'toko@contoh.com' where id = ${testStores.own}`.execute(db());
  viewer = await news.server.signIn(testPeople.viewer);
});

const db = () => news.server.database.db;
const role = (name: 'VIEWER' | 'ORDER_STAFF') =>
  inTransaction(db(), (db) => giveRole(db, viewerId, testStores.own, name));
const hour = (shift: number) =>
  new Date(Date.now() + (7 + shift) * 3_600_000).toISOString().slice(11, 16);
const turn = (way: string, is_on: boolean) => ({ ways: [{ category: 'MONEY', way, is_on }] });
const readAll = () =>
  news.server.call(
    contract.notifications.read,
    { body: { until: '2099-01-01T00:00:00.000Z' } },
    viewer,
  );
const allAreWaiting = (count: number) =>
  eventually(async () => {
    const states = (await news.messages()).map(({ state, last_error }) => [state, last_error]);
    expect(states).toEqual(Array.from({ length: count }, () => ['WAITING', '503']));
  });
/** In every way, so that each is held up at the first try. */
const heldUp = async () => {
  await news.subscribe(viewer, news.newDevice());
  for (const way of ['whatsapp', 'email']) await news.save(viewer, turn(way, true));
  news.browsers.answer(...Array.from({ length: 3 }, () => 503));
  news.gateway.answer(...Array.from({ length: 6 }, () => 503));
  await news.comes();
};
const nothingWentOut = async () => {
  await eventually(async () => {
    await news.letTimePass();
    for (const { state } of await news.messages()) expect(state).toBe('SENT');
  });
  const { browsers, gateway } = news;
  expect([browsers.heard, gateway.whatsapps, gateway.letters]).toEqual([[], [], []]);
};

it.each([
  ['they may not see it any more', () => role('ORDER_STAFF')],
  [
    'their hours are quiet',
    () => news.save(viewer, { quiet_hours: { from: hour(-1), to: hour(1) } }),
  ],
  ['they have read it', () => readAll()],
  [
    'they have turned all of it off',
    async () => {
      for (const way of ['push', 'whatsapp', 'email']) await news.save(viewer, turn(way, false));
    },
  ],
  [
    'it is too old',
    () =>
      sql`update outbox set payload = jsonb_set(payload, '{until}', '"2020-01-01T00:00:00.000Z"')`.execute(
        db(),
      ),
  ],
])('what waits to be sent is not sent any more when %s', async (_why, happens) => {
  await heldUp();
  await allAreWaiting(3);
  await happens();
  await nothingWentOut();
});

it('one message of many is not sent either to who may not see any of it any more', async () => {
  await news.subscribe(viewer, news.newDevice());
  news.browsers.answer(503);
  // Written at once, so that they are handed on together.
  await sql`insert into notifications (store_id, category, number, kind, title, text, path)
    select ${testStores.own}::bigint, 'MONEY', 1000 + n, 'payout.sent', 'Uang', 'Rp 1', '/seller/payouts'
    from generate_series(1, 5) n`.execute(db());
  await allAreWaiting(1);
  await role('ORDER_STAFF');
  await nothingWentOut();
});
