import { z } from 'zod';
import { accountingStages } from './accounting-words.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, queryFlag, says } from './fields.ts';

const create = endpoint({
  method: 'POST',
  path: '/api/stores/accounting-key',
  doc: 'A short-lived key for the calls under /accounting/ of one store, sent there as `X-App-Key` beside `X-App-Id`. It ends with the login it was made by, and is good for nothing else.',
  access: asSeller('store', 'MANAGE', { one: 'store_id' }),
  body: z.strictObject({ store_id: id }),
  response: z.object({ app_id: z.string(), key: z.string(), expires_at: instant }),
  errors: [],
  gives_secret: true,
});

const summary = endpoint({
  method: 'GET',
  path: '/api/stores/accounting-summary',
  doc: 'Whether a store’s books are linked, and how many differences wait for a person: of one store, or of all of the person together.',
  access: asSeller('store', 'VIEW', { one: 'store_id', all: 'select_all_seller_store' }),
  query: z
    .strictObject({ store_id: id.optional(), select_all_seller_store: queryFlag.default(false) })
    .refine((query) => Boolean(query.store_id) !== query.select_all_seller_store, {
      path: ['store_id'],
      error: says('store_choice_missing'),
    }),
  response: z.object({
    stage: z.enum(accountingStages).meta({ description: 'Of several that of `store_id`.' }),
    waiting: z.int().meta({ description: 'Of NOT_CONNECTED 0.' }),
    store_id: id.nullable().meta({
      description: 'The linked store that needs a person most; null where none is linked.',
    }),
  }),
  errors: [],
});

export const accountingKey = { create, summary };
