import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { messagesWritten } from '../../platform/outbox/send-later.ts';
import { eventually } from '../../testing/eventually.ts';
import { type NewsServer, startNewsServer } from '../../testing/news.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { auth, notifications, push } = contract;
const store_id = testStores.own;

let news: NewsServer;
let server: NewsServer['server'];
let browsers: NewsServer['browsers'];
let firebase: NewsServer['firebase'];
beforeAll(async () => {
  news = await startNewsServer();
  ({ server, browsers, firebase } = news);
});
afterAll(() => news.close());
beforeEach(() => news.clear());

const newDevice = () => news.newDevice();
const subscribe = (token: string, body: object) => news.subscribe(token, body);
const comes = (title?: string) => news.comes(title === undefined ? {} : { title });
const messages = () => news.messages();
const settled = () => news.settled();
const letTimePass = () => news.letTimePass();

it('a browser that subscribed is told, signed and sealed, of what its person may see [API-81]', async () => {
  const owner = await server.signIn(testPeople.owner);
  expect((await subscribe(owner, newDevice())).body).toEqual({ done: true });
  await subscribe(await server.signIn(testPeople.orderStaff), newDevice());
  await comes();
  await settled();
  expect(browsers.refused).toEqual([]);
  expect(browsers.heard).toMatchObject([
    {
      message: {
        title: 'Uang sedang dikirim',
        text: expect.stringContaining('Rp 1\n'),
        path: '/seller/payouts',
        tag: expect.stringMatching(/^1\.MONEY\.\d+$/),
      },
      claims: { sub: 'mailto:toko@contoh.com' },
      headers: { ttl: expect.stringMatching(/^21[56]\d\d$/), 'content-encoding': 'aes128gcm' },
    },
  ]);
  const settings = (await server.call(notifications.readSettings, {}, owner)).body;
  expect(settings.push).toMatchObject({ question: 'ACCEPTED', devices: 1 });
  expect(settings.push.public_key).toMatch(/^[\w-]{87}$/);
});

it('an app is told by its registration token, and another by the same access [API-04] [EN-24]', async () => {
  const owner = await server.signIn(testPeople.owner);
  const body = { firebase_registration_token: 'token-of-a-phone' };
  await server.call(auth.firebase, { body }, owner);
  firebase.trouble('expired_access');
  await comes();
  await comes('Pencairan sudah masuk');
  await settled();
  expect(firebase.sent.map(({ token, notification }) => [token, notification.title])).toEqual([
    ['token-of-a-phone', 'Uang sedang dikirim'],
    ['token-of-a-phone', 'Pencairan sudah masuk'],
  ]);
  // Kept for a device that is away no longer than it is news, and no four of them push out a fifth.
  const [{ android, apns } = { android: undefined, apns: undefined }] = firebase.sent;
  expect(android).toMatchObject({ ttl: expect.stringMatching(/^21[56]\d\ds$/) });
  expect(android).not.toHaveProperty('collapse_key');
  expect(Number(apns?.headers['apns-expiration']) * 1_000).toBeGreaterThan(Date.now());
  expect(firebase.accessGiven()).toBe(2);
});

it('addresses that are gone are dropped, of browsers and of apps', async () => {
  const owner = await server.signIn(testPeople.owner);
  await subscribe(owner, newDevice());
  await server.call(auth.firebase, { body: { firebase_registration_token: 'gone' } }, owner);
  browsers.answer(410);
  firebase.trouble('unregistered');
  await comes();
  await settled();
  const { push: left } = (await server.call(notifications.readSettings, {}, owner)).body;
  expect(left.devices).toBe(0);
  expect((await messages()).map(({ state }) => state)).toEqual(['SENT', 'SENT']);
});

it.each([401, 403])('an address that refuses us for good (%i) is dropped', async (status) => {
  const owner = await server.signIn(testPeople.owner);
  await subscribe(owner, newDevice());
  browsers.answer(status);
  await comes();
  await settled();
  expect(await messages()).toMatchObject([{ state: 'DEAD', last_error: String(status) }]);
  const { push: left } = (await server.call(notifications.readSettings, {}, owner)).body;
  expect(left.devices).toBe(0);
});

it.each(['sender_id_mismatch', 'wrong_token'] as const)(
  'a token that Firebase will never take (%s) is dropped',
  async (trouble) => {
    const owner = await server.signIn(testPeople.owner);
    await server.call(auth.firebase, { body: { firebase_registration_token: 'odd' } }, owner);
    firebase.trouble(trouble);
    await comes();
    await settled();
    expect(await messages()).toMatchObject([{ state: 'SENT' }]);
    const { push: left } = (await server.call(notifications.readSettings, {}, owner)).body;
    expect(left.devices).toBe(0);
  },
);

it('a login that nobody uses any more is told nothing, though nobody signed out of it', async () => {
  const owner = await server.signIn(testPeople.owner);
  await subscribe(owner, newDevice());
  await server.call(auth.firebase, { body: { firebase_registration_token: 'old' } }, owner);
  browsers.answer(503);
  await comes();
  await eventually(async () =>
    expect((await messages()).map(({ state }) => state).sort()).toEqual(['SENT', 'WAITING']),
  );
  firebase.sent.length = 0;
  await sql`update tokens set last_used_at = now() - interval '31 days'`.execute(
    server.database.db,
  );
  await letTimePass();
  await comes();
  await settled();
  expect([browsers.heard, firebase.sent]).toEqual([[], []]);
  expect(await messages()).toHaveLength(2);
});

