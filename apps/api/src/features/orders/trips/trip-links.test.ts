import { randomBytes } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { driverOf, linkFor, newDriver, sentWith } from '../../../testing/driver-trips.ts';
import { photo } from '../../../testing/photos.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const { courierTrips } = contract;
const store_id: string = testStores.own;
let server: TestServer;
let owner: string;
let buyer: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
  await stockUp(server.database.db, store_id);
});
afterAll(() => server.close());

const seller = () => ({ server, owner, store_id });
const send = (courier_id: string, more: Record<string, unknown> = {}) =>
  sentWith(seller(), { buyer, buyer_store_id: testStores.buyer }, courier_id, more);

async function trip(orders = 1) {
  const courier_id = await newDriver(seller());
  const order_ids: string[] = [];
  for (let count = 0; count < orders; count += 1) order_ids.push(await send(courier_id));
  const link = await linkFor(seller(), courier_id);
  return { courier_id, order_ids, link, driver: driverOf(server, link) };
}

const shown = async (courier_id: string) =>
  (await server.call(courierTrips.detail, { query: { store_id, courier_id } }, owner)).body;
const codeOf = ({ body }: { body: { errors?: { code: string } } }) => body.errors?.code;

it('shows what is on its way with the driver, with what is needed at the door and no more', async () => {
  const { driver, order_ids, courier_id } = await trip(2);
  const { status, body } = await driver.open();
  expect(status).toBe(200);
  expect(body.stops.map(({ order_id }) => order_id).sort()).toEqual([...order_ids].sort());
  const [stop] = body.stops;
  expect(stop).toMatchObject({ state: 'OPEN', reports: [], cash_amount: expect.any(Number) });
  expect(stop?.address.length).toBeGreaterThan(5);
  expect(stop?.lines[0]).toMatchObject({ quantity: expect.any(Number) });
  expect(Object.keys(stop ?? {})).not.toContain('total_amount');
  expect((await shown(courier_id)).trip).toMatchObject({
    state: 'OPEN',
    last_seen_at: expect.any(String),
  });
});

it('says no prices where no cash is taken', async () => {
  const courier_id = await newDriver(seller());
  await send(courier_id, { payment_method: 'TRANSFER' });
  const { body } = await driverOf(server, await linkFor(seller(), courier_id)).open();
  expect(body.stops[0]).toMatchObject({ cash_amount: null });
  expect(body.stops[0]?.lines.every(({ unit_price }) => unit_price === null)).toBe(true);
});

it('keeps no more of the secret than a hash', async () => {
  const { link } = await trip();
  const { rows } = await sql<{ row: string }>`select t::text as row from driver_trips t`.execute(
    server.database.db,
  );
  const [, secret = ''] = link.split('.');
  expect(secret).toHaveLength(43);
  expect(rows.some(({ row }) => row.includes(secret))).toBe(false);
});

it.each([
  ['guessed', (link: string) => `${link.split('.')[0]}.${randomBytes(32).toString('base64url')}`],
  ['of another store', (link: string) => `${testStores.buyer}.${link.split('.')[1]}`],
])('a secret that is %s lets nobody in, and is not told from another', async (_how, made) => {
  const { link, order_ids } = await trip();
  const stranger = driverOf(server, made(link));
  const [order_id = ''] = order_ids;
  const answers = [
    await stranger.open(),
    await stranger.deliver(order_id),
    await stranger.fail(order_id),
    await stranger.sendPhoto(order_id, await photo()),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['trip_link_unknown']));
});

it('does nothing after it has ended, and says so to who has the secret', async () => {
  const { driver, link, courier_id, order_ids } = await trip();
  await server.database.db
    .updateTable('driver_trips')
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .where('courier_id', '=', courier_id)
    .execute();
  const [order_id = ''] = order_ids;
  expect(codeOf(await driver.open())).toBe('trip_link_expired');
  expect(codeOf(await driver.deliver(order_id))).toBe('trip_link_expired');
  expect((await shown(courier_id)).trip?.state).toBe('EXPIRED');
  // What leaves later does not bring it back to life.
  await send(courier_id);
  expect(codeOf(await driverOf(server, link).open())).toBe('trip_link_expired');
});

it('is revoked at once, twice alike, and takes nothing any more', async () => {
  const { driver, courier_id, order_ids } = await trip();
  const body = { store_id, courier_id };
  for (const _time of [1, 2])
    expect((await server.call(courierTrips.revokeLink, { body }, owner)).status).toBe(200);
  const [order_id = ''] = order_ids;
  const answers = [
    await driver.open(),
    await driver.deliver(order_id),
    await driver.fail(order_id),
    await driver.sendPhoto(order_id, await photo()),
  ];
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['trip_link_revoked']));
  expect((await shown(courier_id)).trip?.state).toBe('REVOKED');
  expect((await shown(courier_id)).under_way_count).toBe(1);
});

it('another link ends the one before; two at once leave one', async () => {
  const { driver, courier_id } = await trip();
  const links = await Promise.all([1, 2].map(() => linkFor(seller(), courier_id)));
  expect(codeOf(await driver.open())).toBe('trip_link_replaced');
  const opened = await Promise.all(links.map((link) => driverOf(server, link).open()));
  expect(opened.map(({ status }) => status).sort()).toEqual([200, 403]);
});

it('takes up what leaves with the driver later, and holds for longer then', async () => {
  const { driver, courier_id } = await trip();
  await server.database.db
    .updateTable('driver_trips')
    .set({ expires_at: new Date(Date.now() + 60_000).toISOString() })
    .where('courier_id', '=', courier_id)
    .execute();
  const later = await send(courier_id);
  const { stops, expires_at } = (await driver.open()).body;
  expect(stops.at(-1)?.order_id).toBe(later);
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(47 * 3_600_000);
});

it('is not made for a driver who has nothing with them, nor for one of another store', async () => {
  const courier_id = await newDriver(seller());
  const create = (body: object) => server.call(courierTrips.createLink, { body }, owner);
  expect(codeOf(await create({ store_id, courier_id }))).toBe('trip_empty');
  expect((await shown(courier_id)).trip).toBeNull();
  expect(codeOf(await create({ store_id, courier_id: '999999999' }))).toBe('courier_not_found');
  const other = await server.call(
    courierTrips.detail,
    { query: { store_id, courier_id } },
    await server.signIn(testPeople.buyer),
  );
  expect(other.status).toBe(403);
});
