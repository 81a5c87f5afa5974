import { z } from 'zod';
import { asSeller, endpoint, user } from './endpoint.ts';
import { id, instant, line, says, uuid, version } from './fields.ts';
import { mostDocuments, registrationStates, storeKinds } from './registration-words.ts';
import { addressFields, pointIsWhole } from './store-profile.ts';

/** What is asked of a store that wants to sell. */
const wanted = {
  name: line(3, 100),
  kind: z.enum(storeKinds, says('not_a_choice')),
  sells: line(3, 300),
  ...addressFields,
  driver_note: addressFields.driver_note.default(''),
  latitude: addressFields.latitude.default(null),
  longitude: addressFields.longitude.default(null),
};

export const registrationRow = z.object({
  store_id: id,
  store_name: z.string(),
  state: z.enum(registrationStates),
  version: z.int(),
  kind: z.enum(storeKinds),
  sells: z.string(),
  city: z.string(),
  province: z.string(),
  /** The operator's last words. */
  reason: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
});

const registration = registrationRow.extend({
  address: z.string(),
  district: z.string(),
  city_id: id,
  postal_code: z.string(),
  driver_note: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  document_ids: z.array(uuid),
  may_send: z.boolean().meta({ description: 'Whether the person may change and send it.' }),
});

const answer = z.object({ registration });

const list = endpoint({
  method: 'GET',
  path: '/api/store-registrations/list',
  doc: 'How it stands with the stores of the person that have asked to sell, the newest first, and whether documents are asked for.',
  access: user,
  response: z.object({ registrations: z.array(registration), wants_documents: z.boolean() }),
  errors: [],
});

const createBody = z.strictObject(wanted).refine(...pointIsWhole);

const create = endpoint({
  method: 'POST',
  path: '/api/store-registrations/create',
  doc: 'A new store of the person, which asks to sell. Where documents are asked for it is a draft until it is sent with them. Asked again in the same words while that one is open, it is answered with that one.',
  access: user,
  body: createBody,
  response: answer,
  errors: ['registrations_too_many'],
  limits: [{ by: 'person', max: 20, seconds: 3_600 }],
});

const sendBody = z
  .strictObject({
    store_id: id,
    version: version.meta({ description: '0 for a store that has not asked yet.' }),
    ...wanted,
    document_ids: z.array(uuid).max(mostDocuments, says('too_long')).default([]),
  })
  .refine(...pointIsWhole);

const send = endpoint({
  method: 'POST',
  path: '/api/store-registrations/send',
  doc: 'A store that only buys asks to sell, a draft is sent, or what an operator gave back is sent again. Sent again in the same words it is answered alike.',
  access: asSeller('store', 'MANAGE', { one: 'store_id' }),
  body: sendBody,
  response: answer,
  errors: [
    'registration_not_found',
    'registration_state_conflict',
    'registration_version_conflict',
    'store_inactive',
    'file_not_found',
  ],
});

export const storeRegistrations = { list, create, send };
export type Registration = z.infer<typeof registration>;
export type RegistrationRow = z.infer<typeof registrationRow>;
export type NewRegistration = z.output<typeof createBody>;
export type SentRegistration = z.output<typeof sendBody>;
