import { randomUUID } from 'node:crypto';
import type { Behaviour } from './behaviour.ts';
import { storeOf } from './person.ts';

/** Takes back an order. The seller may have accepted it by then; that is the seller's right. */
export const cancelOrder =
  (order_id: string): Behaviour =>
  async (client, buyer) => {
    const store = await storeOf(client, buyer);
    const { order } = await client(
      'POST /api/orders/buyer/cancel',
      { body: { buyer_store_id: store.id, order_id } },
      { key: randomUUID() },
    );
    return { told: `${store.name} cancelled ${order.order_number}` };
  };
