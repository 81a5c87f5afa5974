import { z } from 'zod';
import { longestAskedMs } from './asked-ms.ts';
import { areas, endpoint, user } from './endpoint.ts';
import type { EventKind, EventPayload } from './event-kinds.ts';
import { id, instant } from './fields.ts';
import { eventNotification } from './notification.ts';

/** How far somebody has read: of each store and area the number of the last event. */
const places = z.record(id, z.partialRecord(z.enum(areas), z.int().min(0)));

const event = z.object({
  store_id: id,
  area: z.enum(areas),
  /** Counted for itself in each area of a store, without gaps. */
  number: z.int(),
  kind: z.string(),
  created_at: instant,
  payload: z.record(z.string(), z.unknown()),
  notification: eventNotification.optional().meta({
    description: 'What people are told of it, where they are.',
  }),
});

const stream = endpoint({
  method: 'POST',
  path: '/api/events/stream',
  doc: 'Server-sent events of every store the person may see. The first event, “open”, says in `places` how far the log reaches: of each store and area the number of the last event. Send these, with the numbers heard since, as `after` to go on where a stream broke off. The event “reset” means: too far back, or what the person may see or do is another by now: load anew, the stores too; its `places` hold from then on, and are empty for a store that is no longer theirs. Who has asked for lists before the stream could be opened says with `asked_ms` how long ago that was: then `places` are those of that time, and what came since is told first. The event “typing” has no number and is kept nowhere: `store_id` and `channel_id` of a channel in which the other side is writing now. The event “closed” says why the server ends a stream: too_many_streams, when the person opened more than 20 on one process, the oldest first.',
  access: user,
  body: z.strictObject({
    after: places.optional(),
    asked_ms: z.int().min(0).max(longestAskedMs).optional(),
  }),
  response: event,
  errors: [],
  stream: true,
});

/** What an answer says to a page of the release before, which asks by it whether an event is in it: all are. */
export const snapshotOfBefore = '9007199254740991:9007199254740991:';

const streamOfBefore = endpoint({
  method: 'GET',
  path: '/api/events/stream',
  doc: 'The stream as pages of the release before read it; goes with the next. Each event has an id that grows, and a “reset” behind it: load anew.',
  access: user,
  response: event,
  errors: [],
  stream: true,
});

export const events = { stream, streamOfBefore };
export type EventPlaces = z.infer<typeof places>;
/** What happened, with the payload of its kind. */
export type Event = {
  [Kind in EventKind]: Omit<z.infer<typeof event>, 'kind' | 'payload'> & {
    kind: Kind;
    payload: EventPayload<Kind>;
  };
}[EventKind];
