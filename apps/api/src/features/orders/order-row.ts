import type { OrderAction, OrderRow } from '@marketplace/contract/order-row';
import type { FulfilmentStatus } from '@marketplace/contract/orders';
import { dayIn, formatInstant, startOfDay } from '../../platform/indonesian-time.ts';

/** The seller's side of an order: its store, and what that may do. */
export type StoreOfOrder = {
  store_name: string;
  time_zone: string;
  is_seller: boolean;
  allows_selling: boolean;
  is_active: boolean;
};

/** An order as the list's query reads it, with what decides the next step. */
export type OrderRecord = Omit<OrderRow, 'copywriting' | 'allowed_actions' | keyof StoreOfOrder> &
  StoreOfOrder;

/** Whether its money is still to come. */
export const isUnpaid = ({ payment_status }: Pick<OrderRecord, 'payment_status'>): boolean =>
  payment_status === 'UNPAID' || payment_status === 'WAITING_VERIFICATION';

/** Who looks at an order, and whether they may act on it. */
export type Viewer = { side: 'seller' | 'buyer'; may_act: boolean };

export function toOrderRow(record: OrderRecord, viewer: Viewer): OrderRow {
  return {
    id: record.id,
    store_id: record.store_id,
    store_name: record.store_name,
    time_zone: record.time_zone,
    order_number: record.order_number,
    buyer_store_id: record.buyer_store_id,
    buyer_name: record.buyer_name,
    fulfilment_status: record.fulfilment_status,
    payment_status: record.payment_status,
    payment_method: record.payment_method,
    term_days: record.term_days,
    delivery: record.delivery,
    total_amount: record.total_amount,
    total_product_unit: record.total_product_unit,
    first_product_name: record.first_product_name,
    goods_categories: record.goods_categories,
    created_at: record.created_at,
    arrived_at: record.arrived_at,
    deadline_at: record.deadline_at,
    copywriting: copywriting(record, viewer),
    allowed_actions: viewer.may_act ? allowedActions(record, viewer) : [],
  };
}

/** What may be done next, as the server will let it be done. */
function allowedActions(record: OrderRecord, { side }: Viewer): OrderAction[] {
  if (side === 'buyer') return buyerActions[record.fulfilment_status] ?? [];
  if (!record.is_active) return [];
  switch (record.fulfilment_status) {
    case 'NEW':
      return record.allows_selling ? ['accept', 'reject'] : ['reject'];
    case 'PROCESSING':
      return record.delivery === 'BUYER_PICKUP'
        ? ['ready_for_pickup', 'reject']
        : ['confirm_shipment', 'reject'];
    case 'READY_FOR_PICKUP':
      return ['confirm_delivered'];
    case 'SHIPPED':
      return ['confirm_delivered', 'delivery_failed'];
    case 'DELIVERED':
    case 'COMPLETED':
      return isOwed(record) ? ['confirm_payment'] : [];
    default:
      return [];
  }
}

const buyerActions: Partial<Record<FulfilmentStatus, OrderAction[]>> = {
  NEW: ['cancel'],
  DELIVERED: ['confirm_received'],
};

const isOwed = ({ payment_method, payment_status }: OrderRecord) =>
  payment_method === 'TERM' &&
  (payment_status === 'UNPAID' || payment_status === 'WAITING_VERIFICATION');

/** The sentence under the row: what to do next, and by when. */
function copywriting(record: OrderRecord, { side }: Viewer): string {
  const due = record.deadline_at ? formatInstant(record.deadline_at, record.time_zone) : '';
  if (side === 'buyer') return buyerSentence(record, due);
  switch (record.fulfilment_status) {
    case 'NEW':
      return due ? `Terima sebelum ${due}.` : 'Terima pesanan ini.';
    case 'PROCESSING':
      return processingSentence(record, due);
    case 'READY_FOR_PICKUP':
      return due
        ? `Menunggu pembeli mengambil barang sampai ${due}.`
        : 'Menunggu pembeli mengambil barang.';
    case 'SHIPPED':
      return shippedSentence(record, due);
    case 'DELIVERED':
      return due ? `Selesai otomatis ${due}.` : 'Menunggu konfirmasi pembeli.';
    case 'COMPLETED':
      return isOwed(record) ? `Menunggu pembayaran tempo ${record.term_days} hari.` : 'Selesai.';
    default:
      return finalSentences[record.fulfilment_status];
  }
}

function processingSentence(record: OrderRecord, due: string): string {
  const step = record.delivery === 'BUYER_PICKUP' ? 'Siapkan untuk diambil' : 'Kirim';
  return due ? `${step} sebelum ${due}.` : `${step} pesanan ini.`;
}

function shippedSentence(
  { deadline_at, time_zone, payment_method }: OrderRecord,
  due: string,
): string {
  if (!deadline_at) return 'Dalam perjalanan. Konfirmasi bila sudah sampai.';
  // A new day for the delivery ends at midnight; the seven days end at the minute the goods left.
  const isNewDay = startOfDay(dayIn(deadline_at, time_zone), time_zone) === Date.parse(deadline_at);
  if (isNewDay) return `Antar lagi sebelum ${due}. Konfirmasi bila sudah sampai.`;
  return payment_method === 'COD'
    ? `Dalam perjalanan. Konfirmasi sebelum ${due}.`
    : `Dalam perjalanan. Dianggap sampai ${due} bila tidak ada kabar.`;
}

function buyerSentence(record: OrderRecord, due: string): string {
  if (record.fulfilment_status === 'NEW' && record.arrived_at === null) {
    if (record.payment_status === 'WAITING_VERIFICATION')
      return `Pembayaran sedang diperiksa, paling lambat ${due}.`;
    return due ? `Bayar sebelum ${due}.` : 'Menunggu pembayaran.';
  }
  return buyerSentences[record.fulfilment_status];
}

const finalSentences = {
  IN_COMPLAINT: 'Pembeli mengajukan komplain. Segera tanggapi.',
  REJECTED: 'Anda menolak pesanan ini.',
  CANCELLED: 'Dibatalkan oleh pembeli.',
  EXPIRED: 'Kedaluwarsa karena tidak ditanggapi.',
  RETURNED: 'Barang dikembalikan ke toko.',
} as const;

const buyerSentences: Record<FulfilmentStatus, string> = {
  NEW: 'Menunggu penjual menerima pesanan.',
  PROCESSING: 'Penjual sedang menyiapkan pesanan.',
  READY_FOR_PICKUP: 'Pesanan siap diambil di toko.',
  SHIPPED: 'Pesanan dalam perjalanan.',
  DELIVERED: 'Pesanan sudah sampai. Konfirmasi bila sesuai.',
  IN_COMPLAINT: 'Komplain Anda sedang ditangani.',
  COMPLETED: 'Selesai.',
  REJECTED: 'Ditolak oleh penjual.',
  CANCELLED: 'Anda membatalkan pesanan ini.',
  EXPIRED: 'Kedaluwarsa.',
  RETURNED: 'Barang dikembalikan ke penjual.',
};
