import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';
import { type FulfilmentStatus, fulfilmentStatuses } from '@marketplace/contract/order-status';
import { moveOrder } from '../features/orders/moves/move-order.service.ts';
import { grantRole } from '../features/stores/stores.service.ts';
import { systemScope } from '../platform/store-scope.ts';
import { placeOrder } from '../testing/place-order.ts';
import type { Inputs, TestServer } from '../testing/test-server.ts';
import { testStores } from '../world/test-cast.ts';
import type { Attempt, GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';

/** An order that has come in to the store and waits for an answer. In another's store there is none to act on. */
export async function incomingOrder(
  { server, own, tokens }: GuardWorld,
  store_id: string,
  more: Record<string, unknown> = {},
) {
  if (store_id !== own.seller) return '1';
  await setSelling(server, store_id, true);
  const sides = { buyer_store_id: own.buyer, seller_store_id: own.seller };
  return (await placeOrder(server, tokens.OWNER, sides, more)).id;
}

const setSelling = ({ database }: TestServer, store_id: string, allows_selling: boolean) =>
  database.db.updateTable('stores').set({ allows_selling }).where('id', '=', store_id).execute();

/** Somebody else moves the order, wherever it stands. */
export const moveTo = (
  { server }: GuardWorld,
  store_id: string,
  order_id: string,
  to: FulfilmentStatus,
) =>
  moveOrder(server.database.db, undefined, systemScope([store_id]), order_id, {
    from: fulfilmentStatuses,
    to,
    actor: 'OPERATOR',
    refunds: false,
  });

/** A request with the key of another. */
export async function keyUsedBefore(
  { server, tokens }: GuardWorld,
  entry: Endpoint,
  valid: () => Promise<Inputs>,
): Promise<Attempt> {
  const headers = { 'idempotency-key': randomUUID() };
  await server.call(entry, { ...(await valid()), headers }, tokens.OWNER);
  return { inputs: { ...(await valid()), headers }, as: 'OWNER' };
}

type OrderBody = { store_id: string; order_id: string };

/** The same request about an order like it in a store where nothing can be done. */
export async function inInactiveStore<Body extends OrderBody>(
  world: GuardWorld,
  body: Body,
): Promise<Attempt> {
  const { db } = world.server.database;
  const store_id = testStores.inactive;
  await grantRole(db, world.ownerId, store_id, 'OWNER');
  const { fulfilment_status, ...like } = await db
    .selectFrom('orders')
    .where('id', '=', body.order_id)
    .select(['fulfilment_status', 'delivery', 'payment_method', 'payment_status', 'term_days'])
    .executeTakeFirstOrThrow();
  const { id: order_id } = await db
    .selectFrom('orders')
    .where('store_id', '=', store_id)
    .where('arrived_at', 'is not', null)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await moveTo(world, store_id, order_id, fulfilment_status);
  await db.updateTable('orders').set(like).where('id', '=', order_id).execute();
  return { inputs: { body: { ...body, store_id, order_id } }, as: 'OWNER' };
}

const acceptBody = async (world: GuardWorld, store_id: string) => ({
  body: { store_id, order_id: await incomingOrder(world, store_id) },
});

async function deliveredBody(world: GuardWorld, store_id: string) {
  const order_id = await incomingOrder(world, store_id);
  if (store_id === world.own.seller) await moveTo(world, store_id, order_id, 'SHIPPED');
  return { body: { store_id, order_id, receiver_name: 'Bu Tini' } };
}

type BodyOf = (world: GuardWorld, store_id: string) => Promise<{ body: OrderBody }>;

/** What every move of the seller's answers alike. */
export const moveCase = (entry: Endpoint, bodyOf: BodyOf, beyond: FulfilmentStatus): GuardCase => ({
  valid: bodyOf,
  provoke: {
    order_not_found: async (world) => {
      const { body } = await bodyOf(world, world.own.seller);
      return { inputs: { body: { ...body, order_id: '999999999' } }, as: 'OWNER' };
    },
    order_state_conflict: async (world) => {
      const inputs = await bodyOf(world, world.own.seller);
      await moveTo(world, world.own.seller, inputs.body.order_id, beyond);
      return { inputs, as: 'OWNER' };
    },
    store_inactive: async (world) =>
      inInactiveStore(world, (await bodyOf(world, world.own.seller)).body),
    idempotency_key_reused: (world) =>
      keyUsedBefore(world, entry, () => bodyOf(world, world.own.seller)),
  },
});

const accept = moveCase(contract.orders.accept, acceptBody, 'SHIPPED');
const delivered = moveCase(contract.orders.confirmDelivered, deliveredBody, 'COMPLETED');

export const moveCases: Record<string, GuardCase> = {
  'orders.accept': {
    ...accept,
    provoke: {
      ...accept.provoke,
      store_not_selling: async (world) => {
        const inputs = await acceptBody(world, world.own.seller);
        await setSelling(world.server, world.own.seller, false);
        return { inputs, as: 'OWNER' };
      },
      buyer_over_limit: async (world) => {
        const { server, own, tokens } = world;
        const stop = { store_id: own.seller, over_limit: 'STOP', default_limit: 0 };
        await server.call(contract.creditBook.setRules, { body: stop }, tokens.OWNER);
        const onTerms = { payment_method: 'TERM', term_days: 7 };
        const order_id = await incomingOrder(world, own.seller, onTerms);
        return { inputs: { body: { store_id: own.seller, order_id } }, as: 'OWNER' };
      },
      partial_not_allowed: async (world) => {
        const { body } = await acceptBody(world, world.own.seller);
        const { id: line_id } = await world.server.database.db
          .selectFrom('order_lines')
          .where('order_id', '=', body.order_id)
          .select('id')
          .executeTakeFirstOrThrow();
        const inputs = { body: { ...body, lines: [{ line_id, quantity: 0 }] } };
        return { inputs, as: 'OWNER' };
      },
    },
  },
  'orders.confirmDelivered': {
    ...delivered,
    provoke: {
      ...delivered.provoke,
      file_not_found: async (world) => {
        const { body } = await deliveredBody(world, world.own.seller);
        return { inputs: { body: { ...body, photo_id: randomUUID() } }, as: 'OWNER' };
      },
    },
  },
};
