import { z } from 'zod';
import { keyLives, keyScopes } from './api-key-scopes.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, line, says, uuid } from './fields.ts';
import { followed, following } from './pages.ts';

const managed = asSeller('store', 'MANAGE', { one: 'store_id' });

const apiKey = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  beginning: z.string().meta({ description: 'The first signs of the key, to know it again by.' }),
  state: z.enum(['ACTIVE', 'EXPIRED', 'REVOKED']),
  created_at: instant,
  created_by_name: z.string().nullable(),
  is_yours: z.boolean().meta({ description: 'Whether the person who asks has made it.' }),
  expires_at: instant,
  last_used_at: instant.nullable().meta({ description: 'To about a minute.' }),
  revoked_at: instant.nullable(),
  revoked_by_name: z.string().nullable().meta({
    description: 'Null also where it ended because who made it manages the store no more.',
  }),
});

/** All of a store that are valid, and those that ended within the last 90 days, at most 200, the newest first. */
const keys = z.object({ api_keys: z.array(apiKey) });

const list = endpoint({
  method: 'GET',
  path: '/api/api-keys/list',
  doc: 'The keys by which a store’s own systems call, with what each may and when it was used; never the keys themselves.',
  access: managed,
  query: z.strictObject({ store_id: id }),
  response: keys,
  errors: [],
});

const createBody = z.strictObject({
  store_id: id,
  request_id: uuid.meta({ description: 'Made by the caller: sent twice, one key is made.' }),
  name: line(3, 60),
  scopes: z
    .array(z.enum(keyScopes, says('not_a_choice')))
    .min(1, says('required'))
    .max(keyScopes.length, says('too_long'))
    .transform((scopes) => [...new Set(scopes)]),
  days: z.literal([...keyLives], says('not_a_choice')),
});

const create = endpoint({
  method: 'POST',
  path: '/api/api-keys/create',
  doc: 'A new key. The key itself is in this answer and nowhere else, ever. It may no more than who makes it, and ends when they manage the store no longer; every owner is told.',
  access: managed,
  body: createBody,
  response: keys.extend({
    api_key_id: id,
    key: z.string().meta({ description: 'Send it as `Authorization: Bearer {key}`.' }),
  }),
  errors: ['store_inactive', 'api_keys_too_many', 'api_key_shown_once'],
  gives_secret: true,
  needs_proof: 'LATELY',
  limits: [{ by: 'person', max: 60, seconds: 3_600 }],
});

const oneKey = { store_id: id, api_key_id: id };

const revoke = endpoint({
  method: 'POST',
  path: '/api/api-keys/revoke',
  doc: 'Ends a key at once and for good, also in a store that is inactive. Done twice, it is answered alike.',
  access: managed,
  body: z.strictObject(oneKey),
  response: keys,
  errors: ['api_key_not_found'],
});

const keyCallRow = z.object({
  id,
  call: z.string().meta({ description: 'The operationId of what was called.' }),
  about: z
    .string()
    .nullable()
    .meta({ description: 'The id of the order or listing, where one was named.' }),
  status: z.int().nullable().meta({
    description: 'Of the answer; null while it is under way, or where it was broken off.',
  }),
  created_at: instant,
});

const calls = endpoint({
  method: 'GET',
  path: '/api/api-keys/calls',
  doc: 'What a key has changed or tried to change within 30 days, the newest first.',
  access: managed,
  query: z.strictObject({ ...oneKey, ...following }),
  response: z.object(followed(keyCallRow)),
  errors: ['api_key_not_found'],
});

export const apiKeys = { list, create, revoke, calls };
export type ApiKey = z.infer<typeof apiKey>;
export type NewApiKey = z.output<typeof createBody>;
export type KeyCallRow = z.infer<typeof keyCallRow>;
