import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { clockOrMoment } from '../../../platform/format/time.ts';
import { actorOf } from '../detail-words.ts';
import type { OrderDetail } from '../order-detail-answer.ts';
import { statusWords } from '../order-words.ts';

type Order = Pick<OrderDetail['order'], 'fulfilment_status' | 'time_zone'>;
type Steps = Pick<OrderDetail, 'timeline'> | undefined;

/** What was done to an order that stands there now. */
const doneWords: Partial<Record<FulfilmentStatus, string>> = {
  PROCESSING: 'diterima',
  READY_FOR_PICKUP: 'disiapkan untuk diambil',
  SHIPPED: 'dikirim',
  DELIVERED: 'dikonfirmasi sampai',
  IN_COMPLAINT: 'dikomplain',
  COMPLETED: 'diselesaikan',
  REJECTED: 'ditolak',
  CANCELLED: 'dibatalkan',
  RETURNED: 'dikembalikan',
};

/** Where an order stands that cannot take the step, or not yet. */
export const standsWords = (status: FulfilmentStatus): string =>
  `Pesanan ini berstatus “${statusWords[status].label}”, jadi langkah ini tidak dapat dilakukan.`;

/** Where an order stands that a form was about, and who brought it there, once the detail tells. */
export function movedWords({ fulfilment_status, time_zone }: Order, detail: Steps): string {
  const done = doneWords[fulfilment_status];
  const step = detail?.timeline.findLast(({ to_status }) => to_status === fulfilment_status);
  if (!done || !step) return standsWords(fulfilment_status);
  const by = step.actor === 'SYSTEM' ? 'secara otomatis' : `oleh ${actorOf(step)}`;
  return `Pesanan ini sudah ${done} ${by}, ${clockOrMoment(step.created_at, time_zone)}.`;
}
