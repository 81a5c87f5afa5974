import { z } from 'zod';
import { anyone, endpoint } from './endpoint.ts';

const person = z.object({
  name: z.string(),
  phone_number: z.string(),
  description: z.string(),
});

const people = endpoint({
  method: 'GET',
  path: '/api/demo/people',
  doc: 'Who may try out a demo, and with what password. Nobody where the server is no demo.',
  access: anyone,
  response: z.object({ people: z.array(person), password: z.string().nullable() }),
  errors: [],
});

export const demo = { people };
