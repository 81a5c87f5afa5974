import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { done, id, instant, money } from './fields.ts';

const unpaidOrder = z.object({
  order_id: id,
  order_number: z.string(),
  buyer_name: z.string(),
  total_amount: money,
  total_product_unit: z.int(),
  first_product_name: z.string(),
  created_at: instant,
  pay_by: instant.nullable().meta({ description: 'When it expires by itself.' }),
});

const list = endpoint({
  method: 'GET',
  path: '/api/orders/seller/unpaid',
  doc: 'Transfer orders that wait for their money and hold stock meanwhile, the oldest first; at most 200.',
  access: asSeller('order', 'VIEW', { one: 'store_id' }),
  query: z.strictObject({ store_id: id }),
  response: z.object({ unpaid: z.array(unpaidOrder), reserved_amount: money }),
  errors: [],
});

const release = endpoint({
  method: 'POST',
  path: '/api/orders/seller/release-unpaid',
  doc: 'The seller no longer waits for a transfer: the order expires and its stock is free. Done twice, it is answered alike.',
  access: asSeller('order', 'MANAGE', { one: 'store_id' }),
  body: z.strictObject({ store_id: id, order_id: id }),
  response: done,
  errors: ['order_not_found', 'order_state_conflict', 'store_inactive'],
});

export const orderUnpaid = { list, release };
export type UnpaidOrder = z.infer<typeof unpaidOrder>;
