import { randomBytes, randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { createUser } from '../features/users/users.service.ts';
import { fillRemaking } from '../testing/busy.ts';
import { driverOf, linkFor, sentWith } from '../testing/driver-trips.ts';
import { hugePng, photo, svg } from '../testing/photos.ts';
import { addCourier } from './courier-cases.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { fresh, storeWrite } from './store-write.ts';

const { courierTrips } = contract;
const unknown = '999999999';

/** A driver of the store with an order on its way. In another's store nothing was sent. */
async function driving(world: GuardWorld, store_id: string, orders = 1) {
  const { server, own, tokens } = world;
  const courier_id = await addCourier(world, store_id);
  const order_ids: string[] = [];
  if (store_id !== own.seller) return { courier_id, order_ids };
  await server.database.db
    .updateTable('stores')
    .set({ allows_selling: true })
    .where('id', '=', store_id)
    .execute();
  const seller = { server, owner: tokens.OWNER, store_id };
  const buyer = { buyer: tokens.OWNER, buyer_store_id: own.buyer };
  for (let count = 0; count < orders; count += 1)
    order_ids.push(await sentWith(seller, buyer, courier_id));
  return { courier_id, order_ids };
}

/** The same with a link. */
async function trip(world: GuardWorld, orders = 1) {
  const { server, own, tokens } = world;
  const { courier_id, order_ids } = await driving(world, own.seller, orders);
  const seller = { server, owner: tokens.OWNER, store_id: own.seller };
  const link = await linkFor(seller, courier_id);
  const [order_id = ''] = order_ids;
  const body = { link, order_id, mutation_id: randomUUID(), happened_at: new Date().toISOString() };
  return { courier_id, body, driver: driverOf(server, link) };
}

type Trip = Awaited<ReturnType<typeof trip>>;
type Asked = (trip: Trip) => Attempt['inputs'] | Promise<Attempt['inputs']>;

/** What every call with a link answers alike. */
const linkRefusals = (asked: Asked): Provoked => ({
  trip_link_unknown: async (world) => {
    const made = await trip(world);
    const link = `${world.own.seller}.${randomBytes(32).toString('base64url')}`;
    return { inputs: await asked({ ...made, body: { ...made.body, link } }) };
  },
  trip_link_expired: async (world) => {
    const made = await trip(world);
    const past = { expires_at: new Date(0).toISOString() };
    await changeTrip(world, made, past);
    return { inputs: await asked(made) };
  },
  trip_link_revoked: async (world) => {
    const made = await trip(world);
    await changeTrip(world, made, { revoked_at: new Date().toISOString() });
    return { inputs: await asked(made) };
  },
});

const changeTrip = ({ server }: GuardWorld, { courier_id }: Trip, to: object) =>
  server.database.db
    .updateTable('driver_trips')
    .set(to)
    .where('courier_id', '=', courier_id)
    .execute();

const stopUnknown =
  (asked: Asked) =>
  async (world: GuardWorld): Promise<Attempt> => {
    const made = await trip(world);
    return { inputs: await asked({ ...made, body: { ...made.body, order_id: unknown } }) };
  };

/** What is said at a stop. */
const stopCase = (asked: Asked, provoke: Provoked): GuardCase => ({
  valid: async (world) => asked(await trip(world)),
  provoke: {
    ...linkRefusals(asked),
    trip_stop_unknown: stopUnknown(asked),
    trip_finished: async (world) => {
      const made = await trip(world);
      await made.driver.deliver(made.body.order_id);
      return { inputs: await asked(made) };
    },
    trip_stop_closed: async (world) => {
      const made = await trip(world, 2);
      await made.driver.deliver(made.body.order_id);
      return { inputs: await asked(made) };
    },
    idempotency_key_reused: async (world) => {
      const made = await trip(world, 2);
      const { mutation_id, order_id } = made.body;
      await made.driver.deliver(order_id, { mutation_id, receiver_name: 'Orang lain' });
      return { inputs: await asked(made) };
    },
    ...provoke,
  },
});

const delivered: Asked = ({ body }) => ({ body: { ...body, receiver_name: 'Bu Tini' } });
const failed: Asked = ({ body }) => ({
  body: { ...body, reason_id: 'buyer_closed', is_tried_again: false },
});
const photoFor =
  (file: () => Uint8Array | Promise<Uint8Array>): Asked =>
  async ({ body: { link, order_id } }) => ({ body: { link, order_id }, file: await file() });

const withPhoto = (file: () => Uint8Array | Promise<Uint8Array>) => async (world: GuardWorld) => ({
  inputs: await photoFor(file)(await trip(world)),
});

/** Somebody who has sent as much as may lie unused. */
async function withoutRoom({ server, own }: GuardWorld): Promise<string> {
  const { db } = server.database;
  const number = String(fresh()).padStart(6, '0');
  const user = { name: 'Penuh', username: `full-${number}`, phone_number: `+62897${number}00` };
  const user_id = await createUser(db, { ...user, password: 'guard-password' });
  await sql`insert into files (store_id, key, purpose, content_type, size, user_id)
    values (${own.seller}, gen_random_uuid(), 'document', 'application/pdf', 104857600, ${user_id})`.execute(
    db,
  );
  return user_id;
}

const noDriver = (as: 'OWNER' | 'VIEWER', where: 'query' | 'body'): Provoked => ({
  courier_not_found: ({ own }) => ({
    inputs: { [where]: { store_id: own.seller, courier_id: unknown } },
    as,
  }),
});

const ofDriver = async (world: GuardWorld, store_id: string) => {
  const { courier_id } = await driving(world, store_id);
  return { store_id, courier_id };
};

export const tripCases: Record<string, GuardCase> = {
  'courierTrips.detail': {
    valid: async (world, store_id) => ({ query: await ofDriver(world, store_id) }),
    provoke: noDriver('VIEWER', 'query'),
  },
  'courierTrips.createLink': storeWrite(courierTrips.createLink, ofDriver, {
    ...noDriver('OWNER', 'body'),
    trip_empty: async (world) => {
      const courier_id = await addCourier(world, world.own.seller);
      return { inputs: { body: { store_id: world.own.seller, courier_id } }, as: 'OWNER' };
    },
  }),
  'courierTrips.revokeLink': {
    valid: async (world, store_id) => ({ body: await ofDriver(world, store_id) }),
    provoke: noDriver('OWNER', 'body'),
  },
  'driverTrip.open': {
    valid: async (world) => ({ body: { link: (await trip(world)).body.link } }),
    provoke: {
      ...linkRefusals(({ body: { link } }) => ({ body: { link } })),
      trip_link_replaced: async (world) => {
        const made = await trip(world);
        await changeTrip(world, made, { replaced_at: new Date().toISOString() });
        return { inputs: { body: { link: made.body.link } } };
      },
    },
  },
  'driverTrip.delivered': stopCase(delivered, {
    file_not_found: async (world) => {
      const { body } = await trip(world);
      return { inputs: { body: { ...body, receiver_name: 'Bu Tini', photo_id: randomUUID() } } };
    },
  }),
  'driverTrip.failed': stopCase(failed, {
    reason_unknown: async (world) => {
      const { body } = await trip(world);
      return { inputs: { body: { ...body, reason_id: 'hujan', is_tried_again: true } } };
    },
    note_required: async (world) => {
      const { body } = await trip(world);
      return { inputs: { body: { ...body, reason_id: 'other', is_tried_again: true } } };
    },
  }),
  'driverTrip.photo': {
    valid: async (world) => photoFor(photo)(await trip(world)),
    provoke: {
      ...linkRefusals(photoFor(photo)),
      trip_stop_unknown: stopUnknown(photoFor(photo)),
      trip_stop_closed: async (world) => {
        const made = await trip(world, 2);
        await made.driver.deliver(made.body.order_id);
        return { inputs: await photoFor(photo)(made) };
      },
      file_too_large: withPhoto(() => Buffer.alloc(12_000_000)),
      image_too_large: withPhoto(hugePng),
      file_type_unsupported: withPhoto(() => svg),
      file_unreadable: withPhoto(async () => (await photo()).subarray(0, 300)),
      storage_quota_reached: async (world) => {
        const made = await trip(world);
        await changeTrip(world, made, { user_id: await withoutRoom(world) });
        return { inputs: await photoFor(photo)(made) };
      },
      server_busy: async (world) => {
        const inputs = await photoFor(photo)(await trip(world));
        fillRemaking(world.own.seller);
        return { inputs };
      },
    },
  },
};
