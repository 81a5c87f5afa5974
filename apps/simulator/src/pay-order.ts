import { randomUUID } from 'node:crypto';
import type { Behaviour } from './behaviour.ts';
import { storeOf } from './person.ts';

/** Transfers the money of an order, and says so; it reaches its seller once the money was found. */
export const payOrder =
  (order_id: string): Behaviour =>
  async (client, buyer) => {
    const store = await storeOf(client, buyer);
    const { order } = await client(
      'POST /api/orders/buyer/pay',
      { body: { buyer_store_id: store.id, order_id } },
      { key: randomUUID() },
    );
    return { told: `${store.name} paid ${order.order_number}` };
  };
