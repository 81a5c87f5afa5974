import type { EventPayload } from '@marketplace/contract/event-kinds';
import { rupiah } from '../../platform/format/money.ts';
import type { StoreEvent } from '../../platform/realtime/event-stream.ts';

type News = { title: string; text: string; order_number: string; time_zone: string };

/** An event in a sentence, if it is one that people want to hear of. */
export function newsOf(event: StoreEvent): News | undefined {
  if (event.kind === 'complaint.changed') return complaintNewsOf(event.payload);
  if (event.kind !== 'order.created' && event.kind !== 'order.changed') return undefined;
  const { order_number, time_zone, store_name, buyer_name, ...order } = event.payload;
  const text = `#${order_number}, ${rupiah(order.total_amount)}, ${store_name}`;
  if (event.kind === 'order.created') {
    return { title: `Pesanan baru dari ${buyer_name}`, text, order_number, time_zone };
  }
  return order.fulfilment_status === 'CANCELLED'
    ? { title: `${buyer_name} membatalkan pesanan`, text, order_number, time_zone }
    : undefined;
}

function complaintNewsOf(complaint: EventPayload<'complaint.changed'>): News | undefined {
  const { previous_state, reported_by, order_number, time_zone, buyer_name, store_name } =
    complaint;
  if (previous_state !== null || reported_by !== 'BUYER') return undefined;
  const text = `#${order_number}, ${store_name}`;
  return { title: `${buyer_name} mengajukan komplain`, text, order_number, time_zone };
}