it('who is asked to wait waits as long, and then sends the same tag', async () => {
  const owner = await server.signIn(testPeople.owner);
  await subscribe(owner, newDevice());
  browsers.answer({ status: 429, headers: { 'retry-after': '3600' } });
  await comes();
  await eventually(async () =>
    expect(await messages()).toMatchObject([{ state: 'WAITING', last_error: '429' }]),
  );
  await eventually(async () => {
    const { rows } = await sql<{ rests: boolean }>`
      select rests_until > now() + interval '50 minutes' and leased_until is null as rests from outbox_targets`.execute(
      server.database.db,
    );
    expect(rows).toEqual([{ rests: true }]);
  });
  await letTimePass();
  await settled();
  expect(browsers.heard).toHaveLength(1);
});

it('a push service that sends elsewhere is not followed, and what leads inside is never called', async () => {
  const owner = await server.signIn(testPeople.owner);
  for (const endpoint of [
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://169.254.169.254/latest',
    'https://user:word@push.example.com/x',
    'https://push.example.com:8443/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
  ]) {
    const refused = await subscribe(owner, { ...newDevice(), endpoint });
    expect([endpoint, refused.status]).toEqual([endpoint, 400]);
  }
  await subscribe(owner, newDevice());
  browsers.answer({ status: 302, headers: { location: `http://${browsers.host}/send/other` } });
  await comes();
  await settled();
  expect(await messages()).toMatchObject([{ state: 'DEAD', last_error: '302' }]);
  // One that was kept before its name led inside.
  await sql`delete from outbox`.execute(server.database.db);
  await sql`update push_subscriptions set endpoint = 'https://127.0.0.1/x'`.execute(
    server.database.db,
  );
  await comes();
  await settled();
  expect(await messages()).toMatchObject([{ state: 'DEAD', last_error: 'leads inside' }]);
  const { push: left } = (await server.call(notifications.readSettings, {}, owner)).body;
  expect(left.devices).toBe(0);
});

it('what was read before it went out is not sent any more', async () => {
  const owner = await server.signIn(testPeople.owner);
  await subscribe(owner, newDevice());
  browsers.answer(503);
  await comes();
  await eventually(async () =>
    expect(await messages()).toMatchObject([{ state: 'WAITING', last_error: '503' }]),
  );
  await server.call(notifications.read, { body: { until: '2099-01-01T00:00:00.000Z' } }, owner);
  await eventually(async () => {
    await letTimePass();
    expect(await messages()).toMatchObject([{ state: 'SENT' }]);
  });
  expect(browsers.heard).toEqual([]);
});

it('kinds that are turned off, and what comes in quiet hours, wake nobody', async () => {
  const owner = await server.signIn(testPeople.owner);
  await subscribe(owner, newDevice());
  const save = (body: object) => server.call(notifications.writeSettings, { body }, owner);
  await save({ ways: [{ category: 'MONEY', way: 'push', is_on: false }] });
  await comes();
  await settled();
  await save({ ways: [{ category: 'MONEY', way: 'push', is_on: true }] });
  const hour = (shift: number) =>
    new Date(Date.now() + (7 + shift) * 3_600_000).toISOString().slice(11, 16);
  await save({ quiet_hours: { from: hour(-1), to: hour(1) } });
  await comes();
  await settled();
  expect(await messages()).toEqual([]);
  await save({ quiet_hours: null });
  await comes();
  await settled();
  expect(browsers.heard).toHaveLength(1);
});

it('killed before it could write down that it was sent, it is sent again by the same tag', async () => {
  const owner = await server.signIn(testPeople.owner);
  await subscribe(owner, newDevice());
  await comes();
  await settled();
  await sql`update outbox set state = 'WAITING', ended_at = null`.execute(server.database.db);
  await letTimePass();
  await sql`update outbox_targets set due_at = now()`.execute(server.database.db);
  messagesWritten.emit('look');
  await settled();
  expect(browsers.heard).toHaveLength(2);
  expect(browsers.heard[0]?.message).toEqual(browsers.heard[1]?.message);
});

it('a message as long as it may be fits into a push', async () => {
  const owner = await server.signIn(testPeople.owner);
  await subscribe(owner, newDevice());
  await comes('Å'.repeat(290));
  await settled();
  expect(browsers.refused).toEqual([]);
  expect(browsers.heard).toHaveLength(1);
});

it('of many at once a device is told in one message', async () => {
  const owner = await server.signIn(testPeople.owner);
  await subscribe(owner, newDevice());
  await inTransaction(server.database.db, async (db) => {
    for (let count = 0; count < 5; count += 1)
      await writeEvent(db, {
        store_id,
        area: 'inventory',
        kind: 'stock.scarce',
        payload: { store_id, low: 1, gone: 0 },
      });
  });
  await settled();
  expect(browsers.heard.map(({ message }) => message.title)).toEqual(['5 kabar baru']);
});

it('a subscription ends with its login, and is the next one’s who signs in there', async () => {
  const device = newDevice();
  const owner = await server.signIn(testPeople.owner);
  await subscribe(owner, device);
  const admin = await server.signIn(testPeople.admin);
  await subscribe(admin, device);
  const devices = async (token: string) =>
    (await server.call(notifications.readSettings, {}, token)).body.push.devices;
  expect([await devices(owner), await devices(admin)]).toEqual([0, 1]);
  await server.call(auth.logout, { headers: { authorization: `Token ${admin}` } });
  expect(await devices(await server.signIn(testPeople.admin))).toBe(0);
  await subscribe(owner, device);
  await server.call(push.unsubscribe, { body: { endpoint: device.endpoint } }, owner);
  expect(await devices(owner)).toBe(0);
});
