import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { done, id, instant, money, queryFlag, says } from './fields.ts';

const unpaidOrder = z.object({
  order_id: id,
  store_id: id,
  store_name: z.string(),
  time_zone: z.string(),
  order_number: z.string(),
  buyer_name: z.string(),
  total_amount: money,
  total_product_unit: z.int(),
  first_product_name: z.string(),
  created_at: instant,
  payment_status: z
    .enum(['UNPAID', 'WAITING_VERIFICATION'])
    .meta({ description: 'Where the buyer says to have paid, it cannot be let go.' }),
  pay_by: instant.nullable().meta({ description: 'When it expires by itself.' }),
});

const listQuery = z
  .strictObject({
    store_id: id.optional(),
    select_all_seller_store: queryFlag.default(false),
    /** Only those that hold something of this variant. */
    variant_id: id.optional(),
  })
  .refine((query) => Boolean(query.store_id) !== query.select_all_seller_store, {
    path: ['store_id'],
    error: says('store_choice_missing'),
  });

const list = endpoint({
  method: 'GET',
  path: '/api/orders/seller/unpaid',
  doc: 'Transfer orders that wait for their money and hold stock meanwhile, of one store or of all stores of the person, the oldest first; at most 200, with what all of them come to.',
  access: asSeller('order', 'VIEW', { one: 'store_id', all: 'select_all_seller_store' }),
  query: listQuery,
  response: z.object({
    unpaid: z.array(unpaidOrder),
    total_data: z.int(),
    reserved_amount: money,
    reserved_pieces: z.int().meta({ description: 'Of the variant asked for, in pieces.' }),
  }),
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
export type UnpaidQuery = z.output<typeof listQuery>;
