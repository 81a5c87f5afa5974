import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, driverOf, linkFor, startDriving } from '../../../testing/driver-trips.ts';
import { photo } from '../../../testing/photos.ts';
import { waitingForLocks } from '../../../testing/waiting.ts';

const { courierTrips, storeCouriers } = contract;
let world: Awaited<ReturnType<typeof startDriving>>;
beforeAll(async () => {
  world = await startDriving();
});
afterAll(() => world.server.close());

const revoke = (courier_id: string) => {
  const { server, owner, store_id } = world;
  return server.call(courierTrips.revokeLink, { body: { store_id, courier_id } }, owner);
};
const statusOf = async (order_id: string) => (await world.detail(order_id)).order.fulfilment_status;
const hour = 3_600_000;

it('what leaves after the last stop was done is behind no link', async () => {
  const { driver, courier_id, first } = await world.trip({});
  await driver.deliver(first);
  await world.send(courier_id);
  const { stops } = (await driver.open()).body;
  expect(stops.map(({ order_id }) => order_id)).toEqual([first]);
});

it('holds for three days at the longest, however often something leaves', async () => {
  const { driver, courier_id } = await world.trip({});
  await sql`update driver_trips set created_at = now() - interval '70 hours', expires_at = now() + interval '1 minute'
    where courier_id = ${courier_id}`.execute(world.server.database.db);
  await world.send(courier_id);
  const { expires_at } = (await driver.open()).body;
  expect(Date.parse(expires_at) - Date.now()).toBeLessThan(3 * hour);
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(hour);
});

it('what was waiting while the link was revoked is not taken', async () => {
  const { driver, courier_id, first } = await world.trip({});
  const { db } = world.server.database;
  const said = await db.transaction().execute(async (held) => {
    await sql`select from orders where id = ${first} for update`.execute(held);
    const said = driver.deliver(first);
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    expect((await revoke(courier_id)).status).toBe(200);
    return { said };
  });
  expect(codeOf(await said.said)).toBe('trip_link_revoked');
  expect(await statusOf(first)).toBe('SHIPPED');
});

it.each(['update', 'remove'] as const)(
  'a driver who is the store’s no longer has no link: %s',
  async (how) => {
    const { driver, courier_id, first } = await world.trip({});
    const { server, owner, store_id } = world;
    const body = { store_id, id: courier_id, ...(how === 'update' && { is_active: false }) };
    expect((await server.call(storeCouriers[how], { body }, owner)).status).toBe(200);
    const answers = [await driver.open(), await driver.deliver(first)];
    expect(answers.map(codeOf)).toEqual(['trip_link_revoked', 'trip_link_revoked']);
  },
);

it('a driver whose name is changed keeps the link', async () => {
  const { driver, courier_id } = await world.trip({});
  const { server, owner, store_id } = world;
  const body = { store_id, id: courier_id, name: 'Pak Ujang Baru' };
  await server.call(storeCouriers.update, { body }, owner);
  expect((await driver.open()).body.driver_name).toBe('Pak Ujang Baru');
});

it('a link that was replaced shows nothing, and still takes what was done under it', async () => {
  const { driver, courier_id, first, second } = await world.trip({}, {});
  const other = driverOf(world.server, await linkFor(world, courier_id));
  expect(codeOf(await driver.open())).toBe('trip_link_replaced');
  const { file_id: photo_id } = (await driver.sendPhoto(first, await photo())).body;
  const same = { mutation_id: randomUUID(), happened_at: new Date().toISOString(), photo_id };
  expect((await driver.deliver(first, same)).status).toBe(200);
  // Sent again from the new page, it is what was taken already.
  expect((await other.deliver(first, same)).status).toBe(200);
  await driver.fail(second);
  const { stops } = (await other.open()).body;
  expect(stops.map(({ state }) => state).sort()).toEqual(['DELIVERED', 'FAILED']);
  await revoke(courier_id);
  expect(codeOf(await driver.deliver(second))).toBe('trip_link_revoked');
});

it('a link that was replaced ends when it would have ended', async () => {
  const { driver, courier_id, first } = await world.trip({});
  const { db } = world.server.database;
  await sql`update driver_trips set expires_at = now() where courier_id = ${courier_id}`.execute(
    db,
  );
  await linkFor(world, courier_id);
  expect(codeOf(await driver.deliver(first))).toBe('trip_link_expired');
});

it('who ended a link is on record', async () => {
  const { courier_id } = await world.trip({});
  await linkFor(world, courier_id);
  await revoke(courier_id);
  const trips = await world.server.database.db
    .selectFrom('driver_trips')
    .where('courier_id', '=', courier_id)
    .select(['user_id', 'ended_by'])
    .execute();
  expect(trips).toHaveLength(2);
  expect(trips.every(({ user_id, ended_by }) => ended_by === user_id)).toBe(true);
});

it('whoever makes a link is told which trip it is of', async () => {
  const { courier_id } = await world.trip({});
  const { server, owner, store_id } = world;
  const of = { store_id, courier_id };
  const made = (await server.call(courierTrips.createLink, { body: of }, owner)).body;
  const { trip } = (await server.call(courierTrips.detail, { query: of }, owner)).body;
  expect(made.trip_id).toBe(trip?.id);
});
