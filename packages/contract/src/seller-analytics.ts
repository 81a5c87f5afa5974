import { z } from 'zod';
import { productMeasures } from './analytics-words.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { day, id, instant, money, queryFlag, queryList, says } from './fields.ts';
import { choice } from './order-row.ts';
import { fulfilmentStatuses } from './order-status.ts';
import { followed, following } from './pages.ts';

const seen = asSeller('order', 'VIEW', {
  one: 'store_id',
  all: 'select_all_store',
  among: 'store_ids',
});

/** One store, all of the person, or some of these. */
export const analysedStores = {
  store_id: id.optional(),
  select_all_store: queryFlag.default(false),
  store_ids: queryList(id, 1000)
    .optional()
    .meta({ description: 'With all stores: only these of them.' }),
};
type StoreChoice = { store_id?: string | undefined; select_all_store: boolean };
export const isStoreChosen = (query: StoreChoice) =>
  Boolean(query.store_id) !== query.select_all_store;
export const storeMissing = { path: ['store_id'], error: says('store_choice_missing') };

/** Weeks begin on a Monday; one that is to come has nothing to tell. */
export const startWeek = day
  .refine((text) => new Date(text).getUTCDay() === 1, says('week_not_monday'))
  .optional()
  .meta({ description: 'The Monday the week begins on; without it the week that is now.' });

/** An order behind a number: enough to know it again, and to open it. */
export const countedOrder = z.object({
  order_id: id,
  store_id: id,
  store_name: z.string(),
  time_zone: z.string(),
  order_number: z.string(),
  buyer_name: z.string(),
  first_product_name: z.string(),
  total_amount: money,
  fulfilment_status: z.enum(fulfilmentStatuses),
  arrived_at: instant,
});

const analysed = { ...analysedStores, start_week: startWeek };

const change = {
  value: z.number(),
  before: z.number().meta({ description: 'Of the same days of the week before.' }),
};

export const countedAt = instant.nullable().meta({
  description:
    'As of when all orders are counted; null while they are gone through for the first time.',
});

const week = {
  start_week: z.string().meta({ format: 'date' }),
  date_to: z
    .string()
    .meta({ format: 'date', description: 'Its last day, or today in the week that is now.' }),
  before_from: z.string().meta({ format: 'date' }),
  before_to: z.string().meta({ format: 'date' }),
  is_comparable: z
    .boolean()
    .meta({ description: 'Whether there were at least ten orders in both.' }),
  counted_at: countedAt,
};

const headline = {
  revenue: z.object(change).meta({
    description: 'What the book says was brought: sales and shipping less what went back.',
  }),
  orders: z.object(change).meta({ description: 'Completed.' }),
  units: z.object(change).meta({ description: 'Base units of completed orders.' }),
  average_order: z
    .object(change)
    .meta({ description: 'Revenue by completed orders; 0 without any.' }),
};

const summary = endpoint({
  method: 'GET',
  path: '/api/stores/seller-analytics/summary',
  doc: 'The headline figures of a week of one store or of several together, beside the same days of the week before.',
  access: seen,
  query: z.strictObject(analysed).refine(isStoreChosen, storeMissing),
  response: z.object({ ...week, ...headline }),
  errors: ['week_to_come'],
});

const detail = endpoint({
  method: 'GET',
  path: '/api/stores/seller-analytics',
  doc: 'The same with all that is drawn of it: twelve weeks, when orders come in, who bought, and of several stores each.',
  access: seen,
  query: z.strictObject(analysed).refine(isStoreChosen, storeMissing),
  response: z.object({
    ...week,
    ...headline,
    days: z
      .array(
        z.object({ day: z.string().meta({ format: 'date' }), revenue: money, orders: z.int() }),
      )
      .meta({ description: 'Of the week, up to its last day that has begun.' }),
    trend: z
      .array(
        z.object({
          start_week: z.string().meta({ format: 'date' }),
          revenue: money,
          orders: z.int(),
          before_revenue: money.meta({ description: 'Of the week twelve weeks before.' }),
        }),
      )
      .meta({ description: 'Twelve weeks up to this one, the oldest first.' }),
    hours: z.array(z.array(z.int())).meta({
      description:
        'Orders that came in during the twelve weeks: seven days, Monday first, of 24 hours.',
    }),
    buyers: z.object({
      first: z.object(change).meta({ description: 'Who had never bought before.' }),
      returning: z.object(change),
    }),
    stores: z
      .array(
        z.object({
          store_id: id,
          store_name: z.string(),
          revenue: money,
          before_revenue: money,
          orders: z.int(),
        }),
      )
      .meta({ description: 'Of several: the 100 that brought most.' }),
  }),
  errors: ['week_to_come'],
});

const products = endpoint({
  method: 'GET',
  path: '/api/stores/seller-analytics/products',
  doc: 'The 50 products of the week that brought most, were sold most or, for who may see costs, left most over.',
  access: seen,
  query: z
    .strictObject({ ...analysed, by: choice(productMeasures).default('REVENUE') })
    .refine(isStoreChosen, storeMissing),
  response: z.object({
    products: z.array(
      z.object({
        variant_id: id,
        product_name: z.string(),
        category_name: z.string(),
        units: z.int(),
        revenue: money,
        before_revenue: money,
        margin: money.nullable().meta({
          description:
            'Of what has a known cost; null where nothing has, or for who may not see it.',
        }),
        inventory_id: id.nullable().meta({ description: 'Of one store that lists it.' }),
        listed_in: id.nullable().meta({ description: 'That store.' }),
      }),
    ),
    sees_margin: z.boolean(),
  }),
  errors: ['week_to_come'],
});

const orders = endpoint({
  method: 'GET',
  path: '/api/stores/seller-analytics/orders',
  doc: 'The orders behind a figure: those completed from one day to another, the newest first.',
  access: seen,
  query: z
    .strictObject({ ...analysedStores, date_from: day, date_to: day, ...following })
    .refine(isStoreChosen, storeMissing)
    .refine((query) => query.date_from <= query.date_to, {
      path: ['date_to'],
      error: says('date_range_reversed'),
    })
    .refine((query) => Date.parse(query.date_to) - Date.parse(query.date_from) < 60 * 86_400_000, {
      path: ['date_to'],
      error: says('date_range_too_long'),
    }),
  response: z.object(followed(countedOrder)),
  errors: [],
});

const exportAnalytics = endpoint({
  method: 'GET',
  path: '/api/stores/seller-analytics/export',
  doc: 'The days of the twelve weeks up to this one, or the products of the week, as a file, CSV or XLSX.',
  access: seen,
  query: z
    .strictObject({
      ...analysed,
      format: choice(['csv', 'xlsx']),
      of: choice(['days', 'products']).default('days'),
    })
    .refine(isStoreChosen, storeMissing),
  response: z.unknown(),
  errors: ['week_to_come'],
  gives_file: true,
});

export const sellerAnalytics = { summary, detail, products, orders, export: exportAnalytics };
export type AnalyticsQuery = z.output<typeof detail.query>;
export type AnalyticsProductsQuery = z.output<typeof products.query>;
export type AnalyticsOrdersQuery = z.output<typeof orders.query>;
export type AnalyticsExportQuery = z.output<typeof exportAnalytics.query>;
export type AnalyticsSummary = z.infer<typeof summary.response>;
export type SellerAnalytics = z.infer<typeof detail.response>;
export type AnalyticsProducts = z.infer<typeof products.response>;
export type CountedOrder = z.infer<typeof countedOrder>;
