import type {
  BuyerStanding,
  PerformanceKind,
  ProductMeasure,
} from '@marketplace/contract/analytics-words';
import { number, rupiah } from '../../platform/format/money.ts';
import { dayWords } from '../../platform/format/time.ts';
import { withComma } from '../../shared/figures/short-amount.ts';

/** 9/11, as there is room under an axis. */
export const shortDay = (day: string): string =>
  `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

/** 2–8 Nov 2026, and both months where there are two. */
export function daysWords(from: string, to: string): string {
  if (from === to) return dayWords(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${dayWords(to)}`;
  return `${dayWords(from).slice(0, -5)} – ${dayWords(to)}`;
}

export const weekdays = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'] as const;
export const weekdayNames = [
  'Senin',
  'Selasa',
  'Rabu',
  'Kamis',
  'Jumat',
  'Sabtu',
  'Minggu',
] as const;

export const measureWords: Record<ProductMeasure, string> = {
  REVENUE: 'Nilai',
  UNITS: 'Jumlah',
  MARGIN: 'Untung kotor',
};

type KindWords = { title: string; how: string; cost: string };

export const kindWords: Record<PerformanceKind, KindWords> = {
  ACCEPTANCE: {
    title: 'Pesanan diterima',
    how: 'Nilai yang diterima dari nilai yang dipesan. Pesanan ditolak, lewat waktu, dan yang dikurangi menurunkannya.',
    cost: 'Ditolak, lewat waktu, atau dikurangi',
  },
  RESPONSE: {
    title: 'Waktu menjawab',
    how: 'Waktu yang biasa dari pesanan masuk sampai diterima atau ditolak, dihitung di jam buka.',
    cost: 'Dijawab lebih dari 2 jam',
  },
  ON_TIME: {
    title: 'Kirim tepat waktu',
    how: 'Dikirim sebelum batasnya, dari semua yang sudah harus dikirim.',
    cost: 'Terlambat atau tidak dikirim',
  },
  COMPLETION: {
    title: 'Pesanan selesai',
    how: 'Selesai, dari semua yang selesai, ditolak, lewat waktu, atau kembali karena toko.',
    cost: 'Tidak sampai selesai',
  },
  COMPLAINTS: {
    title: 'Komplain',
    how: 'Komplain yang terbukti, dari semua pesanan yang sampai. Yang selesai dengan tawaran dihitung setengah.',
    cost: 'Komplain yang terbukti',
  },
  CHAT: {
    title: 'Chat dijawab',
    how: 'Pesan pertama pembeli yang dijawab dalam 1 jam, dihitung di jam buka.',
    cost: '',
  },
};

/** 96,4 %, or 1 jam 20 menit. */
export function valueWords(kind: PerformanceKind, value: number): string {
  // Rounded away from the target, or what misses it by little would read as if it did not.
  if (kind === 'COMPLAINTS') return `${withComma(Math.ceil(roughly(value * 1000)) / 10)} %`;
  if (kind !== 'RESPONSE') return `${withComma(Math.floor(roughly(value * 1000)) / 10)} %`;
  const [hours, minutes] = [Math.floor(value / 60), Math.round(value % 60)];
  if (hours === 0) return `${minutes} menit`;
  return minutes === 0 ? `${hours} jam` : `${hours} jam ${minutes} menit`;
}

const roughly = (value: number) => Math.round(value * 1e6) / 1e6;

export const targetWords = (kind: PerformanceKind, target: number): string => {
  const isLess = kind === 'RESPONSE' || kind === 'COMPLAINTS';
  return `${isLess ? 'paling banyak' : 'paling sedikit'} ${valueWords(kind, target)}`;
};

export const scoreWords = (score: number | null): string =>
  score === null ? 'Belum cukup data' : withComma(score);

export const standingWords: Record<BuyerStanding, { label: string; hint: string }> = {
  NEW: { label: 'Baru', hint: 'Pesanan pertama dalam 28 hari terakhir.' },
  REGULAR: { label: 'Rutin', hint: 'Memesan seperti biasanya.' },
  DUE: { label: 'Waktunya pesan lagi', hint: 'Jarak pesan yang biasa sudah lewat.' },
  SILENT: { label: 'Diam', hint: 'Sudah dua kali jarak pesan yang biasa.' },
  LOST: { label: 'Hilang', hint: 'Tiga kali jarak yang biasa, atau 90 hari.' },
};

export const intervalWords = (usual_days: number | null): string =>
  usual_days === null
    ? 'Belum ada polanya'
    : `Biasa pesan tiap ${usual_days === 1 ? '' : `${number(usual_days)} `}hari`;

export const moneyWords = (amount: number, isHidden: boolean): string =>
  isHidden ? 'Rp ••••••' : rupiah(amount);
