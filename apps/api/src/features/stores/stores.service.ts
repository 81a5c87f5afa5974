import { areaOfCategory, notificationCategories } from '@marketplace/contract/notification-words';
import type { StoreFlags } from '@marketplace/contract/ops-stores';
import type { RoleName, Store } from '@marketplace/contract/stores';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { fail } from '../../platform/failure.ts';
import type { NewNotification } from '../../platform/notifications/new-notification.ts';
import { storeIn, systemScope } from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import { forgetReader, markAllOfStore } from '../notifications/notifications.service.ts';
import { demandsLater } from '../tenders/shelves/changed-shelves.service.ts';
import { lockStore } from './change-store.sql.ts';
import {
  bumpPermissionVersion,
  deleteInvitationsAround,
  deletePermission,
  findStoreName,
  insertStore,
  isAnyStore,
  lockFlags,
  type Offered,
  roleIn,
  storesOfUser,
  updateFlags,
  upsertCity,
  upsertPermission,
} from './stores.sql.ts';

export async function listStores(db: Db, who: Caller): Promise<Store[]> {
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

/** What operators do, whatever the store thinks of it: in the line of its own changes, and its people hear of it. */
export const grantRole = (db: Db, user_id: string, store_id: string, role_name: RoleName) =>
  inTransaction(db, async (db) => {
    await lockStore(db, systemScope([store_id]));
    await giveRole(db, user_id, store_id, role_name);
    await tellStore(db, store_id);
  });

/** Answers whether there was anything to take away. */
export const revokeRole = (db: Db, user_id: string, store_id: string): Promise<boolean> =>
  inTransaction(db, async (db) => {
    await lockStore(db, systemScope([store_id]));
    const existed = await takeRole(db, user_id, store_id);
    if (existed) await tellStore(db, store_id);
    return existed;
  });

/** The store is locked by then. `invited_by` is who had offered it, where somebody had. */
export async function giveRole(
  db: Tx,
  user_id: string,
  store_id: string,
  role_name: RoleName,
  invited_by?: string,
): Promise<void> {
  const permission = { user_id, store_id, role_name, ...roleLevels[role_name] };
  const before = await roleIn(db, user_id, store_id);
  await upsertPermission(db, permission);
  await markAllOfStore(db, user_id, store_id, newlySeen(before, role_name));
  await withdrawAround(db, user_id, store_id, permission.store === 'MANAGE');
  await bumpPermissionVersion(db, user_id);
  const about = { store_id, user_id, invited_by, before, after: role_name };
  await recordAct(db, 'permission.grant', about);
}

/** Who may see an area from now on has missed nothing of what was in it before. */
const newlySeen = (before: RoleName | null, after: RoleName) =>
  notificationCategories.filter((category) => {
    const area = areaOfCategory[category];
    const sawIt = before !== null && roleLevels[before][area] !== 'NONE';
    return !sawIt && roleLevels[after][area] !== 'NONE';
  });

/** The same of one that is taken away. */
export async function takeRole(db: Tx, user_id: string, store_id: string): Promise<boolean> {
  const before = await roleIn(db, user_id, store_id);
  await deletePermission(db, user_id, store_id);
  await forgetReader(db, user_id, store_id);
  await withdrawAround(db, user_id, store_id, false);
  await bumpPermissionVersion(db, user_id);
  await recordAct(db, 'permission.revoke', { store_id, user_id, before, after: null });
  return before !== null;
}

/** What stands on the screens of its people is another now. */
export const tellStore = (db: Tx, store_id: string, notification?: NewNotification) =>
  writeEvent(db, {
    store_id,
    area: 'store',
    kind: 'store.changed',
    payload: { store_id },
    notification,
  });

/** What nobody may accept any more, each on record. */
export async function recordWithdrawn(
  db: Tx,
  store_id: string,
  offers: readonly Offered[],
): Promise<void> {
  for (const { phone_number, invited_by, role_name } of offers)
    await recordAct(db, 'permission.withdraw', {
      store_id,
      phone_number,
      invited_by,
      before: role_name,
    });
}

async function withdrawAround(
  db: Tx,
  user_id: string,
  store_id: string,
  mayOffer: boolean,
): Promise<void> {
  const offers = await deleteInvitationsAround(db, user_id, store_id, mayOffer);
  await recordWithdrawn(db, store_id, offers);
}

export const isStore = isAnyStore;
export const nameOfStore = findStoreName;

/** Whether the store is one that sells, also where it may not at the moment. */
export const isSeller = async (db: Tx, store_id: string): Promise<boolean> =>
  (await lockFlags(db, store_id))?.is_seller ?? false;

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
    const { id } = (await insertStore(db, { ...store, city_id })) ?? fail('store_exists');
    await recordAct(db, 'store.create', { store_id: id, after: store });
    return id;
  });
}

type FlagChange = { [Flag in keyof StoreFlags]?: StoreFlags[Flag] | undefined };

/** What is asked for already stands on record too: somebody said it again, and why. */
export const setStoreFlags = (
  db: Db,
  store_id: string,
  change: FlagChange,
  reason: string,
): Promise<StoreFlags> =>
  inTransaction(db, async (db) => {
    const before = (await lockFlags(db, store_id)) ?? fail('store_not_found');
    const after = {
      is_seller: change.is_seller ?? before.is_seller,
      allows_selling: change.allows_selling ?? before.allows_selling,
      is_active: change.is_active ?? before.is_active,
    };
    await updateFlags(db, store_id, after);
    await demandsLater(db, storeIn(systemScope([store_id]), store_id));
    await recordAct(db, 'store.flags', { store_id, before, after, reason });
    await tellStore(db, store_id);
    return after;
  });
