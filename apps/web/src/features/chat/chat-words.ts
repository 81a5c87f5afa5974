import type { ChannelRow, ChatMessage, OrderCard } from '@marketplace/contract/chat';
import type { ReportReason } from '@marketplace/contract/chat-words';
import { clock, dayAfter, dayIn, dayWords } from '../../platform/format/time.ts';

/** 08:12 today, Kemarin, 15 Nov, and with the year where it is another. */
export function shortWhen(instant: string, timeZone: string, now = Date.now()): string {
  const [day, today] = [dayIn(instant, timeZone), dayIn(now, timeZone)];
  if (day === today) return clock(instant, timeZone);
  if (dayAfter(day) === today) return 'Kemarin';
  return day.slice(0, 4) === today.slice(0, 4) ? dayWords(day).slice(0, -5) : dayWords(day);
}

/** Hari ini, Kemarin, 15 Nov 2026 */
export function dayName(day: string, timeZone: string, now = Date.now()): string {
  const today = dayIn(now, timeZone);
  if (day === today) return 'Hari ini';
  return dayAfter(day) === today ? 'Kemarin' : dayWords(day);
}

/** What a message shows where there is room for a line. */
export function lineOf({ kind, text, product, order }: ChatMessage): string {
  if (text) return text.replaceAll(/\s+/gu, ' ');
  if (kind === 'PRODUCT') return product?.product_name ?? 'Produk';
  if (kind === 'ORDER') return order ? `Pesanan #${order.order_number}` : 'Pesanan';
  return 'Foto';
}

/** The same of a message that is answered: only a photo may have no words at all. */
export const repliedLine = ({ text }: NonNullable<ChatMessage['reply_to']>): string =>
  text || 'Foto';

/** Who has written last, where it was not the other side: a colleague by name. */
export function lastWriter(
  last: NonNullable<ChannelRow['last_message']>,
  myName: string | undefined,
): string {
  if (!last.is_own) return '';
  if (last.is_automatic) return 'Otomatis: ';
  const { sender_name } = last;
  return !sender_name || sender_name === myName ? 'Anda: ' : `${sender_name.split(' ')[0]}: `;
}

/** What a card of an order says of it, and no list of orders does otherwise. */
export const orderStatusWords: Record<OrderCard['fulfilment_status'], string> = {
  NEW: 'Pesanan Baru',
  PROCESSING: 'Diproses',
  READY_FOR_PICKUP: 'Siap Diambil',
  SHIPPED: 'Dikirim',
  DELIVERED: 'Sampai',
  IN_COMPLAINT: 'Dikomplain',
  COMPLETED: 'Selesai',
  REJECTED: 'Ditolak',
  CANCELLED: 'Dibatalkan',
  EXPIRED: 'Kedaluwarsa',
  RETURNED: 'Dikembalikan',
};

export const reasonWords: Record<ReportReason, string> = {
  SPAM: 'Iklan atau pesan berulang',
  ABUSE: 'Kata-kata kasar atau mengancam',
  FRAUD: 'Penipuan',
  OTHER: 'Lainnya',
};
