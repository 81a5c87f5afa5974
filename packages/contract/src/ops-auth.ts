import { z } from 'zod';
import { anyone, asOperator, endpoint } from './endpoint.ts';
import { done, id, instant, otpMethod, phoneNumber, says } from './fields.ts';
import { operatorRoles } from './operator-roles.ts';

const password = z.string().min(1, says('required')).max(72, says('too_long'));

export const operator = z.object({
  id,
  name: z.string(),
  phone_number: z.string().nullable(),
  role: z.enum(operatorRoles),
  is_active: z.boolean(),
  created_at: instant,
});

const sendCode = endpoint({
  method: 'POST',
  path: '/ops/auth/code',
  doc: 'Sends an operator the code that the login asks for besides the password. Nothing is sent without the right password.',
  access: anyone,
  body: z.strictObject({ phone_number: phoneNumber, password }),
  response: z.object({
    otp: z.object({
      method: otpMethod,
      sent_at: instant,
      expires_at: instant,
      resend_at: instant,
      digits: z.int(),
      shown_code: z
        .string()
        .nullable()
        .meta({ description: 'The code itself, only in a demo that sends nothing.' }),
    }),
  }),
  errors: ['wrong_credentials', 'otp_too_soon', 'otp_too_many', 'otp_not_sent', 'server_busy'],
  gives_secret: true,
  limits: [{ by: 'address', max: 60, seconds: 600 }],
});

const login = endpoint({
  method: 'POST',
  path: '/ops/auth/login',
  doc: 'Signs an operator in with number, password and code, for 8 hours.',
  access: anyone,
  body: z.strictObject({
    phone_number: phoneNumber,
    password,
    otp_code: z.string().regex(/^\d{6}$/, says('otp_code_invalid')),
  }),
  response: z.object({
    auth_token: z.object({ token: z.string(), expires_at: instant }),
    operator,
  }),
  errors: ['wrong_credentials', 'otp_wrong', 'otp_expired', 'otp_void', 'server_busy'],
  gives_secret: true,
  limits: [{ by: 'address', max: 60, seconds: 300 }],
});

const logout = endpoint({
  method: 'POST',
  path: '/ops/auth/logout',
  doc: 'Ends the operator’s login of the token sent. A token that is already void is answered the same.',
  access: anyone,
  response: done,
  errors: [],
});

const me = endpoint({
  method: 'GET',
  path: '/ops/auth/me',
  doc: 'The operator whose token was sent.',
  access: asOperator(),
  response: z.object({ operator }),
  errors: [],
});

export const opsAuth = { sendCode, login, logout, me };
export type Operator = z.infer<typeof operator>;
