import type { Db } from '../../../platform/db/handle.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { moveDueOrders } from './due-orders.service.ts';
import { type Move, moveOrder } from './move-order.service.ts';

const complete: Move = { from: ['DELIVERED'], to: 'COMPLETED', actor: 'SYSTEM', refunds: false };

/** Goods the buyer had time to complain about and did not. */
export const completeOrders = (db: Db, signal: AbortSignal): Promise<number> =>
  moveDueOrders(db, signal, 'undisputed', (db, { id, store_id }) =>
    moveOrder(db, undefined, systemScope([store_id]), id, complete),
  );
