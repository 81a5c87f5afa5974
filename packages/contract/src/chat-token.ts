import { z } from 'zod';
import { endpoint, user } from './endpoint.ts';
import { instant } from './fields.ts';

const create = endpoint({
  method: 'POST',
  path: '/api/auth/chat-token',
  doc: 'A short-lived token for the calls under /chat/, sent there as `Authorization: Bearer {token}`. It ends with the login it was made by, and is good for nothing else.',
  access: user,
  response: z.object({ token: z.string(), expires_at: instant }),
  errors: [],
  gives_secret: true,
});

export const chatToken = { create };
