import type { OrderRow } from '@marketplace/contract/order-row';
import { rupiah } from '../../platform/format/money.ts';
import type { StoreEvent } from '../../platform/realtime/event-stream.ts';

type News = { title: string; text: string; order_number: string; time_zone: string };

/** An event in a sentence, if it is one that people want to hear of. */
export function newsOf({ kind, payload }: StoreEvent): News | undefined {
  const order = payload as OrderRow;
  const { order_number, time_zone } = order;
  const text = `#${order_number}, ${rupiah(order.total_amount)}, ${order.store_name}`;
  if (kind === 'order.created') {
    return { title: `Pesanan baru dari ${order.buyer_name}`, text, order_number, time_zone };
  }
  if (kind === 'order.changed' && order.fulfilment_status === 'CANCELLED') {
    return { title: `${order.buyer_name} membatalkan pesanan`, text, order_number, time_zone };
  }
  return undefined;
}
