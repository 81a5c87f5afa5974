import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { moveOrder } from '../features/orders/moves/move-order.service.ts';
import { deductOrderStock } from '../features/orders/moves/order-stock.service.ts';
import { systemScope } from '../platform/store-scope.ts';
import { placeOrder, placePaidOrder } from './place-order.ts';
import type { TestServer } from './test-server.ts';

type Sides = { buyer_store_id: string; seller_store_id: string };

/** An order that was placed and has come so far, by nobody's act that a test looks at. */
export async function orderAt(
  server: TestServer,
  buyer: string,
  sides: Sides,
  to: FulfilmentStatus,
  more: { things?: number; [field: string]: unknown } = {},
): Promise<string> {
  const place = more.payment_method === 'TRANSFER' ? placePaidOrder : placeOrder;
  const { id } = await place(server, buyer, sides, more);
  if (to === 'NEW') return id;
  const isAway = to !== 'PROCESSING' && to !== 'READY_FOR_PICKUP';
  const scope = systemScope([sides.seller_store_id]);
  const move = (from: FulfilmentStatus, to: FulfilmentStatus) =>
    moveOrder(server.database.db, undefined, scope, id, {
      from: [from],
      to,
      actor: 'OPERATOR',
      refunds: false,
      moveStock: async (db, store, order) => {
        if (isAway && from === 'NEW') await deductOrderStock(db, store, order, undefined);
      },
    });
  // What is completed or disputed was delivered before: money changes hands there.
  const wasDelivered = to === 'COMPLETED' || to === 'IN_COMPLAINT';
  if (wasDelivered) await move('NEW', 'DELIVERED');
  await move(wasDelivered ? 'DELIVERED' : 'NEW', to);
  return id;
}
