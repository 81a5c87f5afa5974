import type { OrderRow } from '@marketplace/contract/order-row';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { type Move, moveOrder } from './move-order.service.ts';
import { readReason } from './order-reasons.service.ts';
import { failureReasons } from './order-reasons.ts';
import { putBackOrderStock } from './order-stock.service.ts';

export async function failDelivery(
  db: Db,
  who: Caller,
  scope: StoreScope,
  { order_id, ...why }: { order_id: string; reason_id: string; note: string },
): Promise<{ order: OrderRow }> {
  const move: Move = {
    from: ['SHIPPED'],
    to: 'RETURNED',
    actor: 'SELLER',
    refunds: true,
    because: readReason(failureReasons, why),
    payload: { reason_id: why.reason_id, note: why.note },
    moveStock: (db, store, order) => putBackOrderStock(db, store, order, who),
  };
  return { order: await moveOrder(db, who, scope, order_id, move) };
}
