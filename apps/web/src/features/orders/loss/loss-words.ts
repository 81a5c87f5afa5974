import type { LossCause } from '@marketplace/contract/loss-causes';
import type { OrderLoss } from '@marketplace/contract/order-loss';
import { number } from '../../../platform/format/money.ts';
import { dayWords } from '../../../platform/format/time.ts';
import { changeOf } from '../../../shared/figures/figures-words.ts';

type Words = { title: string; short: string; cure: string };

/** Why it was lost, in a row in few words, and what keeps it from happening again. */
export const lossWords: Record<LossCause, Words> = {
  out_of_stock: {
    title: 'Stok habis',
    short: 'Stok habis',
    cure: 'Isi stok barangnya, atau nonaktifkan yang tidak dijual lagi.',
  },
  lowered: {
    title: 'Jumlah dikurangi saat diterima',
    short: 'Dikurangi',
    cure: 'Samakan stok di aplikasi dengan isi rak, supaya pembeli tidak memesan lebih.',
  },
  expired: {
    title: 'Tidak dijawab sampai lewat waktu',
    short: 'Lewat waktu',
    cure: 'Biarkan pesanan diterima otomatis, atau sesuaikan jam buka toko.',
  },
  price_wrong: {
    title: 'Harga salah atau sudah berubah',
    short: 'Harga salah',
    cure: 'Perbarui harga barang yang sudah lama tidak diubah.',
  },
  address_out_of_reach: {
    title: 'Alamat di luar jangkauan antar',
    short: 'Di luar jangkauan',
    cure: 'Atur kota tujuan dan ongkos kirim, supaya hanya pembeli yang terjangkau yang memesan.',
  },
  store_busy: {
    title: 'Toko sedang terlalu ramai',
    short: 'Toko ramai',
    cure: 'Tutup toko pada hari yang terlalu ramai, atau terima dengan lama menyiapkan lebih panjang.',
  },
  buyer_unreachable: {
    title: 'Pembeli tidak dapat dihubungi',
    short: 'Pembeli tak terhubung',
    cure: 'Hubungi pembeli lewat WhatsApp atau telepon sebelum menolak.',
  },
  tender_lost: {
    title: 'Penawaran kalah',
    short: 'Penawaran kalah',
    cure: 'Jawab permintaan lebih cepat, dan bandingkan harga Anda dengan harga pemenang.',
  },
  tender_declined: {
    title: 'Permintaan yang tidak diminati',
    short: 'Tidak berminat',
    cure: 'Tawarkan sebagian barang, atau satuan lain, daripada tidak menjawab.',
  },
  other: {
    title: 'Alasan lain',
    short: 'Alasan lain',
    cure: 'Baca catatan di pesanannya, lalu pilih alasan yang lebih tepat lain kali.',
  },
};

/** 20 Okt 2026 – 18 Nov 2026 */
export const periodWords = ({ date_from, date_to }: Pick<OrderLoss, 'date_from' | 'date_to'>) =>
  `${dayWords(date_from)} – ${dayWords(date_to)}`;

type Compared = Pick<OrderLoss, 'total' | 'before' | 'is_comparable'>;

/** Against as many days before: less lost is good. Of a few orders a percentage says nothing. */
export function trendWords(
  { total: { amount: now }, before: { amount: before }, is_comparable }: Compared,
  days: string,
): { words: string; tone: 'good' | 'bad' | 'same' } {
  const change = is_comparable ? changeOf(now, before) : undefined;
  if (!change)
    return {
      words: `Belum cukup data untuk dibandingkan dengan ${days} hari sebelumnya`,
      tone: 'same',
    };
  if (change.direction === 'same')
    return { words: `Sama seperti ${days} hari sebelumnya`, tone: 'same' };
  return {
    words: `${change.words} dari ${days} hari sebelumnya`,
    tone: change.direction === 'up' ? 'bad' : 'good',
  };
}

export const orderCount = (orders: number): string => `${number(orders)} pesanan`;
