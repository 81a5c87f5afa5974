import type { AccountingRegistration } from '@marketplace/contract/accounting';
import type {
  AccountingLogKind,
  AccountingProblem,
  AccountingWork,
  accurateScopes,
  DifferenceReason,
  Invoicing,
  LinkConfidence,
  Settlement,
  StockLeader,
} from '@marketplace/contract/accounting-words';
import { number } from '../../platform/format/money.ts';

type Tone = 'neutral' | 'brand' | 'soon' | 'wrong' | 'note';
type Scope = (typeof accurateScopes)[number];

export const confidenceWords: Record<LinkConfidence, { label: string; tone: Tone }> = {
  HIGH: { label: 'Yakin', tone: 'brand' },
  MEDIUM: { label: 'Mungkin', tone: 'note' },
  LOW: { label: 'Periksa dulu', tone: 'soon' },
};

/** What is asked for there, as somebody who keeps books would say it. */
export const scopeWords: Record<Scope, string> = {
  item_view: 'Lihat Barang & Jasa',
  item_save: 'Simpan Barang & Jasa',
  item_category_view: 'Lihat kategori barang',
  unit_view: 'Lihat satuan barang',
  warehouse_view: 'Lihat gudang',
  customer_view: 'Lihat pelanggan',
  customer_save: 'Simpan pelanggan',
  sales_invoice_view: 'Lihat faktur penjualan',
  sales_invoice_save: 'Simpan faktur penjualan',
  sales_return_view: 'Lihat retur penjualan',
  sales_return_save: 'Simpan retur penjualan',
  item_adjustment_view: 'Lihat penyesuaian persediaan',
  item_adjustment_save: 'Simpan penyesuaian persediaan',
};

export const problemWords: Record<AccountingProblem, { title: string; text: string }> = {
  RECONNECT: {
    title: 'Accurate tidak lagi memberi izin',
    text: 'Hubungkan lagi dengan akun yang sama. Pasangan produk dan yang menunggu dikirim tetap ada.',
  },
  SCOPES_MISSING: {
    title: 'Sebagian izin di Accurate dicabut',
    text: 'Hubungkan lagi dan biarkan semua izin tercentang. Pasangan produk tetap ada.',
  },
  DATABASE_EXPIRED: {
    title: 'Masa langganan data usaha ini sudah habis',
    text: 'Perpanjang di Accurate. Sesudah itu pengiriman jalan lagi sendiri.',
  },
  DATABASE_GONE: {
    title: 'Data usaha tidak ditemukan lagi',
    text: 'Data usaha ini sudah tidak ada di akun Accurate Anda. Pilih yang lain.',
  },
  WAREHOUSE_GONE: {
    title: 'Gudang tidak ditemukan lagi',
    text: 'Gudang ini dihapus atau dinonaktifkan di Accurate. Pilih yang lain.',
  },
};

export const leaderWords: Record<StockLeader, { label: string; hint: string }> = {
  MARKETPLACE: {
    label: 'Stok di sini',
    hint: 'Perubahan stok di sini dikirim ke Accurate. Yang diubah di Accurate ditanyakan dulu kepada Anda.',
  },
  ACCURATE: {
    label: 'Stok di Accurate',
    hint: 'Perubahan stok di Accurate masuk ke sini. Yang diubah di sini ditanyakan dulu kepada Anda.',
  },
};

export const invoicingWords: Record<Invoicing, { label: string; hint: string }> = {
  PER_ORDER: {
    label: 'Satu faktur per pesanan',
    hint: 'Tiap pesanan selesai menjadi satu faktur penjualan.',
  },
  DAILY: {
    label: 'Satu faktur per hari',
    hint: 'Semua pesanan yang selesai dalam sehari menjadi satu faktur.',
  },
};

export const workWords: Record<AccountingWork, { doing: string; failed: string }> = {
  READ_ITEMS: {
    doing: 'Membaca barang dari Accurate',
    failed: 'Barang dari Accurate belum terbaca semua.',
  },
  CREATE_THERE: {
    doing: 'Membuat barang di Accurate',
    failed: 'Barang belum dibuat semua di Accurate.',
  },
  COMPARE: { doing: 'Membandingkan kedua pembukuan', failed: 'Perbandingan belum selesai.' },
};

export const reasonWords: Record<DifferenceReason, { label: string; tone: Tone }> = {
  NOT_SENT: { label: 'Belum terkirim', tone: 'neutral' },
  REFUSED: { label: 'Ditolak Accurate', tone: 'wrong' },
  DATED_BACK: { label: 'Periode ditutup', tone: 'wrong' },
  CHANGED_THERE: { label: 'Diubah di Accurate', tone: 'soon' },
  CHANGED_HERE: { label: 'Diubah di sini', tone: 'soon' },
  CHANGED_BOTH: { label: 'Diubah di dua tempat', tone: 'soon' },
  UNIT: { label: 'Isi satuan berubah', tone: 'wrong' },
  UNLINKED: { label: 'Belum dipasangkan', tone: 'soon' },
  ITEM_GONE: { label: 'Barang tidak ada lagi', tone: 'wrong' },
};

/** What is mended by linking anew. */
export const isOfLinks = (reason: DifferenceReason): boolean =>
  reason === 'UNIT' || reason === 'UNLINKED' || reason === 'ITEM_GONE';

export const settlementLabel = (action: Settlement, subject: 'PRODUCT' | 'DOCUMENT'): string => {
  if (action === 'RETRY') return 'Kirim lagi';
  if (subject === 'DOCUMENT') return 'Catat dengan tanggal hari ini';
  return action === 'ACCEPT_OURS' ? 'Pakai angka di sini' : 'Pakai angka Accurate';
};

export const logWords: Record<AccountingLogKind, string> = {
  CONNECTED: 'Terhubung',
  DISCONNECTED: 'Diputus',
  LINKED: 'Dipasangkan',
  UNLINKED: 'Dilepas',
  ITEM_CREATED: 'Barang dibuat di Accurate',
  ITEM_CHANGED: 'Nama barang berubah di Accurate',
  LISTING_CREATED: 'Produk dibuat di sini',
  INVOICE: 'Faktur',
  RETURN: 'Retur',
  STOCK_THERE: 'Stok ke Accurate',
  STOCK_HERE: 'Stok dari Accurate',
  SETTLED: 'Selisih diputuskan',
  COMPARED: 'Dibandingkan',
};

export const stageWords: Record<AccountingRegistration['stage'], { label: string; tone: Tone }> = {
  NOT_CONNECTED: { label: 'Belum terhubung', tone: 'neutral' },
  CHOOSE_DATABASE: { label: 'Pilih data usaha', tone: 'soon' },
  CHOOSE_WAREHOUSE: { label: 'Pilih gudang', tone: 'soon' },
  READY: { label: 'Terhubung', tone: 'brand' },
  LOST: { label: 'Terputus', tone: 'wrong' },
};

type Unit = { name: string; ratio: number };

/** A unit and what it holds: "KRT (24 PCS)", or "PCS" alone where it is the first. */
export function unitWords(unit: Unit, units: readonly Unit[]): string {
  const first = units[0];
  return !first || unit.name === first.name
    ? unit.name
    : `${unit.name} (${number(unit.ratio)} ${first.name})`;
}

type Listing = { uom_name: string; pieces: number };

/** The same of a listing: "Dus (40 pcs)". */
export const listingUnit = ({ uom_name, pieces }: Listing): string =>
  pieces > 1 ? `${uom_name} (${number(pieces)} pcs)` : uom_name;
