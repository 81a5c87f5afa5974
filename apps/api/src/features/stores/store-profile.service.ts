import type {
  StoreAddressBody,
  StoreInfo,
  StoreProfileBody,
} from '@marketplace/contract/store-profile';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { fail } from '../../platform/failure.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import { demandsLater } from '../tenders/shelves/changed-shelves.service.ts';
import { changeStore } from './change-store.service.ts';
import {
  insertReport,
  isCity,
  raiseWaitingRegistration,
  readLocations,
  readOpenReport,
  readProfile,
  settleReport,
  updateStoreRow,
} from './store-profile.sql.ts';

export async function storeInfo(db: Db, scope: StoreScope): Promise<StoreInfo> {
  const store = (await readProfile(db, scope)) ?? fail('permission_denied');
  return { store, address_report: await readOpenReport(db, scope) };
}

export const storeLocations = async (db: Db, scope: StoreScope) => ({
  locations: await readLocations(db, scope),
});

export const updateProfile = (db: Db, scope: StoreScope, body: StoreProfileBody) =>
  changeStore(db, scope, async (db, { store }) => {
    await updateStoreRow(db, body);
    await raiseWaitingRegistration(db, store);
    return storeInfo(db, scope);
  });

export const updateAddress = (db: Db, who: Caller, scope: StoreScope, body: StoreAddressBody) =>
  changeStore(db, scope, async (db, { store }) => {
    if (body.city_id) await mustBeCity(db, body.city_id);
    await updateStoreRow(db, body);
    await raiseWaitingRegistration(db, store);
    await demandsLater(db, store);
    await settleReport(db, scope, { outcome: 'CORRECTED', note: '', user_id: who.user_id });
    return storeInfo(db, scope);
  });

/** For who changes more of a store than its page does. */
export const writeProfile = updateStoreRow;

export async function mustBeCity(db: Db, city_id: string): Promise<void> {
  if (!(await isCity(db, city_id))) fail('validation_failed', { city_id: 'not_a_choice' });
}

export const rejectAddressReport = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  { report_id, note }: { report_id: string; note: string },
) =>
  changeStore(db, scope, async (db) => {
    const settlement = { report_id, outcome: 'REJECTED', note, user_id: who.user_id } as const;
    if (!(await settleReport(db, scope, settlement))) fail('address_report_not_found');
    return storeInfo(db, scope);
  });

/** The operator doubts an address. */
export function reportAddress(db: Db, store_id: string, text: string): Promise<string> {
  return inTransaction(db, async (db) => {
    const id = await insertReport(db, store_id, text);
    await recordAct(db, 'address_report.create', { id, store_id, text });
    await writeEvent(db, { store_id, area: 'store', kind: 'store.changed', payload: { store_id } });
    return id;
  });
}
