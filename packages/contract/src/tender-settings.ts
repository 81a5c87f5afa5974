import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, says } from './fields.ts';
import { mostValidityDays } from './tender-words.ts';

const settings = z.object({
  floor_margin_percent: z.int().nullable().meta({
    description:
      'No offer has a margin below this of its price, where the cost is known; null: none is refused.',
  }),
  validity_days: z
    .int()
    .meta({ description: 'How long an offer is valid where nobody says otherwise.' }),
  updated_at: instant.nullable(),
  updated_by_name: z.string().nullable(),
});

const readSettings = endpoint({
  method: 'GET',
  path: '/api/tenders/offerings/settings',
  doc: 'What the store’s offers keep to.',
  access: asSeller('inventory', 'MANAGE', { one: 'store_id' }),
  query: z.strictObject({ store_id: id }),
  response: z.object({ settings }),
  errors: [],
});

const writeSettings = endpoint({
  method: 'POST',
  path: '/api/tenders/offerings/settings',
  doc: 'Sets what the store’s offers keep to; those that were sent stay as they are. What is not named stays.',
  access: asSeller('inventory', 'MANAGE', { one: 'store_id' }),
  body: z.strictObject({
    store_id: id,
    floor_margin_percent: z
      .int()
      .min(0, says('too_small'))
      .max(90, says('too_big'))
      .nullable()
      .optional(),
    validity_days: z
      .int()
      .min(1, says('too_small'))
      .max(mostValidityDays, says('too_big'))
      .optional(),
  }),
  response: z.object({ settings }),
  errors: ['store_inactive'],
});

export const tenderSettings = { readSettings, writeSettings };
export type OfferSettings = z.infer<typeof settings>;
export type OfferSettingsBody = z.output<typeof writeSettings.body>;
