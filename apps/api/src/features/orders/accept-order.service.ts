import type { OrderRow } from '@marketplace/contract/order-row';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import type { Who } from '../../platform/who-is-asking.ts';
import { type Move, moveOrder } from './move-order.service.ts';

/** Who accepts has this long to send it, or the days named while accepting. */
const shippingHours = 24;

const accept: Move = {
  from: ['NEW'],
  to: 'PROCESSING',
  actor: 'SELLER',
  refunds: false,
  also: (_db, _scope, store) => {
    if (!store.is_active || !store.allows_selling) fail('store_not_selling');
  },
};

export async function acceptOrder(
  db: Db,
  who: Who,
  scope: StoreScope,
  { order_id, processing_days }: { order_id: string; processing_days?: number | undefined },
): Promise<{ order: OrderRow }> {
  const due_hours = processing_days ? processing_days * 24 : shippingHours;
  const move = { ...accept, due_hours, processing_days: processing_days || undefined };
  return { order: await moveOrder(db, who, scope, order_id, move) };
}
