import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { storeIn, systemScope } from '../../../platform/store-scope.ts';
import { attempts } from '../../../platform/sweeps/attempts.ts';
import { type After, type Due, type DueOrder, dueOrders, takeDueOrder } from './due-orders.sql.ts';

const batch = 500;
const lockTimeout = '55P03';

/**
 * Moves every order whose time has come. Each in a transaction of its own: events wait for the oldest one
 * open, and two orders in one would take the locks of stock after those of counters.
 */
export async function moveDueOrders(
  db: Db,
  signal: AbortSignal,
  due: Due,
  move: (db: Tx, order: DueOrder) => Promise<unknown>,
): Promise<number> {
  const { attempt, sum } = attempts(`moving ${due} orders`);
  /** Stores whose rows somebody holds: to wait for each of their orders would take the time of all others. */
  const held = new Set<string>();
  let after: After = { deadline_at: '-infinity', id: '0' };
  let found: (DueOrder & After)[];
  do {
    found = await dueOrders(db, due, after, batch);
    for (const order of found) {
      if (signal.aborted) return sum();
      after = order;
      if (held.has(order.store_id)) continue;
      const error = await attempt(() => moveDueOrder(db, due, order, move));
      if ((error as { code?: unknown } | undefined)?.code === lockTimeout) held.add(order.store_id);
    }
  } while (found.length === batch);
  return sum();
}

function moveDueOrder(
  db: Db,
  due: Due,
  order: DueOrder,
  move: (db: Tx, order: DueOrder) => Promise<unknown>,
): Promise<number> {
  return inTransaction(db, async (db) => {
    const store = storeIn(systemScope([order.store_id]), order.store_id);
    if (!(await takeDueOrder(db, store, due, order.id))) return 0;
    await move(db, order);
    return 1;
  });
}
