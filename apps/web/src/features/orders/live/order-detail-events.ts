import type { EventPayload } from '@marketplace/contract/event-kinds';
import type { StoreEvent } from '../../../platform/realtime/event-stream.ts';
import { holds } from '../../../platform/realtime/seen-events.ts';
import type { OrderDetail } from '../order-detail-answer.ts';

/** A detail with what happened since it was read; the same one when nothing concerns it. */
export function withDetailEvent(detail: OrderDetail, event: StoreEvent): OrderDetail {
  if (holds(detail.seen, event)) return detail;
  if (event.kind === 'order.noted') return withNote(detail, event.payload);
  if (event.kind !== 'order.changed' || event.payload.id !== detail.order.id) return detail;
  const { previous_fulfilment_status: _from, ...order } = event.payload;
  return { ...detail, order };
}

function withNote(
  detail: OrderDetail,
  { order_id, note }: EventPayload<'order.noted'>,
): OrderDetail {
  const isThere = detail.notes.some(({ id }) => id === note.id);
  if (order_id !== detail.order.id || isThere) return detail;
  return { ...detail, notes: [...detail.notes, note] };
}
