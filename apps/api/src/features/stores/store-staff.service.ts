import type { StaffInvite } from '@marketplace/contract/store-staff';
import type { RoleName } from '@marketplace/contract/stores';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import type { Who } from '../../platform/who-is-asking.ts';
import { userWithNumber } from '../users/users.service.ts';
import { changeStore } from './change-store.service.ts';
import { readRole, readStaff } from './store-staff.sql.ts';
import { grantRole, revokeRole } from './stores.service.ts';

export const listStaff = async (db: Db, who: Who, scope: StoreScope) => ({
  staff: await readStaff(db, scope, who.user_id),
});

export const inviteStaff = (db: Db, who: Who, scope: StoreScope, invite: StaffInvite) =>
  changeStore(db, scope, async (db, { store_id }) => {
    const { name, phone_number, role_name } = invite;
    const user_id = await userWithNumber(db, { name, phone_number });
    if ((await readRole(db, scope, user_id)).role_name) fail('staff_exists');
    await grantRole(db, user_id, store_id, role_name);
    return listStaff(db, who, scope);
  });

type Change = { user_id: string; role_name: RoleName };

export const changeRole = (db: Db, who: Who, scope: StoreScope, change: Change) =>
  changeStore(db, scope, async (db, { store_id }) => {
    const { user_id, role_name } = change;
    await mustMayGo(db, who, scope, user_id, role_name === 'OWNER');
    await grantRole(db, user_id, store_id, role_name);
    return listStaff(db, who, scope);
  });

export const removeStaff = (db: Db, who: Who, scope: StoreScope, user_id: string) =>
  changeStore(db, scope, async (db, { store_id }) => {
    await mustMayGo(db, who, scope, user_id, false);
    await revokeRole(db, user_id, store_id);
    return listStaff(db, who, scope);
  });

/** The store is locked: of two owners who take each other's role at once, the second is the last one. */
async function mustMayGo(
  db: Tx,
  who: Who,
  scope: StoreScope,
  user_id: string,
  staysOwner: boolean,
): Promise<void> {
  const { role_name, other_owners } = await readRole(db, scope, user_id);
  if (!role_name) fail('staff_not_found');
  if (user_id === who.user_id) fail('own_role_fixed');
  if (role_name === 'OWNER' && !staysOwner && other_owners === 0) fail('last_owner');
}
