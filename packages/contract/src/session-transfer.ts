import { z } from 'zod';
import { anyone, endpoint, user } from './endpoint.ts';
import { instant, says, uuid } from './fields.ts';

const create = endpoint({
  method: 'POST',
  path: '/api/auth/handover/create',
  doc: 'A code with which a web view signs in as the person who asks: for one use, within 60 seconds.',
  access: user,
  response: z.object({ code: z.string(), expires_at: instant }),
  errors: [],
  gives_secret: true,
});

const spend = endpoint({
  method: 'POST',
  path: '/api/auth/handover',
  doc: 'Signs in with a code of auth/handover/create. One that is spent, too old or made up is answered alike. Sent with an earlier login of the same web view, that one ends.',
  access: anyone,
  body: z.strictObject({ code: z.string().min(1, says('required')).max(100, says('too_long')) }),
  response: z.object({
    auth_token: z.object({ token: z.string(), expires_at: instant }),
    user: z.object({ uuid }),
  }),
  errors: ['handover_code_invalid'],
  gives_secret: true,
});

export const sessionTransfer = { create, spend };
