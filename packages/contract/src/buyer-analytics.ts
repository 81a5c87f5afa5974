import { z } from 'zod';
import { type BuyerStanding, buyerSorts, buyerStandings } from './analytics-words.ts';
import { writtenText } from './chat.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { id, line, money, version } from './fields.ts';
import { choice } from './order-row.ts';
import { page, pagedUpTo, pageSize } from './pages.ts';
import { analysedStores, countedOrder, isStoreChosen, storeMissing } from './seller-analytics.ts';

const sees = asSeller('order', 'VIEW', {
  one: 'store_id',
  all: 'select_all_store',
  among: 'store_ids',
});
const seesOne = asSeller('order', 'VIEW', { one: 'store_id' });
const acts = asSeller('order', 'MANAGE', { one: 'store_id' });
const oneBuyer = { store_id: id, buyer_store_id: id };

const buyer = z.object({
  store_id: id,
  store_name: z.string(),
  buyer_store_id: id,
  buyer_name: z.string(),
  city: z.string(),
  standing: z.enum(buyerStandings),
  orders: z.int().meta({ description: 'Neither turned down, cancelled, expired nor returned.' }),
  amount: money.meta({ description: 'What these came to.' }),
  first_on: z.string().meta({ format: 'date' }),
  last_on: z.string().meta({ format: 'date' }),
  usual_days: z.int().nullable().meta({
    description: 'The median of the days between orders; null of fewer than four days with orders.',
  }),
  due_on: z
    .string()
    .nullable()
    .meta({ format: 'date', description: 'When the next order would be usual.' }),
});

export const buyerNote = z.object({ text: z.string(), version });

const countByStanding = z.object(
  Object.fromEntries(buyerStandings.map((standing) => [standing, z.int()])) as Record<
    BuyerStanding,
    z.ZodInt
  >,
);

const list = endpoint({
  method: 'GET',
  path: '/api/stores/buyer-analytics',
  doc: 'Who buys from one store or from all stores of the person, with how much, how often and when last; a row for each store. `query` finds the buyer’s name.',
  access: sees,
  query: z
    .strictObject({
      ...analysedStores,
      standing: choice(buyerStandings).optional(),
      sort: choice(buyerSorts).default('AMOUNT'),
      query: line(0, 100).optional(),
      page,
      page_size: pageSize,
    })
    .refine(isStoreChosen, storeMissing),
  response: z.object({
    ...pagedUpTo(buyer),
    counts: countByStanding.meta({ description: 'Whatever the list is narrowed to.' }),
  }),
  errors: ['page_too_far'],
});

const detail = endpoint({
  method: 'GET',
  path: '/api/stores/buyer-analytics/detail',
  doc: 'One buyer of one store: their weeks, what they buy, their last orders, and the store’s own note.',
  access: seesOne,
  query: z.strictObject(oneBuyer),
  response: z.object({
    buyer,
    weeks: z
      .array(
        z.object({
          start_week: z.string().meta({ format: 'date' }),
          orders: z.int(),
          amount: money,
        }),
      )
      .meta({ description: 'Twelve, the oldest first.' }),
    products: z
      .array(
        z.object({
          variant_id: id,
          product_name: z.string(),
          orders: z.int(),
          units: z.int(),
          amount: money,
          last_on: z.string().meta({ format: 'date' }),
        }),
      )
      .meta({ description: 'Of completed orders: the 20 they spent most on.' }),
    last_orders: z.array(countedOrder).meta({ description: 'Ten, the newest first.' }),
    note: buyerNote,
  }),
  errors: ['buyer_not_found'],
});

const saveNote = endpoint({
  method: 'POST',
  path: '/api/stores/buyer-analytics/note/save',
  doc: 'What the store writes down about a buyer, for its own people alone. The same again is answered alike.',
  access: acts,
  body: z.strictObject({ ...oneBuyer, text: writtenText(1000), version }),
  response: z.object({ note: buyerNote }),
  errors: ['buyer_not_found', 'buyer_note_conflict', 'store_inactive'],
});

export const buyerAnalytics = { list, detail, saveNote };
export type BuyerListQuery = z.output<typeof list.query>;
export type BuyerRow = z.infer<typeof buyer>;
export type BuyerDetail = z.infer<typeof detail.response>;
export type BuyerCounts = z.infer<typeof countByStanding>;
