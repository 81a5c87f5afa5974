import type { Tx } from '../../platform/db/handle.ts';
import type { BuyerScope, StoreScope } from '../../platform/store-scope.ts';
import type { Who } from '../../platform/who-is-asking.ts';
import { deductStock, putBackStock, releaseStock } from '../stock/stock.service.ts';
import { piecesOfOrder } from './order-lines.sql.ts';
import type { OrderRecord } from './order-row.ts';

/** An order that will not be served gives back what it had reserved. */
export async function releaseOrderStock(
  db: Tx,
  scope: StoreScope | BuyerScope,
  order: OrderRecord,
): Promise<void> {
  await releaseStock(db, scope, order.store_id, await piecesOfOrder(db, scope, order));
}

/** An order that is handed over takes what it had reserved with it. */
export async function deductOrderStock(
  db: Tx,
  scope: StoreScope | BuyerScope,
  order: OrderRecord,
  who: Who | undefined,
): Promise<void> {
  const pieces = await piecesOfOrder(db, scope, order);
  const why = { order_id: order.id, user_id: who?.user_id ?? null };
  await deductStock(db, scope, order.store_id, pieces, why);
}

/** An order that came back is on the shelf again. */
export async function putBackOrderStock(
  db: Tx,
  scope: StoreScope | BuyerScope,
  order: OrderRecord,
  who: Who,
): Promise<void> {
  const pieces = await piecesOfOrder(db, scope, order);
  await putBackStock(db, scope, order.store_id, pieces, {
    order_id: order.id,
    user_id: who.user_id,
  });
}
