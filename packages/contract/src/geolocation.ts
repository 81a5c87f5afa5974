import { z } from 'zod';
import { endpoint, user } from './endpoint.ts';
import { id, line, says } from './fields.ts';

const city = z.object({
  id,
  city: z.string(),
  province: z.string(),
  time_zone: z.string(),
});

const area = endpoint({
  method: 'GET',
  path: '/api/geolocation/area',
  doc: 'Cities whose name or province holds every word, then those that sound alike; at most 20.',
  access: user,
  query: z.strictObject({ query: line(0, 100).default('') }),
  response: z.object({ cities: z.array(city) }),
  errors: [],
});

const degrees = (least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, says('invalid'))
    .transform(Number)
    .refine((value) => value >= least && value <= most, says('outside_indonesia'));

const address = endpoint({
  method: 'GET',
  path: '/api/geolocation/address',
  doc: 'The city that a point of the map is in or next to, and how far its middle is; none where no known city is within 75 km.',
  access: user,
  query: z.strictObject({ latitude: degrees(-11.1, 6.1), longitude: degrees(94.9, 141.1) }),
  response: z.object({ city: city.nullable(), distance_km: z.int().nullable() }),
  errors: [],
});

export const geolocation = { area, address };
export type City = z.infer<typeof city>;
