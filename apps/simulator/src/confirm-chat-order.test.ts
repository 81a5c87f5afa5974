import { expect, it } from 'vitest';
import type { Client } from './client.ts';
import { confirmChatOrder } from './confirm-chat-order.ts';
import { createPerson } from './person.ts';
import { seeded } from './random.ts';

const store = { id: '5', name: 'Warung', city: 'Bandung', permission: { order: 'MANAGE' } };
const written = (id: string, problem: string | null) => ({
  ...{ chat_order_id: id, store_id: '1', store_name: 'Grosir' },
  offer: {
    ...{ version: 2, total_amount: 9_000, delivery_problem: null, payment_methods: ['COD'] },
    lines: [{ problem }],
  },
});

it('a shop confirms what a store wrote down for it, if all of it is there', async () => {
  const made: unknown[] = [];
  const client = (async (call: string, inputs: { body?: unknown }) => {
    if (call.endsWith('stores/list')) return { stores: [store] };
    if (call.startsWith('GET'))
      return { chat_orders: [written('7', 'stock_short'), written('8', null)] };
    made.push(inputs.body);
    return { order_id: '3', order_number: 'PO-3' };
  }) as unknown as Client;
  await confirmChatOrder(client, createPerson('+6281200000001', 'x'), seeded(1));
  expect(made).toEqual([
    {
      ...{ buyer_store_id: '5', store_id: '1', chat_order_id: '8', version: 2 },
      ...{ payment_method: 'COD', expected_total: 9_000 },
    },
  ]);
});
