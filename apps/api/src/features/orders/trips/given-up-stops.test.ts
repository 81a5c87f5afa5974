import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, startDriving } from '../../../testing/driver-trips.ts';
import { whatDoesNotAddUp } from '../../sums/sums.service.ts';
import { endOldTrips } from '../moves/end-old-trips.service.ts';

let world: Awaited<ReturnType<typeof startDriving>>;
beforeAll(async () => {
  world = await startDriving();
});
afterAll(() => world.server.close());

const { signal } = new AbortController();
const statusOf = async (order_id: string) => (await world.detail(order_id)).order.fulfilment_status;

/** As if nobody had said anything for so many days. */
async function daysGoBy(order_id: string, days: number) {
  const { db } = world.server.database;
  await sql`update orders set deadline_at = deadline_at - make_interval(days => ${days}::int),
    promised_at = promised_at - make_interval(days => ${days}::int) where id = ${order_id}`.execute(
    db,
  );
  await endOldTrips(db, signal);
}

it.each([{ payment_method: 'TRANSFER' }, { payment_method: 'TERM', term_days: 7 }])(
  'what the driver has brought back has not arrived by the clock: %o',
  async (more) => {
    const { driver, first, second } = await world.trip(more, more);
    await driver.fail(first);
    await daysGoBy(first, 8);
    expect(await statusOf(first)).toBe('SHIPPED');
    // Who says that it is tried again starts the seven days anew.
    await driver.fail(first, { is_tried_again: true });
    await daysGoBy(first, 6);
    expect(await statusOf(first)).toBe('SHIPPED');
    await daysGoBy(first, 1);
    expect(await statusOf(first)).toBe('DELIVERED');
    // One that is tried again keeps the clock it has.
    await daysGoBy(second, 6);
    await driver.fail(second, { is_tried_again: true });
    await daysGoBy(second, 1);
    expect(await statusOf(second)).toBe('DELIVERED');
    expect(await whatDoesNotAddUp(world.server.database.db)).toEqual([]);
  },
);

it('the last stop that was given up by mistake can still be delivered', async () => {
  const { driver, first, second } = await world.trip({}, {});
  await driver.deliver(first);
  await driver.fail(second);
  expect((await driver.deliver(second)).body.stop).toMatchObject({ state: 'DELIVERED' });
  expect(codeOf(await driver.fail(second))).toBe('trip_finished');
});

it('nothing was handed over before it had left', async () => {
  const { driver, courier_id } = await world.trip({});
  await sql`update driver_trips set created_at = created_at - interval '1 day'
    where courier_id = ${courier_id}`.execute(world.server.database.db);
  const later = await world.send(courier_id);
  const happened_at = new Date(Date.now() - 3_600_000).toISOString();
  await driver.deliver(later, { happened_at });
  const { handover, shipment } = await world.detail(later);
  expect(handover?.created_at).toBe(shipment?.created_at);
});
