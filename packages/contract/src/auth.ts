import { z } from 'zod';
import { anyone, endpoint } from './endpoint.ts';
import { done, instant, phoneNumber, says, uuid } from './fields.ts';

const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  doc: 'Signs a person in with phone number and password. Send the header Client-Type: WEB.',
  access: anyone,
  body: z.strictObject({
    phone_number: phoneNumber,
    password: z.string().min(1, says('required')).max(72, says('too_long')),
  }),
  response: z.object({
    auth_token: z.object({ token: z.string(), expires_at: instant }),
    user: z.object({ uuid }),
  }),
  errors: ['wrong_credentials'],
  gives_secret: true,
  limits: [{ by: 'phone_number', max: 10, seconds: 300 }],
});

const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  doc: 'Ends the login of the token sent. A token that is already void is answered the same.',
  access: anyone,
  response: done,
  errors: [],
});

export const auth = { login, logout };
