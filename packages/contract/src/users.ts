import { z } from 'zod';
import { endpoint, user } from './endpoint.ts';
import { id, uuid } from './fields.ts';

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
  doc: 'The signed-in person. Another person’s user_uuid is refused.',
  access: user,
  query: z.strictObject({ user_uuid: uuid.optional() }),
  response: z.object({ user_info: userInfo }),
  errors: ['permission_denied'],
});

export const users = { detail };
export type UserInfo = z.infer<typeof userInfo>;
