import type { OrderRow } from '@marketplace/contract/order-row';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { type Move, moveOrder } from './move-order.service.ts';

const receive: Move = { from: ['DELIVERED'], to: 'COMPLETED', actor: 'BUYER', refunds: false };

export async function confirmReceived(
  db: Db,
  who: Caller,
  scope: BuyerScope,
  { order_id }: { order_id: string },
): Promise<{ order: OrderRow }> {
  return { order: await moveOrder(db, who, scope, order_id, receive) };
}
