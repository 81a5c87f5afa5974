import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { systemScope } from '../../platform/store-scope.ts';
import {
  type After,
  type OverdueOrder,
  overdueOrders,
  takeOverdueOrder,
} from './expire-orders.sql.ts';
import { type Move, moveOrder } from './move-order.service.ts';
import { releaseOrderStock } from './order-stock.service.ts';

const batch = 500;

const expire: Move = {
  from: ['NEW'],
  to: 'EXPIRED',
  actor: 'SYSTEM',
  refunds: true,
  moveStock: releaseOrderStock,
};

/**
 * Orders the seller has not answered in time. Each in a transaction of its own: events wait for the
 * oldest one open, and two orders in one would take the locks of stock after those of counters.
 */
export async function expireOrders(db: Db, signal: AbortSignal): Promise<number> {
  const failures: unknown[] = [];
  let moved = 0;
  let after: After = { deadline_at: '-infinity', id: '0' };
  let overdue: OverdueOrder[];
  do {
    overdue = await overdueOrders(db, after, batch);
    for (const order of overdue) {
      if (signal.aborted) return moved;
      after = order;
      await expireOrder(db, order).then(
        (isMoved) => {
          if (isMoved) moved += 1;
        },
        (error: unknown) => failures.push(error),
      );
    }
  } while (overdue.length === batch);
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} orders could not expire, ${moved} did`);
  }
  return moved;
}

function expireOrder(db: Db, { id, store_id }: OverdueOrder): Promise<boolean> {
  const scope = systemScope([store_id]);
  return inTransaction(db, async (db) => {
    if (!(await takeOverdueOrder(db, scope, id))) return false;
    await moveOrder(db, undefined, scope, id, expire);
    return true;
  });
}
