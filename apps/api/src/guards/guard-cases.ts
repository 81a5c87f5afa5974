import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';
import type { ErrorCode } from '@marketplace/contract/errors';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { RoleName } from '@marketplace/contract/stores';
import { grantRole } from '../features/stores/stores.service.ts';
import type { Inputs, TestServer } from '../testing/test-server.ts';
import type { GuardWorld, Side } from './guard-world.ts';

/** A request by somebody: `as` names the role, undefined means without a login. */
type Attempt = { inputs: Inputs; as?: RoleName };

export type GuardCase = {
  /** Which store of a deal the caller acts for; none where access does not ask for a store. */
  sides: readonly Side[];
  /** Who may call it in their own store. In another's store nobody may. */
  roles: readonly RoleName[] | 'anyone';
  /** A request that is right for the store, and has an effect each time it is made anew. */
  valid: (world: GuardWorld, store_id: string, side: Side) => Inputs | Promise<Inputs>;
  /** For each code the entry declares as its own: how to get it. May prepare the world first. */
  provoke: Partial<Record<ErrorCode, (world: GuardWorld) => Promise<Attempt> | Attempt>>;
};

const everyRole = ['OWNER', 'ADMIN', 'ORDER_STAFF', 'STOCK_STAFF', 'VIEWER'] as const;
const orderManagers = ['OWNER', 'ADMIN', 'ORDER_STAFF'] as const;
const stranger = '00000000-0000-4000-8000-000000000000';

const orderBody = (
  { other, goods }: Pick<GuardWorld, 'other' | 'goods'>,
  buyer_store_id: string,
) => ({
  buyer_store_id,
  seller_store_id: other.seller,
  payment_method: 'COD',
  delivery: 'STORE_COURIER',
  lines: [{ inventory_id: goods.inventory_id, quantity: goods.minimum_order }],
});

/** An order of the store that nobody has moved yet. In another's store nothing is to be ordered. */
async function newOrder(world: GuardWorld, buyer_store_id: string): Promise<string> {
  if (buyer_store_id !== world.own.buyer) return '1';
  const { call } = world.server;
  const goods = world.spareGoods;
  const inputs = { body: orderBody({ ...world, goods }, buyer_store_id) };
  const { body } = await call(contract.orders.create, inputs, world.tokens.OWNER);
  return body.order.id;
}

const cancelBody = async (world: GuardWorld, buyer_store_id: string) => ({
  body: { buyer_store_id, order_id: await newOrder(world, buyer_store_id) },
});

/** An order that has come in to the store and waits for an answer. In another's store there is none to act on. */
async function incomingOrder({ server, own, tokens }: GuardWorld, store_id: string) {
  if (store_id !== own.seller) return '1';
  await setSelling(server, store_id, true);
  const sides = { buyer_store_id: own.buyer, seller_store_id: own.seller };
  const goods = await server.call(contract.inventories.forSale, { query: sides }, tokens.OWNER);
  const lines = goods.body.data.slice(0, 1).map(({ inventory_id, minimum_order }) => ({
    inventory_id,
    quantity: minimum_order,
  }));
  const body = { ...sides, payment_method: 'COD', delivery: 'STORE_COURIER', lines };
  const placed = await server.call(contract.orders.create, { body }, tokens.OWNER);
  return placed.body.order.id;
}

const setSelling = ({ database }: TestServer, store_id: string, allows_selling: boolean) =>
  database.db.updateTable('stores').set({ allows_selling }).where('id', '=', store_id).execute();

const acceptBody = async (world: GuardWorld, store_id: string) => ({
  body: { store_id, order_id: await incomingOrder(world, store_id) },
});

const moveTo = ({ server }: GuardWorld, order_id: string, fulfilment_status: FulfilmentStatus) =>
  server.database.db
    .updateTable('orders')
    .set({ fulfilment_status })
    .where('id', '=', order_id)
    .execute();

/** A request with the key of another. */
async function keyUsedBefore(
  { server, tokens }: GuardWorld,
  entry: Endpoint,
  valid: () => Promise<Inputs>,
): Promise<Attempt> {
  const headers = { 'idempotency-key': randomUUID() };
  await server.call(entry, { ...(await valid()), headers }, tokens.OWNER);
  return { inputs: { ...(await valid()), headers }, as: 'OWNER' };
}

