import type { Db } from '../../../platform/db/handle.ts';
import { systemBuyerScope, systemScope } from '../../../platform/store-scope.ts';
import { moveDueOrders } from './due-orders.service.ts';
import { type Move, moveOrder } from './move-order.service.ts';
import { releaseOrderStock } from './order-stock.service.ts';

const expire: Move = {
  from: ['NEW'],
  to: 'EXPIRED',
  actor: 'SYSTEM',
  refunds: true,
  moveStock: releaseOrderStock,
};

/** Orders the seller has not answered in time. */
export const expireOrders = (db: Db, signal: AbortSignal): Promise<number> =>
  moveDueOrders(db, signal, 'unanswered', (db, { id, store_id }) =>
    moveOrder(db, undefined, systemScope([store_id]), id, expire),
  );

/** Transfers the buyer has not made in time. They never arrived, so no seller hears of it. */
export const expireUnpaidOrders = (db: Db, signal: AbortSignal): Promise<number> =>
  moveDueOrders(db, signal, 'unpaid', (db, { id, buyer_store_id }) =>
    moveOrder(db, undefined, systemBuyerScope(buyer_store_id), id, expire),
  );
