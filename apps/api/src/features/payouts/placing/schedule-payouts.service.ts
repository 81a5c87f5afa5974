import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type OneStore, storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { lockPayouts } from '../record/door.sql.ts';
import { publishPayouts } from '../record/publish-payouts.service.ts';
import {
  insertAllOwed,
  insertOwed,
  readStoresToPlace,
  readStoresWithOrders,
} from './owed-payouts.sql.ts';
import { placeOrders } from './place-orders.service.ts';

/** Written with an order's completion: from now on the store is owed what the marketplace holds for it. */
export const owePayout = (db: Tx, store: OneStore, order_id: string): Promise<void> =>
  insertOwed(db, store, order_id);

const batch = 500;
type StoresAfter = (db: Db, after: string, limit: number) => Promise<{ id: string }[]>;

/** Each store in a transaction of its own; it may be cut off, run twice and in two processes. */
async function inEachStore(
  db: Db,
  signal: AbortSignal,
  storesAfter: StoresAfter,
  work: (db: Tx, store: OneStore) => Promise<number>,
): Promise<number> {
  const { attempt, sum } = attempts('scheduling payouts');
  let last = '0';
  let stores: { id: string }[];
  do {
    stores = await storesAfter(db, last, batch);
    for (const { id } of stores) {
      if (signal.aborted) return sum();
      last = id;
      const store = storeIn(systemScope([id]), id);
      await attempt(() => inTransaction(db, (db) => work(db, store)));
    }
  } while (stores.length === batch);
  return sum();
}

/** What was completed since is put into the payouts of the day. */
export const schedulePayouts = (db: Db, signal: AbortSignal): Promise<number> =>
  inEachStore(db, signal, readStoresToPlace, place);

/** The same for orders that were completed before anybody wrote down what is owed for them, or by a program of before. */
export const scheduleOwed = (db: Db, signal: AbortSignal): Promise<number> =>
  inEachStore(db, signal, readStoresWithOrders, async (db, store) =>
    (await insertAllOwed(db, store)) > 0 ? place(db, store) : 0,
  );

async function place(db: Tx, store: OneStore): Promise<number> {
  await lockPayouts(db, store);
  const payout_ids = await placeOrders(db, store);
  await publishPayouts(db, store, payout_ids);
  return payout_ids.length;
}
