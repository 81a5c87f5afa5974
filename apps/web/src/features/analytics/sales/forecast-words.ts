import {
  type ForecastMethod,
  forecastWeeks,
  heldBackWeeks,
} from '@marketplace/contract/analytics-words';
import type { SalesForecast } from '@marketplace/contract/sales-forecast';
import { number } from '../../../platform/format/money.ts';
import { dayWords } from '../../../platform/format/time.ts';

type OfStore = SalesForecast['stores'][number];
type RunningOut = SalesForecast['running_out'][number];

const methodWords: Record<ForecastMethod, string> = {
  SLOW: 'rata-rata minggu-minggu terakhir, yang lama ikut dihitung',
  STEADY: 'rata-rata minggu-minggu terakhir, yang baru lebih berat',
  QUICK: 'terutama dari dua minggu terakhir',
  SEASONAL: 'minggu yang sama empat minggu lalu',
};

/** How it was come by, and how well it did. Amounts are said as the screen shows them. */
export function howWords(
  { method, missed_by, last_missed_by, why_not }: OfStore,
  say: (amount: number) => string,
): string {
  if (why_not === 'TOO_SHORT' || missed_by === null || last_missed_by === null)
    return `Perkiraan butuh riwayat penjualan ${forecastWeeks} minggu. Sampai saat itu, angka minggu lalu adalah patokan terbaik.`;
  const tested = `Diuji pada ${heldBackWeeks} minggu terakhir yang tidak ikut dihitung`;
  if (why_not || method === null)
    return `Tidak ada perkiraan yang lebih tepat dari angka minggu lalu. ${tested}: perkiraan meleset rata-rata ${say(missed_by)}, angka minggu lalu ${say(last_missed_by)}.`;
  return `Dari ${methodWords[method]}. ${tested}: meleset rata-rata ${say(missed_by)}, sedangkan angka minggu lalu ${say(last_missed_by)}. Rentangnya selebar meleset yang terbesar.`;
}

/** Habis sekitar Sab 21 Nov, paling cepat 20 Nov. */
export function emptyWords({ free_pieces, empty_on, earliest, latest }: RunningOut): string {
  if (free_pieces === 0) return 'Sudah habis';
  const left = `Sisa ${number(free_pieces)} pcs`;
  if (empty_on === null) return `${left} · bisa habis mulai ${shortly(earliest)}`;
  const until = latest === null ? 'atau lebih lama' : `paling lambat ${shortly(latest)}`;
  return `${left} · habis sekitar ${shortly(empty_on)} (paling cepat ${shortly(earliest)}, ${until})`;
}

/** 21 Nov */
const shortly = (day: string): string => dayWords(day).slice(0, 6);

/** Of how many products nothing is told, and why. */
export function untoldWords({ not_better, too_short }: SalesForecast['products']): string {
  const parts = [
    ...(not_better > 0 ? [`${number(not_better)} lebih tepat dengan angka minggu lalu`] : []),
    ...(too_short > 0 ? [`${number(too_short)} riwayatnya belum ${forecastWeeks} minggu`] : []),
  ];
  return parts.length > 0 ? `Barang tanpa perkiraan: ${parts.join(', ')}.` : '';
}
