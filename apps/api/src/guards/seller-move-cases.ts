import { contract } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { sql } from 'kysely';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { incomingOrder, moveCase, moveTo } from './move-cases.ts';

const { orders } = contract;

/** A right body for an order that was placed so and has come so far. */
const bodyOf =
  (at: FulfilmentStatus, more: object, placed: Record<string, unknown> = {}) =>
  async (world: GuardWorld, store_id: string) => {
    const order_id = await incomingOrder(world, store_id, placed);
    if (store_id === world.own.seller && at !== 'NEW') await moveTo(world, store_id, order_id, at);
    return { body: { store_id, order_id, ...more } };
  };

/** A move that needs a reason. */
function reasonCase(entry: Endpoint, at: FulfilmentStatus, reason_id: string): GuardCase {
  const right = bodyOf(at, { reason_id });
  const { provoke, ...rest } = moveCase(entry, right, 'COMPLETED');
  const otherwise = async (world: GuardWorld, more: object) => {
    const { body } = await right(world, world.own.seller);
    return { inputs: { body: { ...body, ...more } }, as: 'OWNER' as const };
  };
  return {
    ...rest,
    provoke: {
      ...provoke,
      reason_unknown: (world) => otherwise(world, { reason_id: 'because' }),
      note_required: (world) => otherwise(world, { reason_id: 'other', note: 'apa' }),
    },
  };
}

const owed = bodyOf('DELIVERED', {}, { payment_method: 'TERM', term_days: 7 });
const payment = moveCase(orders.confirmPayment, owed, 'IN_COMPLAINT');

export const sellerMoveCases: Record<string, GuardCase> = {
  'orders.reasons': { valid: () => ({}) },
  'orders.reject': reasonCase(orders.reject, 'NEW', 'out_of_stock'),
  'orders.deliveryFailed': reasonCase(orders.deliveryFailed, 'SHIPPED', 'goods_refused'),
  'orders.readyForPickup': moveCase(
    orders.readyForPickup,
    bodyOf('PROCESSING', {}, { delivery: 'BUYER_PICKUP' }),
    'COMPLETED',
  ),
  'orderBulk.start': {
    valid: async (world, store_id) => {
      const order_id = await incomingOrder(world, store_id);
      return { body: { store_id, action: 'ACCEPT', order_ids: [order_id] } };
    },
  },
  'orders.confirmPayment': {
    ...payment,
    provoke: {
      ...payment.provoke,
      amount_over_open: async (world) => {
        const { body } = await owed(world, world.own.seller);
        const { rows } = await sql<{ open_amount: number }>`
          select total_amount::int as open_amount from orders where id = ${body.order_id}`.execute(
          world.server.database.db,
        );
        const amounts = { amount: 999_999_999, open_amount: rows[0]?.open_amount };
        return { inputs: { body: { ...body, ...amounts } }, as: 'OWNER' };
      },
      open_amount_changed: async (world) => {
        const { body } = await owed(world, world.own.seller);
        return { inputs: { body: { ...body, open_amount: 1 } }, as: 'OWNER' };
      },
    },
  },
};
