import { randomUUID } from 'node:crypto';
import type { Behaviour } from './behaviour.ts';
import { storeOf } from './person.ts';
import { settled } from './settled.ts';

/** Of ten shopkeepers two never say that the goods are there; the clock completes their orders. */
const silent = 0.2;

/** Looks whether something has come, and says so of what came first. */
export const confirmReceived: Behaviour = async (client, buyer) => {
  const store = await storeOf(client, buyer);
  const query = {
    is_seller: false,
    buyer_store_id: store.id,
    status: ['DELIVERED' as const],
    page_size: 100,
  };
  const { data } = await client('GET /api/orders/info/list', { query });
  const order = data.findLast(
    ({ id, allowed_actions }) =>
      allowed_actions.includes('confirm_received') && settled(id) >= silent,
  );
  if (!order) return { told: `${store.name} waits for nothing` };
  await client(
    'POST /api/orders/buyer/confirm-received',
    { body: { buyer_store_id: store.id, order_id: order.id } },
    { key: randomUUID() },
  );
  return { told: `${store.name} has ${order.order_number}` };
};
