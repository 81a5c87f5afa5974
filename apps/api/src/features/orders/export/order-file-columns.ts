import { exportColumns } from '@marketplace/contract/export-columns';
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

type Placed = Pick<OrderRecord, 'time_zone'>;

const moment = (at: string | null, { time_zone }: Placed) =>
  at === null ? null : { at, time_zone };

/** What an order and each of its lines say alike. */
const ofOrder = {
  order_number: { header: 'Nomor pesanan', kind: 'text', value: (order) => order.order_number },
  store: { header: 'Toko', kind: 'text', value: (order) => order.store_name },
  buyer: { header: 'Pembeli', kind: 'text', value: (order) => order.buyer_name },
  status: {
    header: 'Status',
    kind: 'text',
    value: (order) => statusWords[order.fulfilment_status],
  },
  arrived_at: {
    header: 'Masuk',
    kind: 'instant',
    value: (order) => moment(order.arrived_at, order),
  },
  time_zone: { header: 'Zona waktu', kind: 'text', value: (order) => zoneLabel(order.time_zone) },
} as const satisfies Record<string, Column<LineRecord>>;

/** Times are those of the order's own store, whose zone stands at the end. */
const orderColumns: Record<(typeof exportColumns.orders)[number], Column<OrderRecord>> = {
  ...ofOrder,
  payment_status: {
    header: 'Status pembayaran',
    kind: 'text',
    value: (order) => paymentStatusWords[order.payment_status],
  },
  payment_method: {
    header: 'Cara pembayaran',
    kind: 'text',
    value: (order) => paymentMethodWords[order.payment_method],
  },
  term_days: { header: 'Tempo (hari)', kind: 'number', value: (order) => order.term_days },
  delivery: { header: 'Pengiriman', kind: 'text', value: (order) => deliveryWords[order.delivery] },
  first_product: {
    header: 'Produk pertama',
    kind: 'text',
    value: (order) => order.first_product_name,
  },
  product_count: {
    header: 'Jumlah produk',
    kind: 'number',
    value: (order) => order.total_product_unit,
  },
  total: { header: 'Total (Rp)', kind: 'money', value: (order) => order.total_amount },
  deadline_at: {
    header: 'Batas waktu',
    kind: 'instant',
    value: (order) => moment(order.deadline_at, order),
  },
};

/** A line of an order, with what its row says of the order. */
type LineRecord = Pick<
  OrderRecord,
  'order_number' | 'store_name' | 'buyer_name' | 'fulfilment_status' | 'arrived_at' | 'time_zone'
>;

export type OrderLineRecord = LineRecord & {
  product_name: string;
  uom_name: string;
  ordered_quantity: number;
  quantity: number;
  unit_price: number;
  discount: number;
  line_total: number;
};

const lineColumns: Record<(typeof exportColumns.lines)[number], Column<OrderLineRecord>> = {
  ...ofOrder,
  product: { header: 'Barang', kind: 'text', value: (line) => line.product_name },
  unit: { header: 'Satuan', kind: 'text', value: (line) => line.uom_name },
  ordered_quantity: { header: 'Dipesan', kind: 'number', value: (line) => line.ordered_quantity },
  quantity: { header: 'Jumlah', kind: 'number', value: (line) => line.quantity },
  unit_price: { header: 'Harga (Rp)', kind: 'money', value: (line) => line.unit_price },
  discount: { header: 'Diskon (Rp)', kind: 'money', value: (line) => line.discount },
  line_total: { header: 'Subtotal (Rp)', kind: 'money', value: (line) => line.line_total },
};

/** As the stream has them: all, in the order it has always had. */
export const streamedColumns: readonly Column<OrderRecord>[] = [
  'order_number',
  'store',
  'buyer',
  'status',
  'payment_status',
  'payment_method',
  'term_days',
  'delivery',
  'first_product',
  'product_count',
  'total',
  'arrived_at',
  'deadline_at',
  'time_zone',
].map((name) => orderColumns[name as keyof typeof orderColumns]);

const chosen = <Name extends string, Row>(
  names: readonly Name[],
  columns: Record<Name, Column<Row>>,
  wanted: readonly string[],
) => names.filter((name) => wanted.includes(name)).map((name) => columns[name]);

export const chosenOrderColumns = (wanted: readonly string[]) =>
  chosen(exportColumns.orders, orderColumns, wanted);

export const chosenLineColumns = (wanted: readonly string[]) =>
  chosen(exportColumns.lines, lineColumns, wanted);
