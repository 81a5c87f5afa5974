import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { analysedStores, isStoreChosen, startWeek, storeMissing } from './seller-analytics.ts';

const file = endpoint({
  method: 'GET',
  path: '/api/stores/seller-analytics/report',
  doc: 'A week of one store or of several together as a PDF of one or two pages: the figures beside the week before, twelve weeks, the days, what sold, who bought and the score.',
  access: asSeller('order', 'VIEW', {
    one: 'store_id',
    all: 'select_all_store',
    among: 'store_ids',
  }),
  query: z
    .strictObject({ ...analysedStores, start_week: startWeek })
    .refine(isStoreChosen, storeMissing),
  response: z.unknown(),
  errors: ['week_to_come'],
  gives_file: true,
});

const wanted = z.object({
  store_id: id,
  is_on: z.boolean(),
  has_address: z.boolean().meta({
    description: 'Whether the store has a proven e-mail address, to which the letter goes.',
  }),
});

const ofStore = asSeller('store', 'MANAGE', { one: 'store_id' });

const read = endpoint({
  method: 'GET',
  path: '/api/stores/weekly-report',
  doc: 'Whether the person wants the week of this store as a letter to its address on Monday morning.',
  access: ofStore,
  query: z.strictObject({ store_id: id }),
  response: wanted,
  errors: [],
});

const save = endpoint({
  method: 'POST',
  path: '/api/stores/weekly-report',
  doc: 'Turns the letter of Monday morning on or off, for this person and this store.',
  access: ofStore,
  body: z.strictObject({ store_id: id, is_on: z.boolean() }),
  response: wanted,
  errors: [],
});

export const weeklyReport = { file, read, save };
export type WeeklyReportQuery = z.output<typeof file.query>;
export type WeeklyReport = z.infer<typeof wanted>;
