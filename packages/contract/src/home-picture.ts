import { z } from 'zod';
import { helpKinds, performanceKinds, performanceLevels } from './analytics-words.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, money } from './fields.ts';
import { analysedStores, countedAt, isStoreChosen, storeMissing } from './seller-analytics.ts';

const calendarDay = z.string().meta({ format: 'date' });
const cameIn = z.object({ orders: z.int(), revenue: money });

const week = z.object({
  revenue: money.meta({ description: 'What the book says was brought since Monday.' }),
  orders: z.int().meta({ description: 'Completed since Monday.' }),
  done_revenue: money.meta({ description: 'The same of the days that are over.' }),
  done_days: z.int().meta({ description: 'How many these are: none on a Monday.' }),
  before_revenue: money.meta({ description: 'Of as many days of the week before.' }),
  is_comparable: z
    .boolean()
    .meta({ description: 'Whether there were at least ten orders in both.' }),
});

const help = z.object({
  kind: z.enum(helpKinds),
  store_id: id.nullable().meta({ description: 'Null where it is about all of them together.' }),
  store_name: z.string(),
  of_id: id.nullable().meta({ description: 'The listing, buyer or demand it is about.' }),
  name: z.string().meta({ description: 'Of the product or the buyer; empty without either.' }),
  amount: money.nullable().meta({ description: 'What is at stake, in rupiah.' }),
  count: z.int().nullable().meta({
    description: 'Buyers that looked for it, complaints, or days since the buyer’s last order.',
  }),
  usual_days: z.int().nullable().meta({ description: 'Between two orders of the buyer.' }),
  free_pieces: z.int().nullable().meta({ description: 'What is left of the product.' }),
  until: instant.nullable().meta({ description: 'When the demand or the answer is due.' }),
  lift: z
    .object({
      kind: z.enum(performanceKinds),
      missing: z.int(),
      points: z.number(),
      level: z.enum(performanceLevels).nullable(),
    })
    .nullable(),
});

const detail = endpoint({
  method: 'GET',
  path: '/api/stores/seller-analytics/home',
  doc: 'How today goes, for Home: what came in beside the same weekday up to the same time, the week so far, four weeks day by day, of several stores each, and the two things that would help most.',
  access: asSeller('order', 'VIEW', {
    one: 'store_id',
    all: 'select_all_store',
    among: 'store_ids',
  }),
  query: z.strictObject(analysedStores).refine(isStoreChosen, storeMissing),
  response: z.object({
    day: calendarDay,
    counted_at: countedAt,
    has_enough: z
      .boolean()
      .meta({ description: 'Whether ten orders were completed in the four weeks.' }),
    today: cameIn,
    week_ago: cameIn.meta({ description: 'The same weekday, up to the same time of day.' }),
    is_comparable: z
      .boolean()
      .meta({ description: 'Whether at least ten orders came in on both days.' }),
    week,
    days: z
      .array(z.object({ day: calendarDay, revenue: money }))
      .meta({ description: 'Four weeks up to today, the oldest first.' }),
    stores: z
      .array(
        z.object({
          store_id: id,
          revenue: money,
          days: z.array(money).meta({ description: 'Two weeks up to today.' }),
        }),
      )
      .meta({ description: 'Of several: since Monday, of the 100 in which most waits.' }),
    sees_stock: z.boolean().meta({ description: 'Whether the stock was looked at for it.' }),
    help: z.array(help).meta({ description: 'Two at most, what helps most first.' }),
  }),
  errors: [],
});

export const homePicture = { detail };
export type HomePicture = z.infer<typeof detail.response>;
export type Help = z.infer<typeof help>;
