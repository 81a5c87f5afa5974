import type {
  DeclineReason,
  DemandSort,
  DemandState,
  OfferRoundKind,
  PriceOrigin,
} from '@marketplace/contract/tender-words';
import { number } from '../../platform/format/money.ts';

type Tone = 'neutral' | 'brand' | 'soon' | 'wrong' | 'note';

/** Where a demand stands for a store, as a badge says it. */
export const stateWords: Record<DemandState, { label: string; tone: Tone }> = {
  OPEN: { label: 'Belum dijawab', tone: 'soon' },
  SENT: { label: 'Terkirim', tone: 'note' },
  WON: { label: 'Menang', tone: 'brand' },
  LOST: { label: 'Kalah', tone: 'neutral' },
  DECLINED: { label: 'Tidak berminat', tone: 'neutral' },
  WITHDRAWN: { label: 'Ditarik', tone: 'neutral' },
  EXPIRED: { label: 'Lewat waktu', tone: 'neutral' },
  MISSED: { label: 'Terlewat', tone: 'neutral' },
};

export const reasonWords: Record<DeclineReason, string> = {
  out_of_stock: 'Stok tidak ada',
  price_too_low: 'Harga yang diminta terlalu rendah',
  too_far: 'Terlalu jauh',
  too_soon: 'Waktunya terlalu mepet',
  not_worth_it: 'Nilainya terlalu kecil',
  other: 'Alasan lain',
};

export const sortWords: Record<DemandSort, string> = {
  closing_soon: 'Paling cepat tutup',
  newest: 'Terbaru',
  highest_value: 'Nilai terbesar',
  nearest: 'Terdekat',
  most_served: 'Paling banyak bisa dilayani',
};

export const roundWords: Record<OfferRoundKind, string> = {
  OFFERED: 'Penawaran dikirim',
  REVISED: 'Penawaran diubah',
  COUNTERED: 'Pembeli menawar',
  COUNTER_ACCEPTED: 'Tawaran pembeli diterima',
  COUNTER_REFUSED: 'Tawaran pembeli ditolak',
  WITHDRAWN: 'Penawaran ditarik',
};

export const originWords: Record<PriceOrigin, string> = {
  LAST_WIN: 'Harga terakhir untuk pembeli ini',
  TIER: 'Harga grosir untuk jumlah ini',
  PRICE: 'Harga jual Anda',
  FLOOR: 'Margin terendah toko',
};

type Terms = { payment_method: 'TRANSFER' | 'COD' | 'TERM'; term_days: number | null };

export const paymentWords = ({ payment_method, term_days }: Terms): string => {
  if (payment_method === 'TERM') return term_days ? `Tempo ${term_days} hari` : 'Tempo';
  return payment_method === 'COD' ? 'Bayar di tempat' : 'Transfer';
};

export const deliveryWords = {
  STORE_COURIER: 'Diantar toko',
  BUYER_PICKUP: 'Diambil pembeli',
} as const;

type Unit = { uom_name: string; base_quantity: number };

/** 20 dus; and how many pieces that is, where a unit holds more than one. */
export const quantityWords = (quantity: number, { uom_name }: Pick<Unit, 'uom_name'>): string =>
  `${number(quantity)} ${uom_name}`;

export const holdWords = ({ uom_name, base_quantity }: Unit): string =>
  base_quantity > 1 ? `${uom_name} isi ${number(base_quantity)}` : uom_name;

type Named = { product_name: string; variant_name?: string };

export const goodsName = ({ product_name, variant_name }: Named): string =>
  variant_name ? `${product_name}, ${variant_name}` : product_name;

/** 4 dari 5 barang; of all of them, that it is all. */
export const servedWords = (served: number, all: number): string =>
  served >= all ? `Semua ${number(all)} barang` : `${number(served)} dari ${number(all)} barang`;

/** 12,5%; whole where it is. */
export const percentWords = (value: number): string =>
  `${(Math.round(value * 10) / 10).toString().replace('.', ',')}%`;

/** As people say it: 45 menit, 2 jam 10 menit, 1 hari 3 jam. */
export function minutesWords(minutes: number): string {
  if (minutes < 60) return `${number(minutes)} menit`;
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ];
  const parts =
    days > 0
      ? ([
          [days, 'hari'],
          [hours, 'jam'],
        ] as const)
      : ([
          [hours, 'jam'],
          [rest, 'menit'],
        ] as const);
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ');
}
