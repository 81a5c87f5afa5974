import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { fail } from '../../platform/failure.ts';
import {
  type OneStore,
  type StoreScope,
  storeIn,
  systemScope,
} from '../../platform/store-scope.ts';
import { type ChangingStore, lockStore, readStoreDay } from './change-store.sql.ts';

type Work<T> = (db: Tx, changing: ChangingStore & { store: OneStore }) => Promise<T>;

/**
 * Every change of a store's own data: one after the other, so that what was judged still holds when it is
 * written, and none while the store is inactive. Open screens hear that the store has changed.
 */
export const changeStore = <T>(db: Db, scope: StoreScope, work: Work<T>): Promise<T> =>
  changeActiveOrNot(db, scope, (db, changing) =>
    changing.is_active ? work(db, changing) : fail('store_inactive'),
  );

/** The same for what is never refused, such as to stop something. */
export function changeActiveOrNot<T>(db: Db, scope: StoreScope, work: Work<T>): Promise<T> {
  return inTransaction(db, async (db) => {
    const changing = (await lockStore(db, scope)) ?? fail('permission_denied');
    const { store_id } = changing;
    const result = await work(db, { ...changing, store: storeIn(scope, store_id) });
    await writeEvent(db, { store_id, area: 'store', kind: 'store.changed', payload: { store_id } });
    return result;
  });
}

/** Changes of the store wait until this transaction has ended. Of none there is nothing to wait for. */
export async function holdStore(db: Tx, store_id: string): Promise<void> {
  await lockStore(db, systemScope([store_id]));
}

/** The same refusal where something has to be done before the change. */
export async function refuseInactive(db: Db, scope: StoreScope): Promise<void> {
  const store = (await readStoreDay(db, scope)) ?? fail('permission_denied');
  if (!store.is_active) fail('store_inactive');
}
