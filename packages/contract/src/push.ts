import { z } from 'zod';
import { endpoint, user } from './endpoint.ts';
import { done, says } from './fields.ts';

const endpointAddress = z
  .string()
  .min(1, says('required'))
  .max(2000, says('too_long'))
  .regex(/^https?:\/\/[\x21-\x7e]+$/, says('invalid'));

/** Base64url of so many bytes, as browsers write it. */
const bytes = (count: number) =>
  z
    .string()
    .max(200, says('too_long'))
    .transform((text) => text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''))
    .pipe(z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 8) / 6)}}$`), says('invalid')));

const subscribe = endpoint({
  method: 'POST',
  path: '/api/engagement/push/subscribe',
  doc: 'Keeps what a browser answers to PushManager.subscribe(), until this login ends, the browser is gone or it is taken back. An address inside the house is refused.',
  access: user,
  body: z.strictObject({
    endpoint: endpointAddress,
    keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
    is_renewal: z.boolean().optional().meta({
      description: 'Nobody has pressed anything: the answer that the person gave before stands.',
    }),
  }),
  response: done,
  errors: [],
});

const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/engagement/push/unsubscribe',
  doc: 'The browser takes no more messages for this person. Done twice, it is answered alike.',
  access: user,
  body: z.strictObject({ endpoint: endpointAddress }),
  response: done,
  errors: [],
});

export const push = { subscribe, unsubscribe };
export type PushSubscription = z.output<typeof subscribe.body>;
