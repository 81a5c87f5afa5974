import type { FulfilmentStatus } from '@marketplace/contract/orders';
import type { Tx } from '../../../platform/db/handle.ts';
import { type NewEvent, writeEvent } from '../../../platform/events/write-event.ts';
import { type OrderRecord, toOrderRow } from '../order-row.ts';
import { counterMove } from './order-counters.sql.ts';
import { indexLater } from './order-words.sql.ts';

/**
 * The row on the seller's open screens follows at once, since the event carries it, and the tabs count
 * it where it now is. An order that was in none of the seller's lists comes from null; one that changed
 * otherwise comes from where it is.
 */
export async function publishOrderEvent(
  db: Tx,
  order: OrderRecord,
  from: FulfilmentStatus | null,
): Promise<void> {
  const { store_id, fulfilment_status: to } = order;
  if (from === null) await indexLater(db, store_id, order.id);
  const counting = from === to ? undefined : counterMove(store_id, from, to);
  await writeEvent(db, orderEvent(order, from), counting);
}

/** An order that has not arrived is in none of the seller's lists; what it holds of their stock they see all the same. */
export const publishUnpaidEvent = (
  db: Tx,
  { id, store_id, total_amount }: OrderRecord,
  change: 1 | 0 | -1,
): Promise<void> => {
  const payload = { order_id: id, change, amount: total_amount };
  return writeEvent(db, { store_id, area: 'order', kind: 'order.unpaid', payload });
};

export const orderEvent = (
  order: OrderRecord,
  from: FulfilmentStatus | null,
): NewEvent<'order.created' | 'order.changed'> => ({
  store_id: order.store_id,
  area: 'order',
  kind: from ? 'order.changed' : 'order.created',
  payload: {
    ...toOrderRow(order, { side: 'seller', may_act: true }),
    previous_fulfilment_status: from,
  },
});
