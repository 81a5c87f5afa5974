import { formatDay } from '../../../platform/indonesian-time.ts';

/** 9 Nov 2026 – 15 Nov 2026 */
export const daysWords = (from: string, to: string): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

/** 9/11 */
export const shortDay = (day: string): string =>
  `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

const units = [
  [1e12, ' T'],
  [1e9, ' M'],
  [1e6, ' jt'],
  [1e3, ' rb'],
] as const;

/** 41,2 jt, as there is room above a bar. */
export function shortAmount(amount: number): string {
  const [size, unit] = units.find(([size]) => Math.abs(amount) >= size) ?? [1, ''];
  const rounded = Math.round((amount / size) * 10) / 10;
  return `${String(rounded).replace('.', ',')}${unit}`;
}

/** +8 %, or that there is too little to tell. */
export function changeWords(now: number, before: number, isComparable: boolean): string {
  if (!isComparable) return 'belum cukup data';
  if (before === 0) return '–';
  const share = Math.round(((now - before) / Math.abs(before)) * 100);
  return share === 0 ? 'sama' : `${share > 0 ? '+' : '-'}${Math.abs(share)} %`;
}

export const weekdayNames = [
  'Senin',
  'Selasa',
  'Rabu',
  'Kamis',
  'Jumat',
  'Sabtu',
  'Minggu',
] as const;
