import type { Db } from '../../../platform/db/handle.ts';
import { systemScope } from '../../../platform/store-scope.ts';
import { complaintHours } from './complaint-hours.ts';
import { moveDueOrders } from './due-orders.service.ts';
import { type Move, moveOrder } from './move-order.service.ts';
import { releaseOrderStock } from './order-stock.service.ts';

const arrive: Move = {
  from: ['SHIPPED'],
  to: 'DELIVERED',
  actor: 'SYSTEM',
  refunds: false,
  due_hours: complaintHours,
};

const giveUp: Move = {
  from: ['READY_FOR_PICKUP'],
  to: 'RETURNED',
  actor: 'SYSTEM',
  refunds: true,
  moveStock: releaseOrderStock,
};

/** Goods that nobody has said anything of for 7 days have arrived; the buyer may still say that they have not. */
export const endOldTrips = (db: Db, signal: AbortSignal): Promise<number> =>
  moveDueOrders(db, signal, 'onTheWay', (db, { id, store_id }) =>
    moveOrder(db, undefined, systemScope([store_id]), id, arrive),
  );

/** Goods that nobody has fetched for 7 days are for sale again. */
export const endOldPickups = (db: Db, signal: AbortSignal): Promise<number> =>
  moveDueOrders(db, signal, 'notFetched', (db, { id, store_id }) =>
    moveOrder(db, undefined, systemScope([store_id]), id, giveUp),
  );
