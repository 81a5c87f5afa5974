import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, driverOf, startDriving } from '../../../testing/driver-trips.ts';
import { photo } from '../../../testing/photos.ts';

let world: Awaited<ReturnType<typeof startDriving>>;
beforeAll(async () => {
  world = await startDriving();
});
afterAll(() => world.server.close());

it('a photo is for what is still to be brought, and so many for a stop', async () => {
  const { driver, first, second } = await world.trip({}, {});
  await driver.fail(first);
  expect((await driver.sendPhoto(first, await photo())).status).toBe(200);
  await world.server.database.db
    .updateTable('driver_trip_stops')
    .set({ photo_count: 19 })
    .where('order_id', '=', first)
    .execute();
  expect((await driver.sendPhoto(first, await photo())).status).toBe(200);
  expect(codeOf(await driver.sendPhoto(first, await photo()))).toBe('storage_quota_reached');
  await driver.deliver(second);
  expect(codeOf(await driver.sendPhoto(second, await photo()))).toBe('trip_stop_closed');
});

it('nothing of a file is taken in for a link or a stop that is none', async () => {
  const { driver, first } = await world.trip({});
  // Who took it in would say first that it is too large.
  const large = Buffer.alloc(12_000_000);
  const guessed = `${world.store_id}.${randomBytes(32).toString('base64url')}`;
  const stranger = driverOf(world.server, guessed);
  expect(codeOf(await stranger.sendPhoto(first, large))).toBe('trip_link_unknown');
  expect(codeOf(await driver.sendPhoto('999999999', large))).toBe('trip_stop_unknown');
  expect(codeOf(await driver.sendPhoto(first, large))).toBe('file_too_large');
});
