import { z } from 'zod';
import { anyone, endpoint, user } from './endpoint.ts';
import { done, moment, says, uuid } from './fields.ts';

const short = z.string().max(200, says('too_long'));
const plain = z.union([short, z.number(), z.boolean(), z.null()], says('invalid'));
const few = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().max(60, says('too_long')), value)
    .refine((record) => Object.keys(record).length <= 40, says('too_long'));
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
const within = (kilobytes: number) => (value: unknown) => bytesOf(value) <= kilobytes * 1024;

const analyticsEvent = z
  .strictObject({
    id: uuid,
    kind: z.enum(['identify', 'track', 'page'], says('not_a_choice')),
    /** What was done, or the path that was opened; an identification has none. */
    name: short.min(1, says('required')).nullable(),
    properties: few(plain),
    /** Device, referrer, parameters of the address, and what the person may do in the store looked at. */
    context: few(z.union([plain, few(plain)], says('invalid'))),
    happened_at: moment,
  })
  .refine(within(4), says('too_long'));

const takeEvents = endpoint({
  method: 'POST',
  path: '/api/telemetry/events',
  doc: 'Takes what a signed-in person did, at most 50 events of 4 KB at once. An event that came before is not counted again. Answers with the ids of those that were new.',
  access: user,
  body: z.strictObject({ events: z.array(analyticsEvent).min(1).max(50, says('too_long')) }),
  response: z.object({ event_ids: z.array(uuid) }),
  errors: [],
  limits: [{ by: 'person', max: 60, seconds: 60 }],
});

const breadcrumb = z.strictObject({
  kind: z.enum(['navigation', 'call', 'action'], says('not_a_choice')),
  text: short,
  happened_at: moment,
});

const errorReport = z
  .strictObject({
    id: uuid,
    kind: short.min(1, says('required')),
    message: z.string().max(250, says('too_long')),
    stack: z.string().max(4000, says('too_long')),
    tags: z.array(short).max(10, says('too_long')),
    path: short,
    breadcrumbs: z.array(breadcrumb).max(100, says('too_long')),
    context: few(z.union([plain, few(plain)], says('invalid'))),
    happened_at: moment,
  })
  .refine(within(32), says('too_long'));

const takeErrors = endpoint({
  method: 'POST',
  path: '/api/telemetry/errors',
  doc: 'Takes faults that happened in a browser, at most 30 of 32 KB at once, from whoever met them; 160 KB and 30 a minute from one person or, without a login, from one address (IPv6: one /48). One that came before is not kept again.',
  access: anyone,
  body: z.strictObject({ errors: z.array(errorReport).min(1).max(30, says('too_long')) }),
  response: done,
  errors: [],
  limits: [{ by: 'address', max: 60, seconds: 60 }],
});

const address = z.url({ protocol: /^https?$/ });

/** Who else is told, with what a browser needs for it: none of it is a secret. */
const outsideServices = z.object({
  /** Takes what people do by the HTTP tracking API of Segment. */
  analytics: z.object({ write_key: z.string(), address }).nullable(),
  /** Takes faults as envelopes, as Sentry and GlitchTip do. */
  errors: z.object({ address }).nullable(),
});

const services = endpoint({
  method: 'GET',
  path: '/api/telemetry/services',
  doc: 'The services besides our own that this installation tells what people do and what went wrong.',
  access: anyone,
  response: z.object({ services: outsideServices }),
  errors: [],
});

export const telemetry = { takeEvents, takeErrors, services };
export type OutsideServices = z.infer<typeof outsideServices>;
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
export type Breadcrumb = z.infer<typeof breadcrumb>;
export type ErrorReport = z.infer<typeof errorReport>;
