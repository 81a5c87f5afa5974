import { z } from 'zod';
import { endpoint, user } from './endpoint.ts';
import { id, instant } from './fields.ts';

const event = z.object({
  store_id: id,
  area: z.enum(['inventory', 'order', 'store']),
  kind: z.string(),
  created_at: instant,
  payload: z.record(z.string(), z.unknown()),
});

const stream = endpoint({
  method: 'GET',
  path: '/api/events/stream',
  doc: 'Server-sent events of every store the person may see. The first event, “open”, has an id to come back with. Send Last-Event-ID to go on where a stream broke off; the event “reset” means: too far back, load anew. The event “closed” says why the server ends a stream: too_many_streams, when the person opened more than 20 on one process, the oldest first.',
  access: user,
  response: event,
  errors: [],
  stream: true,
});

export const events = { stream };
export type Event = z.infer<typeof event>;
