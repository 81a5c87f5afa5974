import { z } from 'zod';
import { performanceKinds, performanceLevels } from './analytics-words.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { choice } from './order-row.ts';
import { followed, following } from './pages.ts';
import {
  analysedStores,
  countedAt,
  countedOrder,
  isStoreChosen,
  storeMissing,
} from './seller-analytics.ts';

const seen = asSeller('order', 'VIEW', {
  one: 'store_id',
  all: 'select_all_store',
  among: 'store_ids',
});

const level = z.enum(performanceLevels);
const score = z.number().nullable().meta({ description: '0 to 100; null without any number.' });

const performanceNumber = z.object({
  kind: z.enum(performanceKinds),
  value: z
    .number()
    .nullable()
    .meta({ description: 'A share from 0 to 1, of RESPONSE minutes; null of fewer than ten.' }),
  before: z.number().nullable().meta({ description: 'Of the 28 days before these.' }),
  target: z.number(),
  points: z
    .number()
    .nullable()
    .meta({ description: 'Of 100: 0 at half the target, or at twice it where less is better.' }),
  weight: z.number().meta({
    description: 'Of the score, with what the numbers without data leave it; they sum to 1.',
  }),
  good: z.number().meta({
    description:
      'What counts: orders and chats that went well, rupiah of ACCEPTANCE; of COMPLAINTS those of buyers that were right, half for one that was settled.',
  }),
  of: z.number().meta({ description: 'Of so many.' }),
  lift: z
    .object({
      missing: z.int().meta({
        description:
          'So many more that go well: orders, answers, or deliveries that nobody complains of.',
      }),
      points: z.number().meta({ description: 'By so much the score rises then.' }),
      level: level.nullable().meta({ description: 'Reached by it, if that is another.' }),
    })
    .nullable()
    .meta({ description: 'What brings it to its target; null where it is there.' }),
});

const summary = endpoint({
  method: 'GET',
  path: '/api/stores/seller-performance',
  doc: 'What a store is judged by, of the 28 days up to yesterday: each number with its target, standing and what lifts it, the score and its level, and the score of twelve weeks. Of several stores all are added up, and each has its own score.',
  access: seen,
  query: z.strictObject(analysedStores).refine(isStoreChosen, storeMissing),
  response: z.object({
    date_from: z.string().meta({ format: 'date' }),
    date_to: z.string().meta({ format: 'date' }),
    counted_at: countedAt,
    score,
    level: level.nullable(),
    next_level: z.object({ level, points: z.number() }).nullable(),
    numbers: z.array(performanceNumber),
    history: z.array(z.object({ date_to: z.string().meta({ format: 'date' }), score })).meta({
      description:
        'Of the 28 days up to each of twelve Sundays, the oldest first, and to yesterday.',
    }),
    stores: z
      .array(z.object({ store_id: id, store_name: z.string(), score, level: level.nullable() }))
      .meta({ description: 'Of several: the 100 with the lowest score.' }),
  }),
  errors: [],
});

const orders = endpoint({
  method: 'GET',
  path: '/api/stores/seller-performance/orders',
  doc: 'The orders of the 28 days that cost a number points, the newest first; of CHAT there are none.',
  access: seen,
  query: z
    .strictObject({ ...analysedStores, kind: choice(performanceKinds), ...following })
    .refine(isStoreChosen, storeMissing),
  response: z.object(followed(countedOrder)),
  errors: [],
});

export const sellerPerformance = { summary, orders };
export type PerformanceQuery = z.output<typeof summary.query>;
export type PerformanceOrdersQuery = z.output<typeof orders.query>;
export type SellerPerformance = z.infer<typeof summary.response>;
export type PerformanceNumber = z.infer<typeof performanceNumber>;
