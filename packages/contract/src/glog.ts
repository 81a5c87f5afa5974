import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, line, phoneNumber, queryFlag } from './fields.ts';
import { page, paged, pageSize } from './pages.ts';

const statuses = ['PENDING', 'ACTIVE', 'REJECTED'] as const;

/** A store's place in GLog, the same-day logistics of the marketplace. */
const registration = z.object({
  status: z.enum(statuses),
  contact_name: z.string(),
  phone_number: z.string(),
  /** Whether GLog takes the money of orders paid on delivery. */
  supports_cod: z.boolean(),
  /** Why it was rejected. */
  reason: z.string(),
});

const registrationOf = z.object({ registration: registration.nullable() });

const read = endpoint({
  method: 'GET',
  path: '/api/stores/glog/registration',
  doc: 'Whether the store is registered with GLog.',
  access: asSeller('store', 'VIEW', { one: 'store_id' }),
  query: z.strictObject({ store_id: id }),
  response: registrationOf,
  errors: [],
});

/** The first time all of it; later what is to be changed, since a colleague may have corrected the rest. */
const registerBody = z.strictObject({
  store_id: id,
  contact_name: line(3, 100).optional(),
  phone_number: phoneNumber.optional(),
});

const register = endpoint({
  method: 'POST',
  path: '/api/stores/glog/register',
  doc: 'Asks for GLog; the operator decides. While that is open, or after a refusal, it may be sent again with other data.',
  access: asSeller('store', 'MANAGE', { one: 'store_id' }),
  body: registerBody,
  response: registrationOf,
  errors: ['store_inactive', 'glog_registered'],
});

const glogBarriers = [
  'not_registered',
  'registration_pending',
  'registration_rejected',
  'other_city',
  'cod_unsupported',
] as const;

const service = z.object({
  store_id: id,
  store_name: z.string(),
  service: z.literal('GLOG_SAME_DAY'),
  is_available: z.boolean(),
  /** What stands in the way. */
  reason: z.enum(glogBarriers).nullable(),
  /** Whether it can be paid on delivery. */
  cod: z.boolean(),
});

const availableQuery = z
  .strictObject({
    store_id: id.optional(),
    buyer_store_id: id,
    is_cod_required: queryFlag.default(false),
    page,
    page_size: pageSize,
  })
  // Who names no store asks for all of theirs.
  .transform((query) => ({ ...query, select_all: query.store_id === undefined }));

const available = endpoint({
  method: 'GET',
  path: '/api/stores/gada-logistic-available',
  doc: 'Whether GLog brings goods from a store, or from each of the person’s, to a buyer; where it does not, why.',
  access: asSeller('order', 'VIEW', { one: 'store_id', all: 'select_all' }),
  query: availableQuery,
  response: z.object(paged(service)),
  errors: [],
});

export const glog = { read, register, available };
export type GlogRegistration = z.infer<typeof registration>;
export type GlogRegisterBody = z.output<typeof registerBody>;
export type GlogService = z.infer<typeof service>;
export type GlogBarrier = (typeof glogBarriers)[number];
export type GlogQuery = z.output<typeof availableQuery>;
