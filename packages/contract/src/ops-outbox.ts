import { z } from 'zod';
import { asOperator, endpoint } from './endpoint.ts';
import { id, instant, uuid } from './fields.ts';
import { followed, following } from './pages.ts';

const message = z.object({
  message_id: uuid,
  store_id: id.nullable(),
  channel: z.string(),
  about: z.string(),
  target: z.string().meta({ description: 'Whom it was for; of a number only the last digits.' }),
  state: z.enum(['WAITING', 'SENT', 'DEAD']),
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: instant,
  ended_at: instant.nullable(),
});

const deadQuery = z.strictObject({
  channel: z.string().max(40).optional(),
  ...following,
});

const dead = endpoint({
  method: 'GET',
  path: '/ops/outbox/dead',
  doc: 'Messages that could not be delivered and were given up, the newest first. What they say is not shown.',
  access: asOperator('SUPPORT'),
  query: deadQuery,
  response: z.object(followed(message)),
  errors: [],
});

const resend = endpoint({
  method: 'POST',
  path: '/ops/outbox/resend',
  doc: 'Sends a message that was given up once more, under its own key. One that waits or was sent stays as it is.',
  access: asOperator('SUPPORT'),
  body: z.strictObject({ message_id: uuid }),
  response: z.object({ message }),
  errors: ['message_not_found'],
});

export const opsOutbox = { dead, resend };
export type OutboxMessage = z.infer<typeof message>;
export type DeadQuery = z.output<typeof deadQuery>;
