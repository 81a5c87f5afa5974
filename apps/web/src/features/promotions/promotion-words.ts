import type { PromotionRow } from '@marketplace/contract/promotion';
import type {
  PromotionHindrance,
  PromotionState,
  PromotionTab,
  PromotionType,
} from '@marketplace/contract/promotion-words';
import type { ComponentProps } from 'react';
import { moment, timeLeft } from '../../platform/format/time.ts';
import type { Badge } from '../../ui/badge.tsx';

type Tone = ComponentProps<typeof Badge>['tone'];

export const tabWords: Record<PromotionTab, string> = {
  JOINABLE: 'Bisa diikuti',
  JOINED: 'Diikuti',
  ENDED: 'Selesai',
};

export const typeWords: Record<PromotionType, string> = {
  FLASH_SALE: 'Flash sale',
  DISCOUNT: 'Diskon',
};

export const stateWords: Record<PromotionState, { label: string; tone: Tone }> = {
  UPCOMING: { label: 'Akan datang', tone: 'note' },
  RUNNING: { label: 'Berjalan', tone: 'brand' },
  ENDED: { label: 'Selesai', tone: 'neutral' },
  CANCELLED: { label: 'Dibatalkan', tone: 'wrong' },
};

export const hindranceWords: Record<PromotionHindrance, string> = {
  INACTIVE: 'Sedang tidak dijual. Aktifkan dulu produknya.',
  IN_ANOTHER: 'Sudah ikut promosi lain di waktu yang sama',
  STOCK_SHORT: 'Stoknya di bawah kuota terendah promosi ini.',
};

/** 12 Des 2026 00:00 WIB sampai 13 Des 2026 00:00 WIB */
export const periodWords = ({ starts_at, ends_at, time_zone }: PromotionRow): string =>
  `${moment(starts_at, time_zone)} sampai ${moment(ends_at, time_zone)}`;

const day = 86_400_000;

/** 3 hari; 5 jam 12 menit: how far away something is, in words that do not have to be counted. */
const awayWords = (instant: string, now: number): string => {
  const left = Date.parse(instant) - now;
  return left >= 2 * day ? `${Math.floor(left / day)} hari` : timeLeft(Math.max(left, 0));
};

/** Where it stands by the clock of now: an answer may be older than its start or end. */
export function stateAt({ state, starts_at, ends_at }: PromotionRow, now: number): PromotionState {
  if (state === 'CANCELLED') return state;
  if (now >= Date.parse(ends_at)) return 'ENDED';
  return now >= Date.parse(starts_at) ? 'RUNNING' : 'UPCOMING';
}

/** What the clock says of it now: when it starts, ends, or ended. */
export function clockWords(promotion: PromotionRow, now: number): string {
  const { starts_at, ends_at, time_zone } = promotion;
  const state = stateAt(promotion, now);
  if (state === 'UPCOMING') return `Mulai ${awayWords(starts_at, now)} lagi`;
  if (state === 'RUNNING') return `Berakhir ${awayWords(ends_at, now)} lagi`;
  return state === 'CANCELLED' ? 'Dibatalkan marketplace' : `Selesai ${moment(ends_at, time_zone)}`;
}

/** Who pays the discount: Marketplace menanggung 30% dari diskon. */
export const shareWords = (platform_share_percent: number): string =>
  platform_share_percent === 0
    ? 'Diskon ditanggung toko'
    : platform_share_percent === 100
      ? 'Diskon ditanggung marketplace'
      : `Marketplace menanggung ${platform_share_percent}% dari diskon`;
