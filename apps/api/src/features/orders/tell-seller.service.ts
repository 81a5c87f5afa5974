import type { FulfilmentStatus, OrderEventPayload } from '@marketplace/contract/orders';
import type { Tx } from '../../platform/db/handle.ts';
import { writeEvent } from '../../platform/events/write-event.ts';
import { moveCounter } from './order-counters.sql.ts';
import { type OrderRecord, toOrderRow } from './order-row.ts';

/**
 * The row on the seller's open screens follows at once, since the event carries it, and the tabs count
 * it where it now is. An order that was in none of the seller's lists comes from null.
 */
export async function tellSeller(
  db: Tx,
  order: OrderRecord,
  from: FulfilmentStatus | null,
): Promise<void> {
  await writeEvent(db, {
    store_id: order.store_id,
    area: 'order',
    kind: from ? 'order.changed' : 'order.created',
    payload: {
      ...toOrderRow(order, { side: 'seller', may_act: true }),
      previous_fulfilment_status: from,
    } satisfies OrderEventPayload,
  });
  await moveCounter(db, order.store_id, from, order.fulfilment_status);
}
