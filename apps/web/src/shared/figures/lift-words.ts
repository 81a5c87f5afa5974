import type { PerformanceKind, PerformanceLevel } from '@marketplace/contract/analytics-words';
import type { PerformanceNumber } from '@marketplace/contract/seller-performance';
import { number } from '../../platform/format/money.ts';
import { withComma } from './short-amount.ts';

export const levelWords: Record<PerformanceLevel, string> = {
  PERUNGGU: 'Perunggu',
  PERAK: 'Perak',
  EMAS: 'Emas',
  PLATINUM: 'Platinum',
};

const liftVerbs: Record<PerformanceKind, (missing: string) => string> = {
  ACCEPTANCE: (missing) => `Terima ${missing} pesanan lagi seluruhnya`,
  RESPONSE: (missing) => `Jawab ${missing} pesanan lagi dalam 2 jam`,
  ON_TIME: (missing) => `Kirim ${missing} pesanan lagi tepat waktu`,
  COMPLETION: (missing) => `Selesaikan ${missing} pesanan lagi`,
  COMPLAINTS: (missing) => `Antar ${missing} pesanan lagi tanpa komplain`,
  CHAT: (missing) => `Jawab ${missing} chat lagi dalam 1 jam`,
};

type Lift = NonNullable<PerformanceNumber['lift']>;

/** Terima 3 pesanan lagi seluruhnya */
export const liftTitle = (kind: PerformanceKind, { missing }: Pick<Lift, 'missing'>): string =>
  liftVerbs[kind](number(missing));

/** +4,2 poin, naik ke Emas */
export const gainWords = ({ points, level }: Pick<Lift, 'points' | 'level'>): string =>
  `+${withComma(points)} poin${level ? `, naik ke ${levelWords[level]}` : ''}`;

/** Terima 3 pesanan lagi seluruhnya: +4,2 poin, naik ke Emas. */
export const liftWords = ({ kind, lift }: Pick<PerformanceNumber, 'kind' | 'lift'>): string =>
  lift ? `${liftTitle(kind, lift)}: ${gainWords(lift)}.` : 'Sudah mencapai target.';
