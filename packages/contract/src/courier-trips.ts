import { z } from 'zod';
import { tripStopStates } from './driver-trip.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { done, id, instant } from './fields.ts';

const ofCourier = z.strictObject({ store_id: id, courier_id: id });

const trip = z.object({
  id,
  state: z.enum(['OPEN', 'FINISHED', 'EXPIRED', 'REVOKED']),
  created_at: instant,
  expires_at: instant,
  last_seen_at: instant.nullable(),
  stops: z.array(
    z.object({
      order_id: id,
      order_number: z.string(),
      buyer_name: z.string(),
      state: z.enum(tripStopStates),
      /** What the driver said last. */
      reason: z.string().nullable(),
      happened_at: instant.nullable(),
    }),
  ),
});

const detail = endpoint({
  method: 'GET',
  path: '/api/store-couriers/trip',
  doc: 'The last link that was given to a driver: which orders it is for, how far they are, and when it was last opened.',
  access: asSeller('order', 'VIEW', { one: 'store_id' }),
  query: ofCourier,
  response: z.object({
    courier: z.object({ id, name: z.string(), phone_number: z.string() }),
    trip: trip.nullable(),
    under_way_count: z.int().meta({ description: 'Orders that are on their way with the driver.' }),
  }),
  errors: ['courier_not_found'],
});

const createLink = endpoint({
  method: 'POST',
  path: '/api/store-couriers/trip/link',
  doc: 'A new link for all that is on its way with a driver; the one before shows nothing any more, and takes until its end what was done under it. It is told once: only a hash of its secret is kept. It ends two days after the last order was put into it, and three after it was made at the latest.',
  access: asSeller('order', 'MANAGE', { one: 'store_id' }),
  body: ofCourier,
  response: z.object({
    trip_id: id,
    url: z.string().meta({ description: 'On the address of the web.' }),
    expires_at: instant,
    text: z.string().meta({ description: 'Words to send it with.' }),
  }),
  errors: ['courier_not_found', 'store_inactive', 'trip_empty'],
  gives_secret: true,
});

const revokeLink = endpoint({
  method: 'POST',
  path: '/api/store-couriers/trip/revoke',
  doc: 'The links of a driver hold no longer, at once; done twice, it is answered alike.',
  access: asSeller('order', 'MANAGE', { one: 'store_id' }),
  body: ofCourier,
  response: done,
  errors: ['courier_not_found'],
});

export const courierTrips = { detail, createLink, revokeLink };
