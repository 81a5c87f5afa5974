import { z } from 'zod';
import { asMember, endpoint } from './endpoint.ts';
import { id, says } from './fields.ts';

const page = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, says('invalid'));
const mostBytes = 8 * 1024;

const state = z
  .record(z.string(), z.unknown())
  .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= mostBytes, {
    error: says('too_long'),
  });

const answer = z.object({ state: z.record(z.string(), z.unknown()).nullable() });

const get = endpoint({
  method: 'GET',
  path: '/api/users/seller-ui-states',
  doc: 'How the person left a page of a store: a small object that means something to the page alone. `store_key` is the store’s id.',
  access: asMember('store_key'),
  query: z.strictObject({ store_key: id, page }),
  response: answer,
  errors: [],
});

const save = endpoint({
  method: 'POST',
  path: '/api/users/seller-ui-states',
  doc: 'Keeps how the person leaves a page of a store, in place of what was kept; at most 8 KB.',
  access: asMember('store_key'),
  body: z.strictObject({ store_key: id, page, state }),
  response: answer,
  errors: [],
});

export const sellerUiStates = { get, save };
