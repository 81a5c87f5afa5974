import type { FulfilmentStatus } from '@marketplace/contract/orders';
import type { Column } from '../../../platform/exports/columns.ts';
import { zoneLabel } from '../../../platform/indonesian-time.ts';
import type { OrderRecord } from '../order-row.ts';

const statusWords: Record<FulfilmentStatus, string> = {
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

export const paymentStatusWords: Record<OrderRecord['payment_status'], string> = {
  UNPAID: 'Belum dibayar',
  WAITING_VERIFICATION: 'Menunggu verifikasi',
  PAID: 'Lunas',
  REFUNDED: 'Dana kembali',
};

const paymentMethodWords: Record<OrderRecord['payment_method'], string> = {
  TRANSFER: 'Transfer',
  COD: 'Bayar di tempat (COD)',
  TERM: 'Tempo',
};

const deliveryWords: Record<OrderRecord['delivery'], string> = {
  STORE_COURIER: 'Kurir toko',
  GLOG_SAME_DAY: 'GLog Same Day',
  BUYER_PICKUP: 'Ambil sendiri',
};

const moment = (at: string | null, { time_zone }: OrderRecord) =>
  at === null ? null : { at, time_zone };

/** Times are those of the order's own store, whose zone stands at the end. */
export const orderFileColumns: readonly Column<OrderRecord>[] = [
  { header: 'Nomor pesanan', kind: 'text', value: (order) => order.order_number },
  { header: 'Toko', kind: 'text', value: (order) => order.store_name },
  { header: 'Pembeli', kind: 'text', value: (order) => order.buyer_name },
  { header: 'Status', kind: 'text', value: (order) => statusWords[order.fulfilment_status] },
  {
    header: 'Status pembayaran',
    kind: 'text',
    value: (order) => paymentStatusWords[order.payment_status],
  },
  {
    header: 'Cara pembayaran',
    kind: 'text',
    value: (order) => paymentMethodWords[order.payment_method],
  },
  { header: 'Tempo (hari)', kind: 'number', value: (order) => order.term_days },
  { header: 'Pengiriman', kind: 'text', value: (order) => deliveryWords[order.delivery] },
  { header: 'Produk pertama', kind: 'text', value: (order) => order.first_product_name },
  { header: 'Jumlah produk', kind: 'number', value: (order) => order.total_product_unit },
  { header: 'Total (Rp)', kind: 'money', value: (order) => order.total_amount },
  { header: 'Masuk', kind: 'instant', value: (order) => moment(order.arrived_at, order) },
  { header: 'Batas waktu', kind: 'instant', value: (order) => moment(order.deadline_at, order) },
  { header: 'Zona waktu', kind: 'text', value: (order) => zoneLabel(order.time_zone) },
];
