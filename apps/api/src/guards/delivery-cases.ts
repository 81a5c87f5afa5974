import { contract } from '@marketplace/contract/contract';
import { dayAfter } from '../platform/indonesian-time.ts';
import { testStores } from '../world/test-cast.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { fresh, storeWrite } from './store-write.ts';

const { autoAccept, closingDays, deliveryZones, openingHours } = contract;

const today = () => new Date().toISOString().slice(0, 10);

let daysOff = 0;
/** Counted for itself: a day further off than two years is refused, and `fresh` counts every case of a run. */
const freshDay = () => {
  daysOff += 1;
  return dayAfter(today(), 2 + daysOff);
};

async function closeStore({ server }: GuardWorld, store_id: string, day: string): Promise<string> {
  const { id } = await server.database.db
    .insertInto('closing_days')
    .values({ store_id, date_from: day, date_to: day })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const cityOf = async ({ server }: GuardWorld, store_id: string): Promise<string> =>
  (
    await server.database.db
      .selectFrom('stores')
      .where('id', '=', store_id)
      .select('city_id')
      .executeTakeFirstOrThrow()
  ).city_id;

async function addZone(
  { server }: GuardWorld,
  store_id: string,
  city_id: string,
  minimum_amount = 0,
): Promise<void> {
  await server.database.db
    .insertInto('delivery_zones')
    .values({ store_id, city_id, fee: 10_000, minimum_amount })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'city_id']).doUpdateSet({ minimum_amount }),
    )
    .execute();
}

/** A city nobody of the test world lives in. */
const farAway = '20';

export const deliveryCases: Record<string, GuardCase> = {
  'closingDays.create': storeWrite(closingDays.create, (_world, store_id) => {
    const day = freshDay();
    return { store_id, date_from: day, date_to: day, note: 'Lebaran' };
  }),
  'closingDays.remove': storeWrite(
    closingDays.remove,
    async (world, store_id) => ({
      store_id,
      closing_id: await closeStore(world, store_id, freshDay()),
    }),
    {
      closing_not_found: ({ own }) => ({
        inputs: { body: { store_id: own.seller, closing_id: '999999999' } },
        as: 'OWNER',
      }),
    },
  ),
  'openingHours.save': storeWrite(openingHours.save, (_world, store_id) => ({
    store_id,
    weekdays: Array.from({ length: 7 }, () => [
      { from: '00:00', to: `11:${String(fresh() % 60).padStart(2, '0')}` },
      { from: '12:00', to: '24:00' },
    ]),
  })),
  // Off: the other guards move their orders themselves.
  'autoAccept.save': storeWrite(autoAccept.save, (_world, store_id) => ({
    store_id,
    is_on: false,
    least_completed_orders: 1 + (fresh() % 1_000),
    most_amount: null,
    needs_stock: true,
  })),
  // The buyer of the guards stays within reach of the store's courier, or the other guards could not order.
  'deliveryZones.save': storeWrite(deliveryZones.save, async (world, store_id) => ({
    store_id,
    city_id: await cityOf(world, world.own.buyer),
    fee: 1_000 * fresh(),
    minimum_amount: 0,
  })),
  'deliveryZones.remove': storeWrite(
    deliveryZones.remove,
    async (world, store_id) => {
      await addZone(world, store_id, await cityOf(world, world.own.buyer));
      const city_id = String(10 + (fresh() % 10));
      await addZone(world, store_id, city_id);
      return { store_id, city_id };
    },
    {
      delivery_zone_not_found: ({ own }) => ({
        inputs: { body: { store_id: own.seller, city_id: '999999999' } },
        as: 'OWNER',
      }),
    },
  ),
};

/** An order from a store that no other guard orders from. */
export async function orderFrom(
  { server, own }: GuardWorld,
  seller_store_id: string,
): Promise<Attempt> {
  const { db } = server.database;
  await db
    .updateTable('stores')
    .set({ allows_selling: true })
    .where('id', '=', seller_store_id)
    .execute();
  const goods = await db
    .selectFrom('inventories')
    .where('store_id', '=', seller_store_id)
    .where('state', '=', 'ACTIVE')
    .select(['id', 'minimum_order'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const body = {
    buyer_store_id: own.buyer,
    seller_store_id,
    payment_method: 'COD',
    delivery: 'STORE_COURIER',
    lines: [{ inventory_id: goods.id, quantity: goods.minimum_order }],
  };
  return { inputs: { body }, as: 'OWNER' };
}

/** How the store's courier and days off keep an order from being placed. */
export const deliveryRefusals: Provoked = {
  store_closed: async (world) => {
    // Yesterday to tomorrow in UTC is today in every zone.
    for (const shift of [-1, 0, 1]) {
      await closeStore(world, testStores.notSelling, dayAfter(today(), shift));
    }
    return orderFrom(world, testStores.notSelling);
  },
  delivery_unavailable: async (world) => {
    await world.server.database.db.deleteFrom('closing_days').execute();
    await addZone(world, testStores.notSelling, farAway);
    return orderFrom(world, testStores.notSelling);
  },
  delivery_minimum_not_met: async (world) => {
    const city_id = await cityOf(world, world.own.buyer);
    await addZone(world, testStores.notSelling, city_id, 999_999_999);
    return orderFrom(world, testStores.notSelling);
  },
};
