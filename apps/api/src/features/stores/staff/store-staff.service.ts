import type { StaffInvite } from '@marketplace/contract/store-staff';
import type { RoleName } from '@marketplace/contract/stores';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { sendLater } from '../../../platform/outbox/send-later.ts';
import { textMessages } from '../../../platform/outbox/text-messages.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { findUserByPhoneNumber } from '../../users/users.service.ts';
import { changeStore } from '../change-store.service.ts';
import { giveRole, recordWithdrawn, takeRole } from '../stores.service.ts';
import { deletePending, readPendingStaff, upsertInvitation } from './staff-invitations.sql.ts';
import { readRole, readStaff } from './store-staff.sql.ts';

const days = 14;
const mostPending = 50;
const invitationText = `Anda diundang bekerja di sebuah toko di Marketplace. Masuk dengan nomor ini untuk melihat undangannya. Berlaku ${days} hari.`;

export const listStaff = async (db: Db, who: Caller, scope: StoreScope) => ({
  staff: await readStaff(db, scope, who.user_id),
  invitations: await readPendingStaff(db, scope),
});

export const inviteStaff = (db: Db, who: Caller, scope: StoreScope, invite: StaffInvite) =>
  changeStore(db, scope, async (db, { store_id }) => {
    const { name, phone_number, role_name } = invite;
    const user_id = (await findUserByPhoneNumber(db, phone_number))?.id;
    if (user_id && (await readRole(db, scope, user_id)).role_name) fail('staff_exists');
    const pending = await readPendingStaff(db, scope);
    const before = pending.find((each) => each.phone_number === phone_number)?.role_name ?? null;
    const isNew = before === null;
    if (isNew && pending.length >= mostPending) fail('invitation_limit_reached');
    const invitation = { store_id, phone_number, name, role_name, invited_by: who.user_id };
    await upsertInvitation(db, invitation, days);
    // A stranger's telephone is no place for words that a seller chose.
    if (isNew)
      await sendLater(db, textMessages, {
        store_id,
        target: phone_number,
        about: 'staff.invited',
        payload: { text: invitationText },
      });
    const about = { store_id, user_id, phone_number, before, after: role_name };
    await recordAct(db, 'permission.offer', about);
    return listStaff(db, who, scope);
  });

export const withdrawInvitation = (db: Db, who: Caller, scope: StoreScope, phone_number: string) =>
  changeStore(db, scope, async (db, { store_id }) => {
    const offer = (await deletePending(db, scope, phone_number)) ?? fail('invitation_not_found');
    await recordWithdrawn(db, store_id, [offer]);
    return listStaff(db, who, scope);
  });

type Change = { user_id: string; role_name: RoleName };

export const changeRole = (db: Db, who: Caller, scope: StoreScope, change: Change) =>
  changeStore(db, scope, async (db, { store_id }) => {
    const { user_id, role_name } = change;
    await mustMayGo(db, who, scope, user_id, role_name === 'OWNER');
    await giveRole(db, user_id, store_id, role_name);
    return listStaff(db, who, scope);
  });

export const removeStaff = (db: Db, who: Caller, scope: StoreScope, user_id: string) =>
  changeStore(db, scope, async (db, { store_id }) => {
    await mustMayGo(db, who, scope, user_id, false);
    await takeRole(db, user_id, store_id);
    return listStaff(db, who, scope);
  });

/** The store is locked: of two owners who take each other's role at once, the second is the last one. */
async function mustMayGo(
  db: Tx,
  who: Caller,
  scope: StoreScope,
  user_id: string,
  staysOwner: boolean,
): Promise<void> {
  const { role_name, other_owners } = await readRole(db, scope, user_id);
  if (!role_name) fail('staff_not_found');
  if (user_id === who.user_id) fail('own_role_fixed');
  if (role_name === 'OWNER' && !staysOwner && other_owners === 0) fail('last_owner');
}
