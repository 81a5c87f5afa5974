import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, money, queryFlag, says } from './fields.ts';
import { countByStatus } from './orders.ts';

const newOrder = z.object({
  id,
  store_id: id,
  store_name: z.string(),
  time_zone: z.string(),
  order_number: z.string(),
  buyer_name: z.string(),
  total_amount: money,
  deadline_at: instant.nullable(),
});

const attention = z.object({
  store_id: id,
  store_name: z.string(),
  code: z.enum(['email_unverified', 'address_reported']),
});

const scarceProduct = z.object({
  store_id: id,
  store_name: z.string(),
  product_id: id,
  variant_id: id,
  product_name: z.string().meta({ description: 'With the variant, where there are several.' }),
  free_pieces: z.int().meta({ description: 'What no order has reserved.' }),
  stock_level: z.enum(['NONE', 'LOW']),
  buyers_looking: z
    .int()
    .meta({ description: 'Stores that searched for it here in the last 28 days.' }),
});

const summaryQuery = z
  .strictObject({ store_id: id.optional(), select_all_seller_store: queryFlag.default(false) })
  .refine((query) => Boolean(query.store_id) !== query.select_all_seller_store, {
    path: ['store_id'],
    error: says('store_choice_missing'),
  });

const summary = endpoint({
  method: 'GET',
  path: '/api/stores/seller-summary',
  doc: 'What needs doing today in one store or in all of the person: exact counts per status, today’s orders and revenue in each store’s zone, the new orders with the nearest deadlines, what is running out, and what is amiss with a store itself.',
  access: asSeller('order', 'VIEW', { one: 'store_id', all: 'select_all_seller_store' }),
  query: summaryQuery,
  response: z.object({
    counts: countByStatus,
    /** What arrived since midnight and was not lost again. */
    today: z.object({ orders: z.int(), revenue: money }),
    /** Three at most, the nearest deadline first. */
    new_orders: z.array(newOrder),
    /** Ten at most. */
    attention: z.array(attention),
    /** What is offered and nearly or wholly gone; null for who may not see the inventory. */
    stock: z
      .object({
        low: z.int(),
        sold_out: z.int(),
        /** Prices that the store’s own rules would have otherwise. */
        adjustable_prices: z.int(),
        /** Five at most, what most buyers looked for first. */
        wanted: z.array(scarceProduct),
      })
      .nullable(),
  }),
  errors: [],
});

const sales = z.object({ orders: z.int(), revenue: money });

const storeFigures = z.object({
  store_id: id,
  new_orders: z.int(),
  due_orders: z.int().meta({ description: 'New orders with four hours left at most.' }),
  today: sales.nullable(),
  week_ago: sales
    .nullable()
    .meta({ description: 'The same weekday a week ago, up to the same time of day.' }),
});

const figures = endpoint({
  method: 'GET',
  path: '/api/stores/figures',
  doc: 'The stores of the person side by side: new orders and those that are due in each, and where asked for what came in today and by this time a week ago. A store without orders is left out.',
  access: asSeller('order', 'VIEW', { one: 'store_id', all: 'select_all_seller_store' }),
  query: z
    .strictObject({
      store_id: id.optional(),
      select_all_seller_store: queryFlag.default(false),
      with_sales: queryFlag.default(false),
    })
    .refine((query) => Boolean(query.store_id) !== query.select_all_seller_store, {
      path: ['store_id'],
      error: says('store_choice_missing'),
    }),
  response: z.object({ figures: z.array(storeFigures) }),
  errors: [],
});

export const storeSummary = { summary, figures };
export type StoreFigures = z.infer<typeof storeFigures>;
export type SellerSummary = z.infer<(typeof summary)['response']>;
