import type { FeeCollection } from '@marketplace/contract/fee-collections';
import type { FeePayment } from '@marketplace/contract/fee-payment';

type Tone = 'neutral' | 'brand' | 'soon' | 'wrong' | 'note';

export const collectionStates: Record<FeeCollection['state'], { label: string; tone: Tone }> = {
  UNPAID: { label: 'Belum dibayar', tone: 'soon' },
  WAITING_VERIFICATION: { label: 'Sedang diperiksa', tone: 'note' },
  PAID: { label: 'Lunas', tone: 'brand' },
  OVERDUE: { label: 'Lewat jatuh tempo', tone: 'wrong' },
  CANCELLED: { label: 'Dihapuskan', tone: 'neutral' },
};

export const paymentStates: Record<FeePayment['state'], { label: string; tone: Tone }> = {
  OPEN: { label: 'Menunggu transfer', tone: 'soon' },
  SUBMITTED: { label: 'Bukti sedang diperiksa', tone: 'note' },
  VERIFIED: { label: 'Lunas', tone: 'brand' },
  REFUSED: { label: 'Bukti ditolak', tone: 'wrong' },
  CANCELLED: { label: 'Dibatalkan', tone: 'neutral' },
  EXPIRED: { label: 'Waktu habis', tone: 'neutral' },
};

/** 1,5 % of 150 basis points. */
export const percent = (basis_points: number): string =>
  `${(basis_points / 100).toLocaleString('id-ID', { maximumFractionDigits: 2 })}%`;

/** What can be paid now: what waits for an operator, or has a transfer under way, is paid already or on its way. */
export const isPayable = ({ state, payment_id }: FeeCollection): boolean =>
  (state === 'UNPAID' || state === 'OVERDUE') && payment_id === null;
