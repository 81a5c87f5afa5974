import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { countAnew, openPayout, putInto, readOrdersToPlace } from './place-orders.sql.ts';

/**
 * Puts every order that is owed for into the payout it belongs to: of the day, and of the account chosen for it or the default;
 * without one it waits. Whoever calls it holds the door. Answers with the payouts that have changed.
 */
export async function placeOrders(db: Tx, store: OneStore): Promise<string[]> {
  const orders = await readOrdersToPlace(db, store);
  if (orders.length === 0) return [];
  const touched = new Set(orders.flatMap(({ payout_id }) => payout_id ?? []));
  for (const [account_id, group] of Map.groupBy(orders, ({ account_id }) => account_id)) {
    const payout_id = await openPayout(db, store, account_id);
    await putInto(
      db,
      store,
      payout_id,
      group.map(({ order_id }) => order_id),
    );
    touched.add(payout_id);
  }
  const payout_ids = [...touched];
  await countAnew(db, store, payout_ids);
  return payout_ids;
}
