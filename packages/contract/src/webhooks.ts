import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, line, says, uuid, version } from './fields.ts';
import { choice } from './order-row.ts';
import { followed, following } from './pages.ts';
import { deliveredEvents, deliveryStates, webhookEvents, webhookStates } from './webhook-words.ts';

const managed = asSeller('store', 'MANAGE', { one: 'store_id' });
const oneWebhook = { store_id: id, webhook_id: id };

export const webhook = z.object({
  id,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(webhookStates),
  version: z.int(),
  waiting: z.int().meta({ description: 'Deliveries that wait, counted to 10,000.' }),
  failing_since: instant.nullable().meta({ description: 'Since when nothing comes through.' }),
  missed: z.int().meta({ description: 'What happened while as many waited as are kept.' }),
  last_delivered_at: instant.nullable().meta({ description: 'To about a minute.' }),
  old_secret_until: instant
    .nullable()
    .meta({ description: 'Until when the secret before this one signs, too.' }),
  created_at: instant,
  created_by_name: z.string().nullable(),
});

/** All of a store; there are ten at most. */
const webhookList = z.object({ webhooks: z.array(webhook) });
const given = webhookList.extend({
  webhook_id: id,
  secret: z.string().meta({ description: 'whsec_ and base64. In this answer and nowhere else.' }),
});

const list = endpoint({
  method: 'GET',
  path: '/api/webhooks/list',
  doc: 'The addresses that are told what happens in a store, with how they do; never their secrets.',
  access: managed,
  query: z.strictObject({ store_id: id }),
  response: webhookList,
  errors: [],
});

const address = z
  .string()
  .max(500, says('too_long'))
  .transform((text) => text.trim())
  .pipe(z.url({ protocol: /^https?$/, error: says('webhook_url_invalid') }))
  .meta({
    description: 'https and to the world, on the usual port; no name or number that leads inside.',
  });

const fields = {
  name: line(3, 60),
  url: address,
  events: z
    .array(z.enum(webhookEvents, says('not_a_choice')))
    .min(1, says('required'))
    .max(webhookEvents.length, says('too_long'))
    .transform((events) => [...new Set(events)]),
};

const createBody = z.strictObject({
  store_id: id,
  request_id: uuid.meta({ description: 'Made by the caller: sent twice, one is made.' }),
  ...fields,
});

const create = endpoint({
  method: 'POST',
  path: '/api/webhooks/create',
  doc: 'A new webhook: it is told what happens from now on. Its secret is in this answer and nowhere else.',
  access: managed,
  body: createBody,
  response: given,
  errors: ['store_inactive', 'webhooks_too_many', 'webhook_secret_shown_once'],
  gives_secret: true,
  needs_proof: 'LATELY',
  limits: [{ by: 'person', max: 60, seconds: 3_600 }],
});

const updateBody = z.strictObject({ ...oneWebhook, version, ...fields });

const update = endpoint({
  method: 'POST',
  path: '/api/webhooks/update',
  doc: 'Another name, address or choice of events; what waits goes to the new address.',
  access: managed,
  body: updateBody,
  response: webhookList,
  errors: ['store_inactive', 'webhook_not_found', 'webhook_version_conflict'],
  needs_proof: 'LATELY',
  limits: [{ by: 'person', max: 120, seconds: 3_600 }],
});

const setState = endpoint({
  method: 'POST',
  path: '/api/webhooks/pause',
  doc: 'Pauses it, or lets it go on, also one that we have stopped; what waited is sent then. Done twice, it is answered alike.',
  access: managed,
  body: z.strictObject({ ...oneWebhook, is_paused: z.boolean() }),
  response: webhookList,
  errors: ['store_inactive', 'webhook_not_found'],
});

const rotateSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/rotate-secret',
  doc: 'A new secret, told in this answer alone; for a day both sign.',
  access: managed,
  body: z.strictObject({ ...oneWebhook, version }),
  response: given,
  errors: ['store_inactive', 'webhook_not_found', 'webhook_version_conflict'],
  gives_secret: true,
  needs_proof: 'LATELY',
  limits: [{ by: 'person', max: 20, seconds: 3_600 }],
});

const remove = endpoint({
  method: 'POST',
  path: '/api/webhooks/delete',
  doc: 'Removes it with what waits, also in a store that is inactive. Done twice, it is answered alike.',
  access: managed,
  body: z.strictObject(oneWebhook),
  response: webhookList,
  errors: ['webhook_not_found'],
});

const attempt = z.object({
  at: instant,
  status: z.int().nullable().meta({ description: 'Null where there was no answer.' }),
  trouble: z.string().nullable().meta({
    description: 'Why it did not count: “not at all”, “too late”, “leads inside”, or the status.',
  }),
  ms: z.int(),
  answer: z.string().meta({ description: 'The first signs of the answer.' }),
});

const deliveryRow = z.object({
  id: z.string(),
  event: z.enum(deliveredEvents),
  about: z.string().meta({ description: 'What it is about: deliveries of one come in order.' }),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  last_status: z.int().nullable(),
  last_trouble: z.string().nullable(),
  created_at: instant,
  ended_at: instant.nullable(),
});

const delivery = deliveryRow.extend({
  body: z.string().meta({ description: 'As it is sent, sign for sign.' }),
  tries: z.array(attempt).meta({ description: 'The last ten, the newest first.' }),
});

const test = endpoint({
  method: 'POST',
  path: '/api/webhooks/test',
  doc: 'Sends a try, as any other delivery.',
  access: managed,
  body: z.strictObject({ ...oneWebhook, request_id: uuid }),
  response: z.object({ delivery: deliveryRow }),
  errors: ['store_inactive', 'webhook_not_found', 'webhook_not_active'],
  limits: [{ by: 'person', max: 30, seconds: 600 }],
});

const deliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/deliveries',
  doc: 'What was sent, or waits to be, within 30 days, the newest first.',
  access: managed,
  query: z.strictObject({
    ...oneWebhook,
    state: choice(deliveryStates).optional(),
    event: choice(deliveredEvents).optional(),
    ...following,
  }),
  response: z.object(followed(deliveryRow)),
  errors: ['webhook_not_found'],
});

const oneDelivery = { ...oneWebhook, delivery_id: uuid };

const deliveryDetail = endpoint({
  method: 'GET',
  path: '/api/webhooks/delivery',
  doc: 'One of them, with what was sent and what was answered.',
  access: managed,
  query: z.strictObject(oneDelivery),
  response: z.object({ delivery }),
  errors: ['webhook_delivery_not_found'],
});

const resend = endpoint({
  method: 'POST',
  path: '/api/webhooks/resend',
  doc: 'Sends it again, with the same id; one that waits is answered alike.',
  access: managed,
  body: z.strictObject(oneDelivery),
  response: z.object({ delivery: deliveryRow }),
  errors: [
    'store_inactive',
    'webhook_not_found',
    'webhook_delivery_not_found',
    'webhook_not_active',
  ],
  limits: [{ by: 'person', max: 600, seconds: 3_600 }],
});

export const webhooks = {
  list,
  create,
  update,
  setState,
  rotateSecret,
  remove,
  test,
  deliveries,
  deliveryDetail,
  resend,
};
export type Webhook = z.infer<typeof webhook>;
export type NewWebhook = z.output<typeof createBody>;
export type WebhookUpdate = z.output<typeof updateBody>;
export type WebhookDeliveryRow = z.infer<typeof deliveryRow>;
export type WebhookDelivery = z.infer<typeof delivery>;
export type WebhookAttempt = z.infer<typeof attempt>;
export type DeliveriesQuery = z.output<typeof deliveries.query>;