/** A buying store of the OWNER that has been closed. */
async function inactiveStore({ server, ownerId }: GuardWorld): Promise<string> {
  const { db } = server.database;
  const { id } = await db
    .insertInto('stores')
    .values((eb) => ({
      unique_id: 'TK-TUTUP',
      name: 'Warung Tutup',
      is_active: false,
      city_id: eb.selectFrom('cities').select(eb.fn.min('id').as('id')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantRole(db, ownerId, id, 'OWNER');
  return id;
}

/** The permission table, and a right request for every endpoint. One that is missing fails the guards. */
export const guardCases: Record<string, GuardCase> = {
  'auth.login': {
    sides: [],
    roles: 'anyone',
    valid: () => ({
      body: { phone_number: '+628990000000', password: 'guards-only' },
      headers: { 'client-type': 'WEB' },
    }),
    provoke: {
      wrong_credentials: () => ({
        inputs: { body: { phone_number: '+628990000000', password: 'not this one' } },
      }),
    },
  },
  'auth.logout': { sides: [], roles: 'anyone', valid: () => ({}), provoke: {} },
  'users.detail': {
    sides: [],
    roles: everyRole,
    valid: () => ({ query: {} }),
    provoke: {
      permission_denied: () => ({ inputs: { query: { user_uuid: stranger } }, as: 'OWNER' }),
    },
  },
  'stores.list': { sides: [], roles: everyRole, valid: () => ({}), provoke: {} },
  'stores.selling': {
    sides: ['buyer'],
    roles: everyRole,
    valid: (_world, store_id) => ({ query: { buyer_store_id: store_id, query: 'grosir' } }),
    provoke: {},
  },
  'inventories.forSale': {
    sides: ['buyer'],
    roles: everyRole,
    valid: ({ other }, store_id) => ({
      query: { buyer_store_id: store_id, seller_store_id: other.seller },
    }),
    provoke: {
      store_not_selling: ({ own, other }) => ({
        inputs: { query: { buyer_store_id: own.buyer, seller_store_id: other.buyer } },
        as: 'VIEWER',
      }),
      page_too_far: ({ own, other }) => ({
        inputs: {
          query: { buyer_store_id: own.buyer, seller_store_id: other.seller, page: '501' },
        },
        as: 'VIEWER',
      }),
    },
  },
  'orders.list': {
    sides: ['seller', 'buyer'],
    roles: everyRole,
    valid: (_world, store_id, side) => ({
      query:
        side === 'seller'
          ? { is_seller: 'true', seller_store_id: store_id, status: 'NEW', page: '1' }
          : { is_seller: 'false', buyer_store_id: store_id },
    }),
    provoke: {
      page_too_far: ({ own }) => ({
        inputs: { query: { seller_store_id: own.seller, payment_method: 'COD', page: '501' } },
        as: 'VIEWER',
      }),
    },
  },
  'orders.create': {
    sides: ['buyer'],
    roles: orderManagers,
    valid: (world, store_id) => ({ body: orderBody(world, store_id) }),
    provoke: {
      store_inactive: async (world) => {
        const inactive = await inactiveStore(world);
        return { inputs: { body: orderBody(world, inactive) }, as: 'OWNER' };
      },
      store_not_selling: (world) => ({
        inputs: {
          body: { ...orderBody(world, world.own.buyer), seller_store_id: world.other.buyer },
        },
        as: 'OWNER',
      }),
      product_unavailable: (world) => ({
        inputs: {
          body: {
            ...orderBody(world, world.own.buyer),
            lines: [{ inventory_id: '999999999', quantity: 1 }],
          },
        },
        as: 'OWNER',
      }),
      minimum_order_not_met: async (world) => {
        const { inventory_id } = world.goods;
        await world.server.database.db
          .updateTable('inventories')
          .set({ minimum_order: 2 })
          .where('id', '=', inventory_id)
          .execute();
        world.goods.minimum_order = 2;
        const lines = [{ inventory_id, quantity: 1 }];
        return { inputs: { body: { ...orderBody(world, world.own.buyer), lines } }, as: 'OWNER' };
      },
      stock_insufficient: (world) => ({
        inputs: {
          body: {
            ...orderBody(world, world.own.buyer),
            lines: [{ inventory_id: world.goods.inventory_id, quantity: 9_999_999 }],
          },
        },
        as: 'OWNER',
      }),
    },
  },
  'orders.cancel': {
    sides: ['buyer'],
    roles: orderManagers,
    valid: cancelBody,
    provoke: {
      order_not_found: ({ own }) => ({
        inputs: { body: { buyer_store_id: own.buyer, order_id: '999999999' } },
        as: 'OWNER',
      }),
      order_state_conflict: async (world) => {
        const inputs = await cancelBody(world, world.own.buyer);
        await moveTo(world, inputs.body.order_id, 'PROCESSING');
        return { inputs, as: 'OWNER' };
      },
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, contract.orders.cancel, () => cancelBody(world, world.own.buyer)),
    },
  },
  'orders.accept': {
    sides: ['seller'],
    roles: orderManagers,
    valid: acceptBody,
    provoke: {
      order_not_found: ({ own }) => ({
        inputs: { body: { store_id: own.seller, order_id: '999999999' } },
        as: 'OWNER',
      }),
      order_state_conflict: async (world) => {
        const inputs = await acceptBody(world, world.own.seller);
        await moveTo(world, inputs.body.order_id, 'SHIPPED');
        return { inputs, as: 'OWNER' };
      },
      store_not_selling: async (world) => {
        const inputs = await acceptBody(world, world.own.seller);
        await setSelling(world.server, world.own.seller, false);
        return { inputs, as: 'OWNER' };
      },
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, contract.orders.accept, () => acceptBody(world, world.own.seller)),
    },
  },
  'demo.people': { sides: [], roles: 'anyone', valid: () => ({}), provoke: {} },
  'events.stream': { sides: [], roles: everyRole, valid: () => ({}), provoke: {} },
};
