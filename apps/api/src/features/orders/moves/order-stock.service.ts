import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { moveStock, releaseStock } from '../../stock/stock.service.ts';
import type { OrderRecord } from '../order-row.ts';
import { piecesOfOrder } from '../record/order-lines.sql.ts';
import type { Mover } from './move-order.service.ts';

/** An order that will not be served gives back what it had reserved. */
export const releaseOrderStock = (db: Tx, store: OneStore, order: OrderRecord): Promise<void> =>
  releaseStock(db, store, piecesOfOrder(order));

/** An order that is handed over takes what it had reserved with it. */
export const deductOrderStock = (
  db: Tx,
  store: OneStore,
  order: OrderRecord,
  who: Mover | undefined,
): Promise<void> => move(db, store, order, who, 'SHIPMENT');

/** An order that came back is on the shelf again. */
export const putBackOrderStock = (
  db: Tx,
  store: OneStore,
  order: OrderRecord,
  who: Mover,
): Promise<void> => move(db, store, order, who, 'RETURN');

const move = (
  db: Tx,
  store: OneStore,
  order: OrderRecord,
  who: Mover | undefined,
  reason: 'SHIPMENT' | 'RETURN',
): Promise<void> =>
  moveStock(db, store, piecesOfOrder(order), {
    reason,
    order_id: order.id,
    user_id: who?.user_id ?? null,
  });
