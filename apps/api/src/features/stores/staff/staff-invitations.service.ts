import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import { markAllOfStore } from '../../notifications/notifications.service.ts';
import { lockStore } from '../change-store.sql.ts';
import { giveRole, recordWithdrawn, takeRole, tellStore } from '../stores.service.ts';
import { readInvitations, takeInvitation } from './staff-invitations.sql.ts';
import { staffNotification } from './staff-notification.service.ts';
import { readRole } from './store-staff.sql.ts';

export const listInvitations = async (db: Db, { user_id }: Caller) => ({
  invitations: await readInvitations(db, user_id),
});

const done = { done: true as const };

/** Who got a role there in another way meanwhile keeps that one. */
export const acceptInvitation = (db: Db, { user_id }: Caller, store_id: string) =>
  inTransaction(db, async (db) => {
    const scope = systemScope([store_id]);
    await lockStore(db, scope);
    const offer = (await takeInvitation(db, user_id, store_id)) ?? fail('invitation_not_found');
    const { role_name, invited_by } = offer;
    const has = await readRole(db, scope, user_id);
    const isNew = !has.role_name;
    if (isNew) await giveRole(db, user_id, store_id, role_name, invited_by);
    else await recordWithdrawn(db, store_id, [offer]);
    await tellStore(
      db,
      store_id,
      isNew ? await staffNotification(db, store_id, user_id, 'joined') : undefined,
    );
    // That they have come is no news to themselves; who was there before has not read anything by it.
    if (isNew) await markAllOfStore(db, user_id, store_id);
    return done;
  });

export const declineInvitation = (db: Db, { user_id }: Caller, store_id: string) =>
  inTransaction(db, async (db) => {
    const { role_name, invited_by } =
      (await takeInvitation(db, user_id, store_id)) ?? fail('invitation_not_found');
    const about = { store_id, user_id, invited_by, before: role_name };
    await recordAct(db, 'permission.decline', about);
    await tellStore(db, store_id, await staffNotification(db, store_id, user_id, 'declined'));
    return done;
  });

/** Anybody may go, from an inactive store too; but a store always has an owner. */
export const leaveStore = (db: Db, { user_id }: Caller, store_id: string) =>
  inTransaction(db, async (db) => {
    const scope = systemScope([store_id]);
    await lockStore(db, scope);
    const { role_name, other_owners } = await readRole(db, scope, user_id);
    if (!role_name) fail('permission_denied');
    if (role_name === 'OWNER' && other_owners === 0) fail('last_owner');
    await takeRole(db, user_id, store_id);
    await tellStore(db, store_id, await staffNotification(db, store_id, user_id, 'left'));
    return done;
  });
