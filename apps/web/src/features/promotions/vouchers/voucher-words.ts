import type { VoucherDetail, VoucherRow } from '@marketplace/contract/voucher';
import type { VoucherKind, VoucherState, VoucherTab } from '@marketplace/contract/voucher-words';
import type { ComponentProps } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import type { Badge } from '../../../ui/badge.tsx';

type Tone = ComponentProps<typeof Badge>['tone'];

export const kindWords: Record<VoucherKind, string> = {
  VOUCHER: 'Voucher',
  VOLUME: 'Diskon borongan',
};

export const tabWords: Record<VoucherTab, string> = { CURRENT: 'Berlaku', ENDED: 'Berakhir' };

export const stateWords: Record<VoucherState, { label: string; tone: Tone }> = {
  UPCOMING: { label: 'Akan datang', tone: 'note' },
  RUNNING: { label: 'Berjalan', tone: 'brand' },
  PAUSED: { label: 'Dijeda', tone: 'soon' },
  USED_UP: { label: 'Kuota habis', tone: 'wrong' },
  ENDED: { label: 'Berakhir', tone: 'neutral' },
};

/** Potongan 10%, paling banyak Rp 50.000 */
export function discountWords(voucher: VoucherRow): string {
  const { discount_kind, value, max_discount } = voucher;
  if (discount_kind === 'AMOUNT') return `Potongan ${rupiah(value)}`;
  return `Potongan ${value}%${max_discount === null ? '' : `, paling banyak ${rupiah(max_discount)}`}`;
}

/** Belanja dari Rp 500.000 dan 10 unit */
export function minimumWords({ minimum_amount, minimum_quantity }: VoucherRow): string {
  const asked = [
    ...(minimum_amount > 0 ? [rupiah(minimum_amount)] : []),
    ...(minimum_quantity > 0 ? [`${number(minimum_quantity)} unit`] : []),
  ];
  return asked.length === 0 ? 'Tanpa belanja minimum' : `Belanja dari ${asked.join(' dan ')}`;
}

export const productWords = ({ products, product_count }: VoucherRow): string =>
  products === 'ALL' ? 'Semua produk' : `${number(product_count)} produk pilihan`;

export function buyerWords({ buyers, buyer_count }: VoucherRow): string {
  if (buyers === 'ALL') return 'Semua pembeli';
  return buyers === 'NEW' ? 'Pembeli baru' : `${number(buyer_count)} pembeli pilihan`;
}

/** 12 dari 100 pesanan; 12 pesanan */
export const usedWords = ({ taken, quota }: VoucherRow): string =>
  quota === null ? `${number(taken)} pesanan` : `${number(taken)} dari ${number(quota)} pesanan`;

export function periodWords({ starts_at, ends_at, ended_at, time_zone }: VoucherRow): string {
  const from = moment(starts_at, time_zone);
  if (ended_at) return `${from} sampai ${moment(ended_at, time_zone)}`;
  return ends_at
    ? `${from} sampai ${moment(ends_at, time_zone)}`
    : `Sejak ${from}, sampai diakhiri`;
}

/** What is sent to buyers: the code, what it brings, and until when. */
export function shareText(voucher: VoucherDetail): string {
  const { store_name, code, state, starts_at, ends_at, time_zone } = voucher;
  const from = state === 'UPCOMING' ? ` Berlaku mulai ${moment(starts_at, time_zone)}.` : '';
  const until = ends_at ? ` Berlaku sampai ${moment(ends_at, time_zone)}.` : '';
  return `Pakai kode ${code} di ${store_name}. ${discountWords(voucher)}. ${minimumWords(voucher)}.${from}${until}`;
}
