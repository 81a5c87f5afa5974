import { z } from 'zod';
import { endpoint, user } from './endpoint.ts';
import { done, id, instant } from './fields.ts';
import { roleNames } from './stores.ts';

const ofStore = z.strictObject({ store_id: id });

const invitation = z.object({
  store_id: id,
  store_name: z.string(),
  city: z.string(),
  role_name: z.enum(roleNames),
  /** The name of the owner who asks. */
  invited_by: z.string(),
  created_at: instant,
  expires_at: instant,
});

const list = endpoint({
  method: 'GET',
  path: '/api/users/invitations',
  doc: 'The stores that ask the signed-in person to work for them, newest first. An invitation is open for 14 days.',
  access: user,
  response: z.object({ invitations: z.array(invitation) }),
  errors: [],
});

const accept = endpoint({
  method: 'POST',
  path: '/api/users/invitations/accept',
  doc: 'The person works in the store from now on, in the role of the invitation.',
  access: user,
  body: ofStore,
  response: done,
  errors: ['invitation_not_found'],
});

const decline = endpoint({
  method: 'POST',
  path: '/api/users/invitations/decline',
  doc: 'Turns the invitation down; the store may send another.',
  access: user,
  body: ofStore,
  response: done,
  errors: ['invitation_not_found'],
});

const leave = endpoint({
  method: 'POST',
  path: '/api/stores/leave',
  doc: 'The person works in the store no longer. The last owner cannot leave.',
  access: user,
  body: ofStore,
  response: done,
  errors: ['permission_denied', 'last_owner'],
});

export const staffInvitations = { list, accept, decline, leave };
export type Invitation = z.infer<typeof invitation>;
