import { randomUUID } from 'node:crypto';
import type { Behaviour } from './behaviour.ts';
import { payOrder } from './pay-order.ts';
import { storeOf } from './person.ts';
import { pick } from './random.ts';

/** Looks whether a store has written down what was ordered in a chat, and says yes to it where all of it is there. */
export const confirmChatOrder: Behaviour = async (client, buyer, random) => {
  const store = await storeOf(client, buyer);
  const buyer_store_id = store.id;
  const { chat_orders } = await client('GET /api/orders/buyer/chat-orders', {
    query: { buyer_store_id },
  });
  const whole = chat_orders.filter(
    ({ offer }) => !offer.delivery_problem && offer.lines.every(({ problem }) => !problem),
  );
  const chosen = pick(random, whole);
  if (!chosen) return { told: `${store.name} has nothing to confirm` };
  const { store_id, chat_order_id, offer } = chosen;
  const payment_method = pick(random, offer.payment_methods) ?? 'COD';
  const { order_id, order_number } = await client(
    'POST /api/orders/buyer/confirm-chat-order',
    {
      body: {
        ...{ buyer_store_id, store_id, chat_order_id, payment_method },
        version: offer.version,
        expected_total: offer.total_amount,
      },
    },
    { key: randomUUID() },
  );
  return {
    told: `${store.name} confirms ${order_number} of a chat`,
    follows:
      payment_method === 'TRANSFER'
        ? [{ behave: payOrder(order_id), beats: [4, 50] as [number, number] }]
        : [],
  };
};
