import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, line, phoneNumber, says } from './fields.ts';
import { roleNames } from './stores.ts';

const ofStore = asSeller('store', 'MANAGE', { one: 'store_id' });
const role = z.enum(roleNames, says('not_a_choice'));

const member = z.object({
  user_id: id,
  name: z.string(),
  phone_number: z.string(),
  role_name: z.enum(roleNames),
  /** Whether it is the person who asks. */
  is_you: z.boolean(),
});

/** What every call about the staff answers with: everybody who works there now, owners first. */
const staff = z.object({ staff: z.array(member) });

const list = endpoint({
  method: 'GET',
  path: '/api/stores/staff',
  doc: 'Everybody who works in the store, with their roles.',
  access: ofStore,
  query: z.strictObject({ store_id: id }),
  response: staff,
  errors: [],
});

const inviteBody = z.strictObject({
  store_id: id,
  name: line(3, 100),
  phone_number: phoneNumber,
  role_name: role,
});

const invite = endpoint({
  method: 'POST',
  path: '/api/stores/staff/invite',
  doc: 'Gives a role to the person with that number. Who is new signs in with a code sent to the number.',
  access: ofStore,
  body: inviteBody,
  response: staff,
  errors: ['store_inactive', 'staff_exists'],
  limits: [{ by: 'phone_number', max: 20, seconds: 3_600 }],
});

const update = endpoint({
  method: 'POST',
  path: '/api/stores/staff/update',
  doc: 'Changes somebody’s role; open screens of theirs notice. Nobody changes their own.',
  access: ofStore,
  body: z.strictObject({ store_id: id, user_id: id, role_name: role }),
  response: staff,
  errors: ['store_inactive', 'staff_not_found', 'own_role_fixed', 'last_owner'],
});

const remove = endpoint({
  method: 'POST',
  path: '/api/stores/staff/remove',
  doc: 'Takes somebody’s role away. Nobody removes themselves, and an owner always stays.',
  access: ofStore,
  body: z.strictObject({ store_id: id, user_id: id }),
  response: staff,
  errors: ['store_inactive', 'staff_not_found', 'own_role_fixed', 'last_owner'],
});

export const storeStaff = { list, invite, update, remove };
export type StaffMember = z.infer<typeof member>;
export type StaffInvite = z.output<typeof inviteBody>;
