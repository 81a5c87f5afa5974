import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { done, id, line, phoneNumber, says } from './fields.ts';
import { choice } from './order-row.ts';
import { normalisedPlateNumber, plateNumberPattern } from './plate-number.ts';
import { vehicleTypes } from './vehicle-types.ts';

const view = asSeller('order', 'VIEW', { one: 'store_id' });
const manage = asSeller('order', 'MANAGE', { one: 'store_id' });
const ofCourier = { one: 'store_id', found_by: 'courier' } as const;
const viewFound = asSeller('order', 'VIEW', ofCourier);
const manageFound = asSeller('order', 'MANAGE', ofCourier);

/** A driver of the store's own. */
const courier = z.object({
  id,
  store_id: id,
  name: z.string(),
  phone_number: z.string(),
  vehicle_type: z.enum(vehicleTypes),
  /** Empty where there is none. */
  plate_number: z.string(),
  is_active: z.boolean(),
});

const plateNumber = z
  .string()
  .max(40, says('plate_number_invalid'))
  .transform(normalisedPlateNumber)
  .refine((text) => text === '' || plateNumberPattern.test(text), says('plate_number_invalid'));

const courierFields = {
  name: line(3, 100),
  phone_number: phoneNumber,
  vehicle_type: choice(vehicleTypes),
  plate_number: plateNumber,
  is_active: z.boolean(),
};

const createBody = z.strictObject({
  ...courierFields,
  store_id: id,
  plate_number: plateNumber.default(''),
  is_active: z.boolean().default(true),
});
const updateBody = z.strictObject(courierFields).partial().extend({ store_id: id.optional(), id });
/** The driver's id says which store it is of, for a caller that does not. */
const someCourier = { store_id: id.optional(), id };

const list = endpoint({
  method: 'GET',
  path: '/api/store-couriers/list',
  doc: 'The drivers of a store, all of them (200 at most): active ones first, then by name.',
  access: view,
  query: z.strictObject({ store_id: id, query: line(0, 100).optional() }),
  response: z.object({ couriers: z.array(courier) }),
  errors: [],
});

const details = endpoint({
  method: 'GET',
  path: '/api/store-couriers/details',
  doc: 'One driver.',
  access: viewFound,
  query: z.strictObject(someCourier),
  response: z.object({ courier }),
  errors: ['courier_not_found'],
});

const create = endpoint({
  method: 'POST',
  path: '/api/store-couriers/create',
  doc: 'Adds a driver. A number stands for one driver of a store.',
  access: manage,
  body: createBody,
  response: z.object({ courier }),
  errors: ['store_inactive', 'courier_limit_reached'],
});

const update = endpoint({
  method: 'POST',
  path: '/api/store-couriers/update',
  doc: 'Changes a driver; what is not named stays as it is. Orders that left already keep what was known then.',
  access: manageFound,
  body: updateBody,
  response: z.object({ courier }),
  errors: ['store_inactive', 'courier_not_found'],
});

const remove = endpoint({
  method: 'POST',
  path: '/api/store-couriers/delete',
  doc: 'Takes a driver off the list; done twice, it is answered alike. Past orders still name the driver.',
  access: manageFound,
  body: z.strictObject(someCourier),
  response: done,
  errors: ['store_inactive', 'courier_not_found'],
});

export const storeCouriers = { list, details, create, update, remove };
export type Courier = z.infer<typeof courier>;
export type CourierCreateBody = z.output<typeof createBody>;
export type CourierUpdateBody = z.output<typeof updateBody>;
