import type { OrderRow } from '@marketplace/contract/order-row';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { type Move, moveOrder } from './move-order.service.ts';
import { readReason } from './order-reasons.service.ts';
import { failureReasons } from './order-reasons.ts';
import { putBackOrderStock } from './order-stock.service.ts';
import { tryDeliveryAgain } from './try-delivery-again.service.ts';

type Failed = { order_id: string; reason_id: string; note: string; again_on?: string | undefined };

/** The goods did not reach the buyer: they are brought again on a day, or the order is over. */
export async function failDelivery(
  db: Db,
  who: Caller,
  scope: StoreScope,
  { order_id, again_on, ...why }: Failed,
): Promise<{ order: OrderRow }> {
  const because = readReason(failureReasons, why);
  if (again_on)
    return { order: await tryDeliveryAgain(db, who, scope, { order_id, again_on, because }) };
  const move: Move = {
    from: ['SHIPPED'],
    to: 'RETURNED',
    actor: 'SELLER',
    refunds: true,
    because,
    payload: { reason_id: why.reason_id, note: why.note },
    moveStock: (db, store, order) => putBackOrderStock(db, store, order, who),
  };
  return { order: await moveOrder(db, who, scope, order_id, move) };
}
