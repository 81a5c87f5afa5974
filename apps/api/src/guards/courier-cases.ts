import { contract } from '@marketplace/contract/contract';
import { placeOrder } from '../testing/place-order.ts';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { inInactiveStore, keyUsedBefore, moveTo } from './move-cases.ts';
import { fresh, inactiveStore, storeWrite } from './store-write.ts';
import { claimedBefore } from './unpaid-cases.ts';

const { storeCouriers, glog, orderShipping, orderBuyer } = contract;

const newCourier = (store_id: string) => ({
  store_id,
  name: 'Pak Ujang',
  phone_number: `+62858${String(fresh()).padStart(8, '0')}`,
  vehicle_type: 'VAN' as const,
  plate_number: 'B 1234 XYZ',
});

export async function addCourier({ server }: GuardWorld, store_id: string, more: object = {}) {
  const { id } = await server.database.db
    .insertInto('store_couriers')
    .values({ ...newCourier(store_id), ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const noCourier = (more: object = {}): Provoked => ({
  courier_not_found: ({ own }) => ({
    inputs: { body: { ...more, store_id: own.seller, id: '999999999' } },
    as: 'OWNER',
  }),
});

/** An order of the seller's, with the goods packed. In another's store there is none to act on. */
async function packed(world: GuardWorld, store_id: string, more: object = {}): Promise<string> {
  const { server, own, tokens } = world;
  if (store_id !== own.seller) return '1';
  await server.database.db
    .updateTable('stores')
    .set({ allows_selling: true })
    .where('id', '=', store_id)
    .execute();
  const sides = { buyer_store_id: own.buyer, seller_store_id: own.seller };
  const { id } = await placeOrder(server, tokens.OWNER, sides, { ...more });
  await moveTo(world, store_id, id, 'PROCESSING');
  return id;
}

const shipmentOf = async (world: GuardWorld, store_id: string, more: object = {}) => ({
  body: {
    store_id,
    order_id: await packed(world, store_id, more),
    courier_id: await addCourier(world, store_id),
  },
});

const shipping: GuardCase = {
  valid: (world, store_id) => shipmentOf(world, store_id),
  provoke: {
    order_not_found: async (world) => {
      const { body } = await shipmentOf(world, world.own.seller);
      return { inputs: { body: { ...body, order_id: '999999999' } }, as: 'OWNER' };
    },
    order_state_conflict: async (world) => {
      const inputs = await shipmentOf(world, world.own.seller);
      await moveTo(world, world.own.seller, inputs.body.order_id, 'DELIVERED');
      return { inputs, as: 'OWNER' };
    },
    store_inactive: async (world) =>
      inInactiveStore(world, (await shipmentOf(world, world.own.seller)).body),
    order_is_pickup: async (world) => ({
      inputs: await shipmentOf(world, world.own.seller, { delivery: 'BUYER_PICKUP' }),
      as: 'OWNER',
    }),
    courier_unavailable: async (world) => {
      const { body } = await shipmentOf(world, world.own.seller);
      const courier_id = await addCourier(world, world.own.seller, { is_active: false });
      return { inputs: { body: { ...body, courier_id } }, as: 'OWNER' };
    },
    glog_unavailable: async (world) => {
      const { courier_id: _id, ...body } = (await shipmentOf(world, world.own.seller)).body;
      return { inputs: { body: { ...body, logistic: 'GLOG' } }, as: 'OWNER' };
    },
    idempotency_key_reused: (world) =>
      keyUsedBefore(world, orderShipping.confirmShipment, () =>
        shipmentOf(world, world.own.seller),
      ),
  },
};

/** An order the buyer has placed with somebody else. In another's store there is none to act on. */
async function placed(world: GuardWorld, buyer_store_id: string, more: object = {}) {
  const { server, own, other, tokens, spareGoods } = world;
  if (buyer_store_id !== own.buyer) return '1';
  const lines = [{ inventory_id: spareGoods.inventory_id, quantity: spareGoods.minimum_order }];
  const sides = { buyer_store_id, seller_store_id: other.seller };
  return (await placeOrder(server, tokens.OWNER, sides, { lines, ...more })).id;
}

async function unpaid(world: GuardWorld, buyer_store_id: string) {
  const order_id = await placed(world, buyer_store_id, { payment_method: 'TRANSFER' });
  return { body: { buyer_store_id, order_id } };
}

async function delivered(world: GuardWorld, buyer_store_id: string) {
  const order_id = await placed(world, buyer_store_id);
  if (order_id !== '1') await moveTo(world, world.other.seller, order_id, 'DELIVERED');
  return { body: { buyer_store_id, order_id } };
}

type BodyOf = typeof delivered;
type Entry = (typeof orderBuyer)['pay' | 'confirmReceived'];

/** What the buyer's calls answer alike. `spoil` takes the order where the call is no longer possible. */
const buyerCase = (
  entry: Entry,
  bodyOf: BodyOf,
  spoil: (world: GuardWorld, order_id: string) => Promise<unknown>,
  provoke: Provoked = {},
): GuardCase => ({
  valid: bodyOf,
  provoke: {
    order_not_found: ({ own }) => ({
      inputs: { body: { buyer_store_id: own.buyer, order_id: '999999999' } },
      as: 'OWNER',
    }),
    order_state_conflict: async (world) => {
      const inputs = await bodyOf(world, world.own.buyer);
      await spoil(world, inputs.body.order_id);
      return { inputs, as: 'OWNER' };
    },
    idempotency_key_reused: (world) =>
      keyUsedBefore(world, entry, () => bodyOf(world, world.own.buyer)),
    ...provoke,
  },
});

const cancelled = ({ server, own, tokens }: GuardWorld, order_id: string) =>
  server.call(
    contract.orders.cancel,
    { body: { buyer_store_id: own.buyer, order_id } },
    tokens.OWNER,
  );

/** A store that asks for the first time. */
async function registerBody({ server }: GuardWorld, store_id: string) {
  await server.database.db
    .deleteFrom('glog_registrations')
    .where('store_id', '=', store_id)
    .execute();
  return { store_id, contact_name: `Bu Tini ${fresh()}`, phone_number: '0812-3456-7890' };
}

export const courierCases: Record<string, GuardCase> = {
  'storeCouriers.list': {
    valid: (_world, store_id) => ({ query: { store_id, query: 'pak' } }),
  },
  'storeCouriers.details': {
    valid: async (world, store_id) => ({
      query: { store_id, id: await addCourier(world, store_id) },
    }),
    provoke: {
      courier_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, id: '999999999' } },
        as: 'VIEWER',
      }),
    },
  },
  'storeCouriers.create': storeWrite(
    storeCouriers.create,
    (_world, store_id) => newCourier(store_id),
    {
      courier_limit_reached: async (world) => {
        const store_id = await inactiveStore(world, { is_active: true });
        for (let count = 0; count < 200; count += 1) await addCourier(world, store_id);
        return { inputs: { body: newCourier(store_id) }, as: 'OWNER' };
      },
    },
  ),
  'storeCouriers.update': storeWrite(
    storeCouriers.update,
    async (world, store_id) => ({
      ...newCourier(store_id),
      id: await addCourier(world, store_id),
    }),
    noCourier(newCourier('1')),
  ),
  'storeCouriers.remove': storeWrite(
    storeCouriers.remove,
    async (world, store_id) => ({ store_id, id: await addCourier(world, store_id) }),
    noCourier(),
  ),
  'orderShipping.confirmShipment': shipping,
  'orderBuyer.pay': buyerCase(orderBuyer.pay, unpaid, cancelled, {
    order_not_by_transfer: async (world) => ({
      inputs: await delivered(world, world.own.buyer),
      as: 'OWNER',
    }),
    payment_claims_reached: async (world) => {
      const inputs = await unpaid(world, world.own.buyer);
      await claimedBefore(world, world.other.seller);
      return { inputs, as: 'OWNER' };
    },
  }),
  'orderBuyer.confirmReceived': buyerCase(orderBuyer.confirmReceived, delivered, (world, id) =>
    moveTo(world, world.other.seller, id, 'IN_COMPLAINT'),
  ),
  'glog.read': {
    valid: (_world, store_id) => ({ query: { store_id } }),
  },
  'glog.register': storeWrite(glog.register, registerBody, {
    glog_registered: async (world) => {
      const store_id = await inactiveStore(world, { is_active: true });
      const body = { store_id, contact_name: 'Bu Tini', phone_number: '+6281234567890' };
      const row = { ...body, status: 'ACTIVE' as const };
      await world.server.database.db.insertInto('glog_registrations').values(row).execute();
      return { inputs: { body }, as: 'OWNER' };
    },
  }),
  'glog.available': {
    valid: ({ own }, store_id) => ({ query: { store_id, buyer_store_id: own.buyer } }),
  },
};
