import { randomUUID } from 'node:crypto';
import type { Behaviour } from './behaviour.ts';

/** More than this wait for the next look. */
const mostAtOnce = 20;

/** In a demo the money of every transfer that a buyer says to have made is there. */
export const verifyPayments: Behaviour = async (client) => {
  const query = { page_size: mostAtOnce };
  const { data } = await client('GET /ops/payments/waiting', { query });
  // What a provider has told of is judged by a person.
  const payments = data.filter(({ told }) => told.length === 0);
  for (const { store_id, order_id } of payments)
    await client(
      'POST /ops/payments/verify',
      { body: { store_id, order_id } },
      { key: randomUUID() },
    );
  return { told: `the money of ${payments.length} transfers was found` };
};
