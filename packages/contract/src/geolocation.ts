import { z } from 'zod';
import { endpoint, user } from './endpoint.ts';
import { id, line } from './fields.ts';

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

export const geolocation = { area };
export type City = z.infer<typeof city>;
