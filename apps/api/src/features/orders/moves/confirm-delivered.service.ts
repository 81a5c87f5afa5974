import type { OrderRow } from '@marketplace/contract/order-row';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { attachFile } from '../../storage/storage.service.ts';
import { complaintHours } from './complaint-hours.ts';
import { insertHandover } from './confirm-delivered.sql.ts';
import { type Move, moveOrder } from './move-order.service.ts';
import { deductOrderStock } from './order-stock.service.ts';

type Handover = { order_id: string; receiver_name: string; photo_id?: string | undefined };

export async function confirmDelivered(
  db: Db,
  who: Caller,
  scope: StoreScope,
  { order_id, receiver_name, photo_id }: Handover,
): Promise<{ order: OrderRow }> {
  const move: Move = {
    from: ['SHIPPED', 'READY_FOR_PICKUP'],
    to: 'DELIVERED',
    actor: 'SELLER',
    refunds: false,
    collects: true,
    due_hours: complaintHours,
    payload: { receiver_name, photo_id },
    also: async (db, store, { buyer_store_id }) => {
      if (photo_id) await attachFile(db, scope, photo_id, ['delivery_photo'], buyer_store_id);
      await insertHandover(db, store, {
        order_id,
        receiver_name,
        photo_id: photo_id ?? null,
      });
    },
    // What a driver brings has left the shelf with the shipment; what is fetched leaves it now.
    moveStock: async (db, store, order, from_status) => {
      if (from_status === 'READY_FOR_PICKUP') await deductOrderStock(db, store, order, who);
    },
  };
  return { order: await moveOrder(db, who, scope, order_id, move) };
}
