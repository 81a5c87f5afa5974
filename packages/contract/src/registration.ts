import { z } from 'zod';
import { otpCode, sentOtp } from './auth.ts';
import { anyone, endpoint } from './endpoint.ts';
import { done, line, phoneNumber } from './fields.ts';
import { passwordProblem } from './password-rules.ts';

const sendCode = endpoint({
  method: 'POST',
  path: '/api/registration/code',
  doc: 'Sends a one-time code to a number that is to have an account. One that has an account is answered the same, and nothing is sent.',
  access: anyone,
  body: z.strictObject({ phone_number: phoneNumber }),
  response: z.object({ otp: sentOtp }),
  errors: ['otp_too_soon', 'otp_too_many', 'otp_not_sent'],
  gives_secret: true,
  // Messages cost money, and whose number it is nobody knows yet: many phones share an address, but not a hundred an hour.
  limits: [{ by: 'address', max: 40, seconds: 3_600 }],
});

const create = endpoint({
  method: 'POST',
  path: '/api/registration/person',
  doc: 'Makes the account of whoever has the code that was sent to the number. They sign in with their password. Sent again in the same words it is answered alike.',
  access: anyone,
  body: z
    .strictObject({
      phone_number: phoneNumber,
      otp_code: otpCode,
      name: line(2, 100),
      password: z.string(),
    })
    .superRefine(({ phone_number, password }, context) => {
      const problem = passwordProblem(password, phone_number);
      if (problem) context.addIssue({ code: 'custom', path: ['password'], message: problem });
    }),
  response: done,
  errors: ['otp_wrong', 'otp_expired', 'otp_void', 'number_registered', 'server_busy'],
  limits: [{ by: 'address', max: 100, seconds: 3_600 }],
});

export const registration = { sendCode, create };
