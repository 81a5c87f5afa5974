import { z } from 'zod';
import { anyone, endpoint, user } from './endpoint.ts';
import { done, instant, otpMethod, phoneNumber, says, uuid } from './fields.ts';
import { passwordProblem } from './password-rules.ts';
import { secondFactorCode } from './second-factor.ts';

export const otpCode = z.string().regex(/^\d{6}$/, says('otp_code_invalid'));

/** What is told of a code that was sent. */
export const sentOtp = z.object({
  method: otpMethod,
  /** The times to come count from here, whatever the clock of a phone says. */
  sent_at: instant,
  expires_at: instant,
  resend_at: instant,
  digits: z.int(),
  shown_code: z.string().nullable().meta({
    description:
      'The code itself, only in a demo that sends nothing; null there, too, where one is only said to be sent.',
  }),
});

const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  doc: 'Signs a person in with phone number and either password or one-time code. Send the header Client-Type: WEB.',
  access: anyone,
  body: z
    .strictObject({
      phone_number: phoneNumber,
      password: z.string().min(1, says('required')).max(72, says('too_long')).optional(),
      otp_code: otpCode.optional(),
      second_factor_code: secondFactorCode.optional().meta({
        description:
          'Of the person’s authenticator app, once `second_factor_required` was answered.',
      }),
    })
    .refine(({ password, otp_code }) => password !== undefined || otp_code !== undefined, {
      path: ['password'],
      error: says('required'),
    })
    .refine(({ password, otp_code }) => password === undefined || otp_code === undefined, {
      path: ['otp_code'],
      error: says('password_or_code'),
    }),
  response: z.object({
    auth_token: z.object({ token: z.string(), expires_at: instant }),
    user: z.object({ uuid }),
  }),
  errors: [
    'wrong_credentials',
    'code_required',
    'otp_wrong',
    'otp_expired',
    'otp_void',
    'second_factor_required',
    'second_factor_wrong',
    'second_factor_too_many',
    'server_busy',
  ],
  gives_secret: true,
  // Wrong passwords and codes are counted by number besides, in rows.
  limits: [{ by: 'address', max: 300, seconds: 300 }],
});

const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  doc: 'Ends the login of the token sent. A token that is already void is answered the same.',
  access: anyone,
  response: done,
  errors: [],
});

const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/api/auth/logout/everywhere',
  doc: 'Ends every login of the person, that of the token sent included.',
  access: user,
  response: done,
  errors: [],
  ends_login: true,
});

const generateOtp = endpoint({
  method: 'POST',
  path: '/api/v2/auth/otp/generate',
  doc: 'Sends a one-time code to a phone number. An unknown number is answered the same, and nothing is sent; so is, at a number that is guessed at and whose codes are used up, who had a wrong password before.',
  access: anyone,
  body: z.strictObject({
    phone_number: phoneNumber,
    purpose: z.enum(['LOGIN', 'RESET_PASSWORD'], says('not_a_choice')),
    method: otpMethod.optional(),
  }),
  response: z.object({
    otp: sentOtp,
  }),
  errors: ['otp_method_not_allowed', 'otp_too_soon', 'otp_too_many', 'otp_not_sent'],
  gives_secret: true,
  limits: [{ by: 'address', max: 60, seconds: 600 }],
});

const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password/reset',
  doc: 'Sets a new password by a one-time code of the purpose RESET_PASSWORD, and ends every login of the person.',
  access: anyone,
  body: z
    .strictObject({ phone_number: phoneNumber, otp_code: otpCode, new_password: z.string() })
    .superRefine(({ phone_number, new_password }, context) => {
      const problem = passwordProblem(new_password, phone_number);
      if (problem) context.addIssue({ code: 'custom', path: ['new_password'], message: problem });
    }),
  response: done,
  errors: ['otp_wrong', 'otp_expired', 'otp_void', 'server_busy'],
  limits: [{ by: 'address', max: 100, seconds: 300 }],
});

const firebase = endpoint({
  method: 'POST',
  path: '/api/auth/firebase',
  doc: 'Keeps the address for push messages of the device this login is on, until the login ends.',
  access: user,
  body: z.strictObject({
    firebase_registration_token: z
      .string()
      .min(1, says('required'))
      .max(1024, says('too_long'))
      .regex(/^[\x21-\x7e]*$/, says('invalid')),
  }),
  response: done,
  errors: [],
});

export const auth = { login, logout, logoutEverywhere, generateOtp, resetPassword, firebase };
