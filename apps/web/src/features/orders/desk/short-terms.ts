import type { OrderRow } from '@marketplace/contract/order-row';
import { deliveryWords, paymentStatusWords } from '../order-words.ts';

type Terms = Pick<OrderRow, 'payment_method' | 'payment_status' | 'term_days' | 'delivery'>;

/** Transfer ✓ · Ambil sendiri: how it is paid and how it gets there, as short as a column is narrow. */
export const shortTermsOf = (order: Terms): string =>
  `${paymentOf(order)} · ${order.delivery === 'GLOG_SAME_DAY' ? 'GLog' : deliveryWords[order.delivery]}`;

function paymentOf({ payment_method, payment_status, term_days }: Terms): string {
  const paid = { PAID: ' ✓', UNPAID: '' }[payment_status as string];
  const state = paid ?? `, ${paymentStatusWords[payment_status]}`;
  if (payment_method === 'TERM') return `Tempo ${term_days} h${state}`;
  return `${payment_method === 'COD' ? 'COD' : 'Transfer'}${state}`;
}
