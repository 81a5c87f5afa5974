import type { StoreEvent } from '../../platform/realtime/event-stream.ts';

/** Whether people want to hear of it; in words it is told by `newsOf`. */
export const isNews = (event: StoreEvent): boolean =>
  event.kind === 'order.created' ||
  (event.kind === 'complaint.changed' &&
    event.payload.previous_state === null &&
    event.payload.reported_by === 'BUYER') ||
  (event.kind === 'order.changed' && event.payload.fulfilment_status === 'CANCELLED');
