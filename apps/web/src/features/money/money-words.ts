import type { Holding, MoneyPosting } from '@marketplace/contract/money';
import type { HoldingKind, PostingKind } from '@marketplace/contract/money-words';
import { number } from '../../platform/format/money.ts';
import { dayIn, dayWords } from '../../platform/format/time.ts';

export const holdingWords: Record<HoldingKind, { title: string; empty: string }> = {
  HELD: {
    title: 'Ditahan marketplace',
    empty:
      'Uang pembeli yang sudah membayar muncul di sini sampai pesanannya selesai dan dicairkan.',
  },
  TRANSIT: {
    title: 'Menuju bank',
    empty: 'Uang yang sedang dikirim ke rekening Anda muncul di sini.',
  },
  RECEIVABLE: {
    title: 'Piutang tempo',
    empty: 'Pesanan tempo yang sudah sampai dan belum dibayar muncul di sini.',
  },
  CASH: {
    title: 'Di kurir (COD)',
    empty: 'Uang tunai yang dibawa kurir dan belum disetor muncul di sini.',
  },
  FEES: {
    title: 'Utang ke marketplace',
    empty: 'Biaya layanan dari pesanan yang selesai muncul di sini sampai dibayar.',
  },
};

export const postingWords: Record<PostingKind, string> = {
  IN: 'Dari pembeli',
  EARNED: 'Pesanan selesai',
  BACK: 'Kembali ke pembeli',
  FEES: 'Biaya layanan',
  OTHER: 'Pencairan & lainnya',
};

export const isLate = ({ reason }: Pick<Holding, 'reason'>): boolean =>
  reason === 'TERM_OVERDUE' || reason === 'FEE_OVERDUE' || reason === 'PAYOUT_FAILED';

/** Where the money of a posting went that left the saldo as it was. */
const besideSaldo: Record<string, string> = {
  COMPLETED: 'jadi hak Anda',
  FEE: 'masuk tagihan',
  COLLECTION: 'ditagih',
  COLLECTION_PAID: 'dari kas Anda',
  COLLECTION_WAIVED: 'dihapus',
  DELIVERED: 'di kas toko',
  PAYOUT_SENT: 'menuju rekening Anda',
  PAYOUT_FAILED: 'kembali ditahan',
};

/** Where it went that left the saldo. */
const takenOut: Record<string, string> = {
  TERM_PAYMENT: 'pindah ke kas Anda',
  CASH_HANDED_IN: 'pindah ke kas Anda',
  PAYOUT_ARRIVED: 'masuk rekening Anda',
};

/** +230.400, −6.394, or what it is about and where that went. */
export function changeWords({
  change,
  amount,
  cause,
}: Pick<MoneyPosting, 'change' | 'amount' | 'cause'>): {
  amount: string;
  note: string;
} {
  if (change === 0) return { amount: number(amount), note: besideSaldo[cause] ?? 'saldo tetap' };
  const note = takenOut[cause] ?? '';
  return { amount: `${change > 0 ? '+' : '−'}${number(Math.abs(change))}`, note };
}

/** 4,1 jt, where there is little room. */
export const shortRupiah = (amount: number): string => {
  if (amount < 1_000_000) return `${number(Math.round(amount / 1000))} rb`;
  const [unit, word] = amount < 1_000_000_000 ? [1_000_000, 'jt'] : [1_000_000_000, 'M'];
  return `${(Math.floor((amount / unit) * 10) / 10).toString().replace('.', ',')} ${word}`;
};

type Dated = Pick<MoneyPosting, 'created_at' | 'time_zone'>;

/** In their order, cut where a day ends in the store's own zone. */
export function byDay<Row extends Dated>(rows: readonly Row[]): { day: string; rows: Row[] }[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayIn(row.created_at, row.time_zone);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

/** Hari ini, Kemarin, 15 Nov 2026. */
export function dayHeading(day: string, today: string): string {
  if (day === today) return 'Hari ini';
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  return day === yesterday ? 'Kemarin' : dayWords(day);
}
