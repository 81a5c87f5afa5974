import { z } from 'zod';
import { forecastMethods, whyNoForecast } from './analytics-words.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { analysedStores, isStoreChosen, storeMissing } from './seller-analytics.ts';

const calendarDay = z.string().meta({ format: 'date' });

const ofStore = z.object({
  store_id: id,
  store_name: z.string(),
  date_from: calendarDay,
  date_to: calendarDay,
  last_week: z.number().meta({ description: 'What the seven days before have brought.' }),
  expected: z.number().nullable().meta({
    description:
      'Null where it is no better than the week before on weeks held back, or nobody can tell.',
  }),
  low: z.number().nullable(),
  high: z.number().nullable().meta({
    description: 'As far from what is expected as the worst miss of the weeks held back.',
  }),
  method: z.enum(forecastMethods).nullable(),
  missed_by: z
    .number()
    .nullable()
    .meta({ description: 'On average, of the four weeks held back.' }),
  last_missed_by: z
    .number()
    .nullable()
    .meta({ description: 'By how much "the same as last week" missed them.' }),
  why_not: z.enum(whyNoForecast).nullable(),
});

const runningOut = z.object({
  store_id: id,
  store_name: z.string(),
  inventory_id: id,
  product_name: z.string(),
  free_pieces: z.int(),
  expected: z.int().meta({ description: 'Base units within the seven days.' }),
  low: z.int(),
  high: z.int(),
  empty_on: calendarDay
    .nullable()
    .meta({ description: 'Null where only the high end empties it.' }),
  earliest: calendarDay,
  latest: calendarDay.nullable(),
});

const detail = endpoint({
  method: 'GET',
  path: '/api/stores/seller-analytics/forecast',
  doc: 'What the seven days from today on may bring, store by store, and what may run out in them; only where it does better than "the same as last week" on weeks held back, and otherwise why not. Kept once a day.',
  access: asSeller('order', 'VIEW', {
    one: 'store_id',
    all: 'select_all_store',
    among: 'store_ids',
  }),
  query: z.strictObject(analysedStores).refine(isStoreChosen, storeMissing),
  response: z.object({
    stores: z.array(ofStore).meta({ description: 'The 100 that expect most.' }),
    running_out: z.array(runningOut).meta({
      description: 'Twenty at most, what brings most first; nothing for who may not see the stock.',
    }),
    sees_stock: z.boolean(),
    products: z
      .object({ told: z.int(), not_better: z.int(), too_short: z.int() })
      .meta({ description: 'Of how many products something is told, and of how many not.' }),
  }),
  errors: [],
});

export const salesForecast = { detail };
export type SalesForecast = z.infer<typeof detail.response>;
