import { id } from '@marketplace/contract/fields';
import type {
  GlogBarrier,
  GlogQuery,
  GlogRegisterBody,
  GlogService,
} from '@marketplace/contract/glog';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { fail } from '../../platform/failure.ts';
import { followingPage, momentKey, numberedPage } from '../../platform/pages.ts';
import { type StoreScope, systemScope } from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import { changeStore } from '../stores/change-store.service.ts';
import {
  countSellers,
  type Reach,
  readPending,
  readReach,
  readRegistration,
  saveRegistration,
  writeVerdict,
} from './glog.sql.ts';

export const glogRegistration = async (db: Db, scope: StoreScope) => ({
  registration: (await readRegistration(db, scope)) ?? null,
});

export const registerForGlog = (db: Db, scope: StoreScope, body: GlogRegisterBody) =>
  changeStore(db, scope, async (db, { store }) => {
    const before = await readRegistration(db, scope);
    if (before?.status === 'ACTIVE') fail('glog_registered');
    const { contact_name = before?.contact_name, phone_number = before?.phone_number } = body;
    if (!contact_name) return fail('validation_failed', { contact_name: 'required' });
    if (!phone_number) return fail('validation_failed', { phone_number: 'required' });
    await saveRegistration(db, store, { contact_name, phone_number });
    return glogRegistration(db, scope);
  });

/** The operator's word; open screens of the store hear it. Answers whether the store had asked. */
export function decideOnGlog(
  db: Db,
  store_id: string,
  verdict: { is_approved: boolean; supports_cod: boolean; reason: string },
): Promise<boolean> {
  const scope = systemScope([store_id]);
  const { is_approved, supports_cod, reason } = verdict;
  const status = is_approved ? 'ACTIVE' : 'REJECTED';
  return inTransaction(db, async (db) => {
    if (!(await writeVerdict(db, scope, { status, supports_cod, reason }))) return false;
    await writeEvent(db, { store_id, area: 'store', kind: 'store.changed', payload: { store_id } });
    await recordAct(db, is_approved ? 'glog.approve' : 'glog.reject', { store_id, after: verdict });
    return true;
  });
}

/** Who waits for the operator's word, the longest first. */
export const waitingForGlog = (db: Db, query: Following) =>
  followingPage(
    query,
    z.tuple([momentKey, id]),
    (behind, limit) => readPending(db, behind, limit),
    ({ asked, store_id }) => [asked, store_id],
  );

export async function glogAvailable(db: Db, scope: StoreScope, query: GlogQuery) {
  const [stores, total_data] = await Promise.all([
    readReach(db, scope, query),
    countSellers(db, scope),
  ]);
  const { is_cod_required } = query;
  const data = stores.map((store): GlogService => {
    const reason = barrierOf(store, is_cod_required);
    const { store_id, store_name, supports_cod } = store;
    const is_available = reason === null;
    const cod = supports_cod && store.status === 'ACTIVE';
    return { store_id, store_name, service: 'GLOG_SAME_DAY', is_available, reason, cod };
  });
  return numberedPage(query, data, { total_data });
}

/** GLog is one day and one city; money it takes only where that was agreed. */
function barrierOf(
  { status, is_same_city, supports_cod }: Reach,
  is_cod_required: boolean,
): GlogBarrier | null {
  if (status === null) return 'not_registered';
  if (status === 'PENDING') return 'registration_pending';
  if (status === 'REJECTED') return 'registration_rejected';
  if (!is_same_city) return 'other_city';
  return is_cod_required && !supports_cod ? 'cod_unsupported' : null;
}

/** Refuses where GLog would not come for this order. */
export async function mustReachByGlog(
  db: Db,
  scope: StoreScope,
  { buyer_store_id, payment_method }: { buyer_store_id: string; payment_method: string },
): Promise<void> {
  const [store] = await readReach(db, scope, { buyer_store_id, page: 1, page_size: 1 });
  if (!store || barrierOf(store, payment_method === 'COD')) fail('glog_unavailable');
}
