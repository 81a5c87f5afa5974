import type { OrderRow } from '@marketplace/contract/order-row';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { type Move, moveOrder } from './move-order.service.ts';
import { releaseOrderStock } from './order-stock.service.ts';

const cancel: Move = {
  from: ['NEW'],
  to: 'CANCELLED',
  actor: 'BUYER',
  refunds: true,
  moveStock: releaseOrderStock,
};

export async function cancelOrder(
  db: Db,
  who: Caller,
  scope: BuyerScope,
  { order_id }: { order_id: string },
): Promise<{ order: OrderRow }> {
  return { order: await moveOrder(db, who, scope, order_id, cancel) };
}
