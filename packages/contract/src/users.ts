import { z } from 'zod';
import { anyone, endpoint, user } from './endpoint.ts';
import { id, otpMethod, phoneNumber, uuid } from './fields.ts';

const userInfo = z.object({
  uuid,
  id,
  username: z.string(),
  name: z.string(),
  phone_number: z.string(),
  city_ids: z.array(id),
  identity_tracking_fields: z.object({
    acquisition_channel_non_referred: z.string().nullable(),
    acquisition_channel_sales_referred: z.string().nullable(),
    acquisition_channel_store_referred: z.string().nullable(),
    is_online: z.boolean(),
  }),
});

const detail = endpoint({
  method: 'GET',
  path: '/api/users/detail',
  doc: 'The signed-in person, and the key for what a device keeps of theirs. Another person’s user_uuid is refused.',
  access: user,
  query: z.strictObject({ user_uuid: uuid.optional() }),
  response: z.object({
    user_info: userInfo,
    device_key: z
      .string()
      .meta({ description: 'The same for the person at every login, and nobody else’s.' }),
  }),
  errors: ['permission_denied'],
});

const checkPhoneNumber = endpoint({
  method: 'GET',
  path: '/api/users/phone_number/check',
  doc: 'How the person with this number signs in. Tells whether the number is registered.',
  access: anyone,
  query: z.strictObject({ phone_number: phoneNumber }),
  response: z.object({
    is_registered: z.boolean(),
    has_password: z.boolean(),
    primary_otp_method: otpMethod,
    is_whitelisted_for_otp_selection: z.boolean(),
  }),
  errors: [],
  limits: [
    { by: 'phone_number', is_per_address: true, max: 20, seconds: 300 },
    { by: 'address', max: 120, seconds: 60 },
  ],
});

export const users = { detail, checkPhoneNumber };
export type UserInfo = z.infer<typeof userInfo>;
