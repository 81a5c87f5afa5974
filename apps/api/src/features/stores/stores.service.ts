import type { RoleName, Store } from '@marketplace/contract/stores';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Who } from '../../platform/who-is-asking.ts';
import { recordAct } from '../operators/operators.service.ts';
import {
  bumpPermissionVersion,
  deleteInvitationsAround,
  deletePermission,
  insertStore,
  isAnyStore,
  type Offered,
  roleIn,
  storesOfUser,
  upsertCity,
  upsertPermission,
} from './stores.sql.ts';

export async function listStores(db: Db, who: Who): Promise<Store[]> {
  const rows = await storesOfUser(db, who.user_id);
  return rows.map(({ inventory, order, store, role_name, ...rest }) => ({
    ...rest,
    permission: { inventory, order, store, role_name },
  }));
}

/** What each role may do; a permission row holds the levels, so that a role can be refined later. */
export const roleLevels = {
  OWNER: { inventory: 'MANAGE', order: 'MANAGE', store: 'MANAGE' },
  ADMIN: { inventory: 'MANAGE', order: 'MANAGE', store: 'VIEW' },
  ORDER_STAFF: { inventory: 'VIEW', order: 'MANAGE', store: 'NONE' },
  STOCK_STAFF: { inventory: 'MANAGE', order: 'VIEW', store: 'NONE' },
  VIEWER: { inventory: 'VIEW', order: 'VIEW', store: 'VIEW' },
} as const satisfies Record<RoleName, Omit<Store['permission'], 'role_name'>>;

/** `by` is the person whose act it is, none where the operator's program does it; `invited_by`, who had offered it. */
export function grantRole(
  db: Db,
  user_id: string,
  store_id: string,
  role_name: RoleName,
  by?: string,
  invited_by?: string,
) {
  const permission = { user_id, store_id, role_name, ...roleLevels[role_name] };
  return inTransaction(db, async (db) => {
    const before = await roleIn(db, user_id, store_id);
    await upsertPermission(db, permission);
    await bumpPermissionVersion(db, user_id);
    await recordAct(db, 'permission.grant', { ...permission, before, by, invited_by });
  });
}

/** What nobody may accept any more, each on record. */
export async function recordWithdrawn(
  db: Tx,
  store_id: string,
  offers: readonly Offered[],
  by?: string,
): Promise<void> {
  for (const offer of offers)
    await recordAct(db, 'permission.withdraw', { store_id, ...offer, by });
}

/** Answers whether there was anything to take away. */
export function revokeRole(
  db: Db,
  user_id: string,
  store_id: string,
  by?: string,
): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const before = await roleIn(db, user_id, store_id);
    await deletePermission(db, user_id, store_id);
    await recordWithdrawn(db, store_id, await deleteInvitationsAround(db, user_id, store_id), by);
    await bumpPermissionVersion(db, user_id);
    await recordAct(db, 'permission.revoke', { user_id, store_id, before, by });
    return before !== null;
  });
}

export const isStore = isAnyStore;

export type NewStore = {
  name: string;
  unique_id: string;
  city: { name: string; province: string; time_zone: string };
  is_seller: boolean;
  allows_selling: boolean;
};

export function createStore(db: Db, { city, ...store }: NewStore): Promise<string> {
  return inTransaction(db, async (db) => {
    const city_id = await upsertCity(db, city);
    const { id } = await insertStore(db, { ...store, city_id });
    await recordAct(db, 'store.create', { id, ...store });
    return id;
  });
}
