import { z } from 'zod';
import { asSeller, endpoint } from './endpoint.ts';
import { id, instant, line, phoneNumber, says } from './fields.ts';
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

/** Somebody who was asked and has not answered: as the owner named them, whoever has the number. */
const pending = z.object({
  name: z.string(),
  phone_number: z.string(),
  role_name: z.enum(roleNames),
  created_at: instant,
  expires_at: instant,
});

/** What every call about the staff answers with: everybody who works there now, owners first, and who is asked. */
const staff = z.object({ staff: z.array(member), invitations: z.array(pending) });

const list = endpoint({
  method: 'GET',
  path: '/api/stores/staff',
  doc: 'Everybody who works in the store, with their roles, and who was invited to.',
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
  doc: 'Offers a role to whoever has that number; they have it once they accept. Who is new signs in with a code sent to the number.',
  access: ofStore,
  body: inviteBody,
  response: staff,
  errors: ['store_inactive', 'staff_exists', 'invitation_limit_reached'],
  needs_proof: 'LATELY',
  limits: [{ by: 'person', max: 20, seconds: 3_600 }],
});

const update = endpoint({
  method: 'POST',
  path: '/api/stores/staff/update',
  doc: 'Changes somebody’s role; open screens of theirs notice. Nobody changes their own.',
  access: ofStore,
  body: z.strictObject({ store_id: id, user_id: id, role_name: role }),
  response: staff,
  errors: ['store_inactive', 'staff_not_found', 'own_role_fixed', 'last_owner'],
  needs_proof: 'LATELY',
});

const remove = endpoint({
  method: 'POST',
  path: '/api/stores/staff/remove',
  doc: 'Takes somebody’s role away. Nobody removes themselves, and an owner always stays.',
  access: ofStore,
  body: z.strictObject({ store_id: id, user_id: id }),
  response: staff,
  errors: ['store_inactive', 'staff_not_found', 'own_role_fixed', 'last_owner'],
  needs_proof: 'LATELY',
});

const withdraw = endpoint({
  method: 'POST',
  path: '/api/stores/staff/withdraw',
  doc: 'Takes an invitation back that was not answered yet.',
  access: ofStore,
  body: z.strictObject({ store_id: id, phone_number: phoneNumber }),
  response: staff,
  errors: ['store_inactive', 'invitation_not_found'],
});

export const storeStaff = { list, invite, update, remove, withdraw };
export type StaffMember = z.infer<typeof member>;
export type PendingStaff = z.infer<typeof pending>;
export type StaffInvite = z.output<typeof inviteBody>;
