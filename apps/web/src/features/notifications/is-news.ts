import type { StoreEvent } from '../../platform/realtime/event-stream.ts';

/** Whether people want to hear of it; in words it is told by `newsOf`. */
export const isNews = (event: StoreEvent): boolean =>
  event.kind === 'order.created' ||
  (event.kind === 'order.changed' && event.payload.fulfilment_status === 'CANCELLED');
