import { z } from 'zod';
import { otpCode, sentOtp } from './auth.ts';
import { endpoint, user } from './endpoint.ts';
import { done, instant, line, otpMethod, says } from './fields.ts';
import { passwordProblem } from './password-rules.ts';
import { secondFactorCode } from './second-factor.ts';

const detail = endpoint({
  method: 'GET',
  path: '/api/account/detail',
  doc: 'How the account of the person who asks stands: its name, its ways in, and since when it is theirs.',
  access: user,
  response: z.object({
    name: z.string(),
    username: z.string(),
    phone_number: z.string(),
    joined_at: instant,
    has_password: z.boolean(),
    second_factor: z
      .object({ since: instant, recovery_codes_left: z.int() })
      .nullable()
      .meta({ description: 'The authenticator app that each login asks for, if there is one.' }),
  }),
  errors: [],
});

const rename = endpoint({
  method: 'POST',
  path: '/api/account/rename',
  doc: 'The name that colleagues see.',
  access: user,
  body: z.strictObject({ name: line(2, 100) }),
  response: done,
  errors: [],
  limits: [{ by: 'person', max: 20, seconds: 3_600 }],
});

const setPassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  doc: 'Sets a new password with the present one, and ends every other login of the person. Who has none yet, or an authenticator app, proves first that it is them.',
  access: user,
  body: z
    .strictObject({
      current_password: z.string().min(1, says('required')).max(72, says('too_long')).optional(),
      new_password: z.string(),
    })
    .superRefine(({ new_password }, context) => {
      const problem = passwordProblem(new_password, '');
      if (problem) context.addIssue({ code: 'custom', path: ['new_password'], message: problem });
    }),
  response: done,
  errors: ['current_password_wrong', 'proof_needed', 'server_busy'],
  gives_secret: true,
  limits: [{ by: 'person', max: 10, seconds: 900 }],
});

/** Names a login and opens nothing. */
const loginId = z.string().regex(/^[0-9a-f]{32}$/, says('invalid'));

const login = z.object({
  id: loginId,
  device: z
    .string()
    .meta({ description: 'In words, such as “Chrome di Android”; empty where unknown.' }),
  client_type: z.string(),
  address: z.string().nullable().meta({ description: 'The internet address it was made from.' }),
  created_at: instant,
  last_used_at: instant.meta({ description: 'To about an hour.' }),
  is_this: z.boolean(),
  is_handed_over: z
    .boolean()
    .meta({ description: 'Came from the mobile app, and ends with its login.' }),
});

/** What every call about logins answers with: all that are good, this one first, then the last used. */
const logins = z.object({ logins: z.array(login) });

const listLogins = endpoint({
  method: 'GET',
  path: '/api/account/logins',
  doc: 'Where the person is signed in.',
  access: user,
  response: logins,
  errors: [],
});

const endLogin = endpoint({
  method: 'POST',
  path: '/api/account/logins/end',
  doc: 'Ends another login of the person. One that has ended already is answered the same.',
  access: user,
  body: z.strictObject({ login_id: loginId }),
  response: logins,
  errors: ['login_is_this'],
});

const endOthers = endpoint({
  method: 'POST',
  path: '/api/account/logins/end-others',
  doc: 'Ends every other login of the person.',
  access: user,
  response: logins,
  errors: [],
});

const proved = z.object({
  proved_until: instant.meta({
    description:
      'Until then this login is asked for no more, except before what its second factor is changed by.',
  }),
});

const proofCode = endpoint({
  method: 'POST',
  path: '/api/account/proof/code',
  doc: 'Sends a one-time code to the person’s own telephone, by which they prove that it is them.',
  access: user,
  body: z.strictObject({ method: otpMethod.optional() }),
  response: z.object({ otp: sentOtp }),
  errors: ['otp_method_not_allowed', 'otp_too_soon', 'otp_too_many', 'otp_not_sent'],
  gives_secret: true,
});

const prove = endpoint({
  method: 'POST',
  path: '/api/account/proof',
  doc: 'Proves that it is the person who has this login, by one of: their password, a code sent to their telephone, their authenticator app. With such an app only it will do.',
  access: user,
  body: z
    .strictObject({
      password: z.string().min(1, says('required')).max(72, says('too_long')).optional(),
      otp_code: otpCode.optional(),
      second_factor_code: secondFactorCode.optional(),
    })
    .refine((ways) => Object.values(ways).filter((way) => way !== undefined).length === 1, {
      path: ['password'],
      error: says('required'),
    }),
  response: proved,
  errors: [
    'current_password_wrong',
    'otp_wrong',
    'otp_expired',
    'otp_void',
    'second_factor_required',
    'second_factor_wrong',
    'second_factor_too_many',
    'server_busy',
  ],
  gives_secret: true,
  limits: [{ by: 'person', max: 10, seconds: 900 }],
});

const beginFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/begin',
  doc: 'A secret for an authenticator app. It holds from the first code of the app on; begun again, the one before is void.',
  access: user,
  response: z.object({
    secret: z.string().meta({ description: 'To type in, where no picture can be scanned.' }),
    address: z.string().meta({ description: 'otpauth://…, which the app reads from a picture.' }),
  }),
  errors: ['second_factor_exists'],
  gives_secret: true,
  needs_proof: 'FOR_IT',
  limits: [{ by: 'person', max: 20, seconds: 3_600 }],
});

const recoveryCodes = z.object({
  recovery_codes: z.array(z.string()).meta({
    description:
      'Each opens the account once in place of the app. They are told here and nowhere else.',
  }),
});

const confirmFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  doc: 'The first code of the app: from now on each login asks for one. Every other login ends.',
  access: user,
  body: z.strictObject({ code: otpCode }),
  response: recoveryCodes,
  errors: [
    'second_factor_wrong',
    'second_factor_too_many',
    'second_factor_unset',
    'second_factor_exists',
  ],
  gives_secret: true,
  needs_proof: 'FOR_IT',
});

const renewCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  doc: 'New recovery codes; those before are void.',
  access: user,
  response: recoveryCodes,
  errors: ['second_factor_unset'],
  gives_secret: true,
  needs_proof: 'FOR_IT',
});

const removeFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/remove',
  doc: 'Logins ask for no code of an app any more. Without one it is answered the same.',
  access: user,
  response: done,
  errors: [],
  needs_proof: 'FOR_IT',
});

export const account = {
  detail,
  rename,
  setPassword,
  listLogins,
  endLogin,
  endOthers,
  proofCode,
  prove,
  beginFactor,
  confirmFactor,
  renewCodes,
  removeFactor,
};
export type AccountDetail = z.infer<typeof detail.response>;
export type LoginRow = z.infer<typeof login>;
export type ProofWay = z.output<typeof prove.body>;
