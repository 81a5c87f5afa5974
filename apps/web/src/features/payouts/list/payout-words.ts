import type { Payout } from '@marketplace/contract/payout';
import { dayWords, moment } from '../../../platform/format/time.ts';

type Tone = 'neutral' | 'brand' | 'soon' | 'wrong' | 'note';

export const payoutStates: Record<Payout['state'], { label: string; tone: Tone }> = {
  WAITING_ACCOUNT: { label: 'Menunggu rekening', tone: 'soon' },
  SCHEDULED: { label: 'Dijadwalkan', tone: 'note' },
  SENT: { label: 'Sedang dikirim', tone: 'note' },
  ARRIVED: { label: 'Sudah masuk', tone: 'brand' },
  FAILED: { label: 'Gagal', tone: 'wrong' },
};

/** Where it goes, or that it has nowhere to go yet. */
export const goalWords = ({ bank_account }: Pick<Payout, 'bank_account'>): string =>
  bank_account ? `${bank_account.bank_name} ${bank_account.masked_number}` : 'Belum ada rekening';

type Dated = Pick<
  Payout,
  'state' | 'day' | 'time_zone' | 'held_until' | 'sent_at' | 'arrived_at' | 'failed_at'
>;

/** When it goes, went or came, as far as it has come. */
export function whenWords(payout: Dated): string {
  const { state, day, time_zone, held_until, sent_at, arrived_at, failed_at } = payout;
  const at = (instant: string | null) => (instant ? moment(instant, time_zone) : dayWords(day));
  if (state === 'ARRIVED') return `Masuk ${at(arrived_at)}`;
  if (state === 'SENT') return `Dikirim ${at(sent_at)}`;
  if (state === 'FAILED') return `Gagal ${at(failed_at)}`;
  if (state === 'WAITING_ACCOUNT') return 'Dikirim setelah toko punya rekening';
  return held_until ? `Rekening baru: paling cepat ${at(held_until)}` : `Dikirim ${dayWords(day)}`;
}
