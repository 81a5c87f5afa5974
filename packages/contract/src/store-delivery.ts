import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { day, id, line, money, says } from './fields.ts';

const view = asSeller('store', 'VIEW', { one: 'store_id' });
const manage = asSeller('store', 'MANAGE', { one: 'store_id' });
const ofStore = z.strictObject({ store_id: id });

const closing = z.object({ id, date_from: z.string(), date_to: z.string(), note: z.string() });
/** What every call about closing days answers with: those that are not over, the next one first. */
const closings = z.object({ closing_days: z.array(closing) });

const mostDays = 60;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const closingBody = z
  .strictObject({ store_id: id, date_from: day, date_to: day, note: line(0, 100).default('') })
  .refine(({ date_from, date_to }) => date_from <= date_to, {
    path: ['date_to'],
    error: says('date_range_reversed'),
  })
  .refine(({ date_from, date_to }) => daysBetween(date_from, date_to) < mostDays, {
    path: ['date_to'],
    error: says('date_range_too_long'),
  });

const closingList = endpoint({
  method: 'GET',
  path: '/api/stores/closing-days',
  doc: 'Days on which the store takes no orders, from today on.',
  access: view,
  query: ofStore,
  response: closings,
  errors: [],
});

const closingCreate = endpoint({
  method: 'POST',
  path: '/api/stores/closing-days',
  doc: 'Closes the store for some days, at most 60, in its own time zone.',
  access: manage,
  body: closingBody,
  response: closings,
  errors: ['store_inactive'],
});

const closingRemove = endpoint({
  method: 'POST',
  path: '/api/stores/closing-days/remove',
  doc: 'The store is open on those days after all.',
  access: manage,
  body: z.strictObject({ store_id: id, closing_id: id }),
  response: closings,
  errors: ['store_inactive', 'closing_not_found'],
});

const zone = z.object({
  city_id: id,
  city: z.string(),
  province: z.string(),
  fee: money,
  minimum_amount: money,
});
/** What every call about delivery zones answers with: all of them, by city. */
const zones = z.object({ delivery_zones: z.array(zone) });

const amount = z.int(says('invalid')).min(0, says('too_small')).max(999_999_999, says('too_big'));
const zoneBody = z.strictObject({
  store_id: id,
  city_id: id,
  fee: amount,
  minimum_amount: amount.default(0),
});

const zoneList = endpoint({
  method: 'GET',
  path: '/api/stores/delivery-zones',
  doc: 'Where the store’s own courier goes, for what fee and from what amount. With none it goes everywhere for nothing.',
  access: view,
  query: ofStore,
  response: zones,
  errors: [],
});

const zoneSave = endpoint({
  method: 'POST',
  path: '/api/stores/delivery-zones',
  doc: 'Adds a city, or changes what holds there.',
  access: manage,
  body: zoneBody,
  response: zones,
  errors: ['store_inactive'],
});

const zoneRemove = endpoint({
  method: 'POST',
  path: '/api/stores/delivery-zones/remove',
  doc: 'The courier no longer goes to that city.',
  access: manage,
  body: z.strictObject({ store_id: id, city_id: id }),
  response: zones,
  errors: ['store_inactive', 'delivery_zone_not_found'],
});

export const closingDays = { list: closingList, create: closingCreate, remove: closingRemove };
export const deliveryZones = { list: zoneList, save: zoneSave, remove: zoneRemove };
export type ClosingDay = z.infer<typeof closing>;
export type ClosingDayBody = z.output<typeof closingBody>;
export type DeliveryZone = z.infer<typeof zone>;
export type DeliveryZoneBody = z.output<typeof zoneBody>;
