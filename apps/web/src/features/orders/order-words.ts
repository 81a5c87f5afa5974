import type { OrderRow } from '@marketplace/contract/order-row';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';

type Tone = 'neutral' | 'brand' | 'soon' | 'wrong' | 'note';

export const statusWords: Record<FulfilmentStatus, { label: string; tone: Tone }> = {
  NEW: { label: 'Pesanan Baru', tone: 'soon' },
  PROCESSING: { label: 'Diproses', tone: 'brand' },
  READY_FOR_PICKUP: { label: 'Siap Diambil', tone: 'brand' },
  SHIPPED: { label: 'Dikirim', tone: 'note' },
  DELIVERED: { label: 'Sampai', tone: 'note' },
  IN_COMPLAINT: { label: 'Dikomplain', tone: 'wrong' },
  COMPLETED: { label: 'Selesai', tone: 'neutral' },
  REJECTED: { label: 'Ditolak', tone: 'neutral' },
  CANCELLED: { label: 'Dibatalkan', tone: 'neutral' },
  EXPIRED: { label: 'Kedaluwarsa', tone: 'neutral' },
  RETURNED: { label: 'Dikembalikan', tone: 'neutral' },
};

export const deliveryWords: Record<OrderRow['delivery'], string> = {
  STORE_COURIER: 'Kurir toko',
  GLOG_SAME_DAY: 'GLog Same Day',
  BUYER_PICKUP: 'Ambil sendiri',
};

export const paymentStatusWords: Record<OrderRow['payment_status'], string> = {
  UNPAID: 'belum dibayar',
  WAITING_VERIFICATION: 'menunggu verifikasi',
  PAID: 'lunas',
  REFUNDED: 'dana kembali',
};

export const paymentMethodWords: Record<OrderRow['payment_method'], string> = {
  TRANSFER: 'Transfer',
  COD: 'Bayar di tempat (COD)',
  TERM: 'Tempo',
};

/** Transfer, lunas · COD · Tempo 14 hari */
export function paymentOf({ payment_method, payment_status, term_days }: OrderRow): string {
  const state = paymentStatusWords[payment_status];
  if (payment_method === 'TERM') return `Tempo ${term_days} hari, ${state}`;
  if (payment_method === 'COD') return payment_status === 'UNPAID' ? 'COD' : `COD, ${state}`;
  return `Transfer, ${state}`;
}

type Terms = Pick<OrderRow, 'payment_method' | 'payment_status' | 'term_days' | 'delivery'>;

/** Transfer ✓ · Ambil sendiri: the same where there is little room. */
export const shortTermsOf = (order: Terms): string =>
  `${shortPaymentOf(order)} · ${order.delivery === 'GLOG_SAME_DAY' ? 'GLog' : deliveryWords[order.delivery]}`;

function shortPaymentOf({ payment_method, payment_status, term_days }: Terms): string {
  const paid = { PAID: ' ✓', UNPAID: '' }[payment_status as string];
  const state = paid ?? `, ${paymentStatusWords[payment_status]}`;
  if (payment_method === 'TERM') return `Tempo ${term_days} h${state}`;
  return `${payment_method === 'COD' ? 'COD' : 'Transfer'}${state}`;
}

type Goods = Pick<OrderRow, 'first_product_name' | 'total_product_unit'>;

/** Indomie Goreng 85 g dan 4 lainnya */
export const goodsOf = ({ first_product_name, total_product_unit }: Goods): string =>
  total_product_unit > 1
    ? `${first_product_name} dan ${total_product_unit - 1} lainnya`
    : first_product_name;

/** Indomie Goreng 85 g +4 */
export const shortGoodsOf = ({ first_product_name, total_product_unit }: Goods): string =>
  total_product_unit > 1 ? `${first_product_name} +${total_product_unit - 1}` : first_product_name;
