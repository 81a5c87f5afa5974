import type { OrderRow } from '@marketplace/contract/order-row';
import type { Db } from '../../../platform/db/handle.ts';
import { failWith } from '../../../platform/failure.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { waitingHours } from './complaint-hours.ts';
import { type Move, type Mover, moveOrder } from './move-order.service.ts';

const ready: Move = {
  from: ['PROCESSING'],
  to: 'READY_FOR_PICKUP',
  actor: 'SELLER',
  refunds: false,
  due_hours: waitingHours,
  // What is brought has no shelf to wait on; its next step is the shipment.
  also: (_db, _store, { delivery }) => {
    if (delivery !== 'BUYER_PICKUP')
      failWith('order_state_conflict', { current_status: 'PROCESSING' });
  },
};

export async function readyForPickup(
  db: Db,
  who: Mover,
  scope: StoreScope,
  { order_id }: { order_id: string },
): Promise<{ order: OrderRow }> {
  return { order: await moveOrder(db, who, scope, order_id, ready) };
}
