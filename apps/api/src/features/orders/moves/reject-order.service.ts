import type { OrderRow } from '@marketplace/contract/order-row';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { type Move, moveOrder } from './move-order.service.ts';
import { readReason } from './order-reasons.service.ts';
import { rejectionReasons } from './order-reasons.ts';
import { releaseOrderStock } from './order-stock.service.ts';

const reject: Move = {
  from: ['NEW', 'PROCESSING'],
  to: 'REJECTED',
  actor: 'SELLER',
  refunds: true,
  moveStock: releaseOrderStock,
};

export async function rejectOrder(
  db: Db,
  who: Caller,
  scope: StoreScope,
  { order_id, ...why }: { order_id: string; reason_id: string; note: string },
): Promise<{ order: OrderRow }> {
  const { reason_id, note } = why;
  const because = readReason(rejectionReasons, why);
  const move = { ...reject, because, payload: { reason_id, note } };
  return { order: await moveOrder(db, who, scope, order_id, move) };
}
