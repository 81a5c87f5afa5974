import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, line, phoneNumber, queryFlag, says, uuid } from './fields.ts';

const profile = z.object({
  id,
  uuid,
  unique_id: z.string(),
  name: z.string(),
  phone_number: z.string().nullable(),
  description: z.string(),
  email: z.string().nullable(),
  email_verified_at: instant.nullable(),
  /** An address that a code was sent to and that has not been confirmed yet. */
  pending_email: z.string().nullable(),
  address: z.string(),
  district: z.string(),
  city_id: id,
  city: z.string(),
  province: z.string(),
  time_zone: z.string(),
  postal_code: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** What helps a driver to find the place. */
  driver_note: z.string(),
  is_seller: z.boolean(),
  allows_selling: z.boolean(),
  is_active: z.boolean(),
});

const addressReport = z.object({ id, text: z.string(), created_at: instant });

/** What every call about the profile answers with: the store as it is now. */
const storeInfo = z.object({ store: profile, address_report: addressReport.nullable() });

const ofStore = asSeller('store', 'MANAGE', { one: 'store_id' });

const info = endpoint({
  method: 'GET',
  path: '/api/stores/info',
  doc: 'A store as its page shows it, with the open report on its address, if there is one.',
  access: asSeller('store', 'VIEW', { one: 'store_id' }),
  query: z.strictObject({ store_id: id }),
  response: storeInfo,
  errors: [],
});

/** What is not named stays as it is, so that two who change different things do not undo each other's. */
const profileBody = z
  .strictObject({ name: line(3, 100), phone_number: phoneNumber, description: line(0, 500) })
  .partial()
  .extend({ store_id: id });

const updateProfile = endpoint({
  method: 'POST',
  path: '/api/stores/update-profile',
  doc: 'Changes name, phone number and description; what is not named stays as it is.',
  access: ofStore,
  body: profileBody,
  response: storeInfo,
  errors: ['store_inactive'],
});

/** Indonesia, from Sabang to Merauke and from Miangas to Rote. */
const latitude = z
  .number(says('invalid'))
  .min(-11.1, says('outside_indonesia'))
  .max(6.1, says('outside_indonesia'));
const longitude = z
  .number(says('invalid'))
  .min(94.9, says('outside_indonesia'))
  .max(141.1, says('outside_indonesia'));

export const addressFields = {
  address: line(10, 200),
  district: line(3, 60),
  city_id: id,
  postal_code: z.string().regex(/^\d{5}$/, says('postal_code_invalid')),
  driver_note: line(0, 200),
  /** Null takes the point off the map. */
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
};

type Point = { latitude?: number | null | undefined; longitude?: number | null | undefined };

const kindOf = (half: number | null | undefined) => (half === null ? 'null' : typeof half);

/** Half a point is none. */
export const pointIsWhole = [
  (body: Point) => kindOf(body.latitude) === kindOf(body.longitude),
  { path: ['latitude'], error: says('coordinates_incomplete') },
] as [(body: Point) => boolean, { path: string[]; error: string }];

const addressBody = z
  .strictObject(addressFields)
  .partial()
  .extend({ store_id: id })
  .refine(...pointIsWhole);

const updateAddress = endpoint({
  method: 'POST',
  path: '/api/stores/update-address',
  doc: 'Changes the address; what is not named stays as it is. An open report on it is settled with this.',
  access: ofStore,
  body: addressBody,
  response: storeInfo,
  errors: ['store_inactive'],
});

const locationsQuery = z
  .strictObject({ store_id: id.optional(), select_all_seller_store: queryFlag.default(false) })
  .refine((query) => Boolean(query.store_id) !== query.select_all_seller_store, {
    path: ['store_id'],
    error: says('store_choice_missing'),
  });

const location = profile
  .pick({
    address: true,
    district: true,
    city: true,
    province: true,
    postal_code: true,
    latitude: true,
    longitude: true,
    driver_note: true,
  })
  .extend({ store_id: id, name: z.string() });

const locations = endpoint({
  method: 'GET',
  path: '/api/stores/locations',
  doc: 'Where one store or all stores of the person are, by name.',
  access: asSeller('store', 'VIEW', { one: 'store_id', all: 'select_all_seller_store' }),
  query: locationsQuery,
  response: z.object({ locations: z.array(location) }),
  errors: [],
});

const rejectAddressReport = endpoint({
  method: 'POST',
  path: '/api/stores/reject-address-report',
  doc: 'The address is right as it is: an open report on it is settled with a note for the operator.',
  access: ofStore,
  body: z.strictObject({ store_id: id, report_id: id, note: line(0, 500).default('') }),
  response: storeInfo,
  errors: ['store_inactive', 'address_report_not_found'],
});

export const storeProfile = { info, updateProfile, updateAddress, locations, rejectAddressReport };
export type StoreInfo = z.infer<typeof storeInfo>;
export type StoreLocation = z.infer<typeof location>;
export type StoreProfileBody = z.output<typeof profileBody>;
export type StoreAddressBody = z.output<typeof addressBody>;
