import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { placeOrder } from '../testing/place-order.ts';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld, Side } from './guard-world.ts';
import { inInactiveStore, keyUsedBefore } from './move-cases.ts';

const unknown = '999999999';

/** An order between the two own stores. In another's store there is none to look at. */
export async function ownOrder({ server, own, tokens }: GuardWorld, store_id: string, side: Side) {
  if (store_id !== own[side]) return '1';
  const { db } = server.database;
  await db
    .updateTable('stores')
    .set({ allows_selling: true })
    .where('id', '=', own.seller)
    .execute();
  const sides = { buyer_store_id: own.buyer, seller_store_id: own.seller };
  return (await placeOrder(server, tokens.OWNER, sides)).id;
}

/** The same words by the same person would be the same note. */
const noteBody = async (world: GuardWorld, store_id: string) => ({
  body: {
    store_id,
    order_id: await ownOrder(world, store_id, 'seller'),
    text: `Kirim setelah pukul 10 ${randomUUID()}`,
  },
});

export const detailCases: Record<string, GuardCase> = {
  'orderDetail.detail': {
    valid: async (world, store_id, side) => ({
      query: { store_id, order_id: await ownOrder(world, store_id, side) },
    }),
    provoke: {
      order_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, order_id: unknown } },
        as: 'VIEWER',
      }),
    },
  },
  'orderDetail.usualBasket': {
    valid: async (world, store_id, side) => ({
      query: { store_id, order_id: await ownOrder(world, store_id, side) },
    }),
    provoke: {
      order_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, order_id: unknown } },
        as: 'VIEWER',
      }),
    },
  },
  'orderDetail.summary': {
    valid: async (world, store_id, side) => ({
      query: {
        store_id,
        order_id: await ownOrder(world, store_id, side),
        is_seller: String(side === 'seller'),
      },
    }),
    provoke: {
      order_not_found: ({ own }) => ({
        inputs: { query: { store_id: own.seller, order_id: unknown, is_seller: 'true' } },
        as: 'VIEWER',
      }),
    },
  },
  'orderDetail.note': {
    valid: noteBody,
    provoke: {
      order_not_found: ({ own }) => ({
        inputs: { body: { store_id: own.seller, order_id: unknown, text: 'Cek stok' } },
        as: 'OWNER',
      }),
      store_inactive: async (world) =>
        inInactiveStore(world, (await noteBody(world, world.own.seller)).body),
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, contract.orderDetail.note, () => noteBody(world, world.own.seller)),
    },
  },
  'orderDetail.importantNotes': {
    valid: (_world, store_id) => ({ query: { store_id } }),
  },
};
