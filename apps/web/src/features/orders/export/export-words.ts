import type { ExportColumn, ExportFormat, ExportKind } from '@marketplace/contract/export-columns';
import type { ExportedFile } from '@marketplace/contract/order-exports';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { number } from '../../../platform/format/money.ts';
import { dayWords } from '../../../platform/format/time.ts';
import { filterGroups } from '../filters/order-filter-groups.ts';
import { statusWords } from '../order-words.ts';

export const kindWords: Record<ExportKind, { label: string; hint: string }> = {
  orders: { label: 'Pesanan', hint: 'Satu baris untuk setiap pesanan.' },
  lines: { label: 'Barang di pesanan', hint: 'Satu baris untuk setiap barang.' },
};

export const formatWords: Record<ExportFormat, string> = { xlsx: 'Excel (XLSX)', csv: 'CSV' };

export const columnWords: Record<ExportColumn, string> = {
  order_number: 'Nomor pesanan',
  store: 'Toko',
  buyer: 'Pembeli',
  status: 'Status',
  arrived_at: 'Waktu masuk',
  payment_status: 'Status pembayaran',
  payment_method: 'Cara pembayaran',
  term_days: 'Tempo (hari)',
  delivery: 'Pengiriman',
  first_product: 'Produk pertama',
  product_count: 'Jumlah produk',
  total: 'Total',
  deadline_at: 'Batas waktu',
  time_zone: 'Zona waktu',
  product: 'Barang',
  unit: 'Satuan',
  ordered_quantity: 'Jumlah dipesan',
  quantity: 'Jumlah dikirim',
  unit_price: 'Harga',
  discount: 'Diskon',
  line_total: 'Subtotal',
};

type Asked = Pick<
  ExportedFile,
  | 'store_count'
  | 'store_name'
  | 'date_from'
  | 'date_to'
  | 'status'
  | 'query'
  | 'payment_status'
  | 'payment_method'
  | 'delivery'
  | 'is_of_buyer'
  | 'order_count'
>;

/** Toko Maju · 1 Nov 2026 – 18 Nov 2026 · Selesai, Ditolak */
export function askedWords(asked: Asked): string {
  const { store_count, store_name, date_from, date_to, status, order_count } = asked;
  const store = store_name ?? `${number(store_count)} toko`;
  if (order_count !== null) return `${store} · ${number(order_count)} pesanan pilihan`;
  const states = status.map((each) => statusWords[each as FulfilmentStatus]?.label ?? each);
  return [
    store,
    rangeWords(date_from, date_to),
    states.join(', ') || 'Semua status',
    ...moreWords(asked),
  ].join(' · ');
}

/** What else they were chosen by. */
function moreWords(asked: Asked): string[] {
  const ticked = filterGroups.flatMap(({ name, choices }) =>
    name === 'status'
      ? []
      : choices.filter(({ value }) => asked[name].includes(value)).map(({ label }) => label),
  );
  return [
    ...ticked,
    ...(asked.is_of_buyer ? ['Satu pembeli'] : []),
    ...(asked.query ? [`“${asked.query}”`] : []),
  ];
}

function rangeWords(from: string | null, to: string | null): string {
  if (from && to) return from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`;
  if (from) return `Sejak ${dayWords(from)}`;
  return to ? `Sampai ${dayWords(to)}` : 'Semua tanggal';
}

/** 12 KB, 1,4 MB */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${number(Math.max(1, Math.round(bytes / 1000)))} KB`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
}
