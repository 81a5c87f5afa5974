import { z } from 'zod';
import { emailPattern } from './email.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, says } from './fields.ts';

const ofStore = asSeller('store', 'MANAGE', { one: 'store_id' });

const email = z
  .string()
  .trim()
  // Written with capitals it is the same address, and counts as the same.
  .toLowerCase()
  .max(254, says('too_long'))
  .regex(emailPattern, says('email_invalid'));

const create = endpoint({
  method: 'POST',
  path: '/api/stores/verify-email/create',
  doc: 'Sends a code of six digits to the address; an earlier code is void from then on. A demo that sends nothing shows the code.',
  access: ofStore,
  body: z.strictObject({ store_id: id, email }),
  response: z.object({ email: z.string(), expires_at: instant, shown_code: z.string().nullable() }),
  errors: ['store_inactive', 'email_unavailable'],
  needs_proof: 'LATELY',
  limits: [
    { by: 'email', max: 5, seconds: 3_600 },
    { by: 'person', max: 10, seconds: 3_600 },
  ],
});

const confirm = endpoint({
  method: 'POST',
  path: '/api/stores/verify-email/confirm',
  doc: 'The code proves the address: five tries within 30 minutes, once. After 30 wrong ones in a day a store waits until it is over.',
  access: ofStore,
  body: z.strictObject({
    store_id: id,
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, says('code_invalid')),
  }),
  response: z.object({ email: z.string(), email_verified_at: instant }),
  errors: ['store_inactive', 'email_code_wrong', 'email_code_void'],
});

export const storeEmail = { create, confirm };
