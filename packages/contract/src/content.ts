import { z } from 'zod';
import { anyone, endpoint, user } from './endpoint.ts';
import { done, id, line, says } from './fields.ts';
import { liveFactNames, placeProblems } from './help-words.ts';
import { choice } from './order-row.ts';

const facts = endpoint({
  method: 'GET',
  path: '/api/content/facts',
  doc: 'What public pages say in numbers: deadlines, rates, contacts, and how long things are kept, each in words.',
  access: anyone,
  response: z.object({
    facts: z.object(
      Object.fromEntries(liveFactNames.map((name) => [name, z.string()])) as Record<
        (typeof liveFactNames)[number],
        z.ZodString
      >,
    ),
  }),
  errors: [],
});

/** A screen of ours with what it was about; nothing of it is followed or run. */
const placeOfScreen = z
  .string()
  .max(500, says('too_long'))
  .regex(/^\/(?![/\\])[\w\-/?=&.,%+#]*$/, says('invalid'));

const reportLocation = endpoint({
  method: 'POST',
  path: '/api/content/report-location',
  doc: 'Says what is wrong with a place of the product, or with what is written there. It is kept for the operators; the same said again while nobody has looked is one report.',
  access: user,
  body: z.strictObject({
    place: placeOfScreen.meta({
      description: 'The address of the screen, such as /seller/orders?status=NEW.',
    }),
    problem: choice(placeProblems),
    note: line(5, 1_000),
    store_id: id.optional().meta({ description: 'The store that was looked at.' }),
  }),
  response: done,
  errors: [],
  limits: [{ by: 'person', max: 20, seconds: 3_600 }],
});

export const content = { facts, reportLocation };
