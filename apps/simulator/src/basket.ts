import type { AnswerOf, InputsOf } from '@marketplace/contract/call';
import { chance, pick, pickWeighted, type Random, shuffled } from './random.ts';

export type Goods = AnswerOf<'GET /api/inventories/for-sale'>['data'][number];
type Order = InputsOf<'POST /api/orders/create'>['body'];
type Line = Order['lines'][number];

const mostLines = 8;

/** Few lines more often than many. */
export function fillBasket(random: Random, goods: readonly Goods[]): Line[] {
  const count = 1 + Math.floor(random() ** 2 * mostLines);
  const lines: Line[] = [];
  const taken = new Set<string>();
  for (const each of shuffled(random, goods)) {
    // A product's units sell from one stock, and what is available is told of each by itself.
    if (taken.has(each.product_id)) continue;
    taken.add(each.product_id);
    lines.push({ inventory_id: each.inventory_id, quantity: quantityOf(random, each) });
    if (lines.length === count) break;
  }
  return lines;
}

/** What a small shop takes, now and then enough for a lower price; never all a store has. */
function quantityOf(random: Random, goods: Goods): number {
  const { minimum_order, available, price_tiers } = goods;
  const tier = chance(random, 0.25) ? pick(random, price_tiers) : undefined;
  const wanted = tier?.min_qty ?? usualQuantity(random, goods);
  const most = Math.max(minimum_order, Math.floor(available / 3));
  return Math.min(Math.max(wanted, minimum_order), most);
}

const roundNumbers = [5, 6, 10, 12, 15, 20, 24, 30, 36, 48];

/** For about Rp30.000 to Rp400.000, in the numbers people count in. */
function usualQuantity(random: Random, { price }: Goods): number {
  const spent = 30_000 * Math.exp(random() * 2.6);
  const quantity = Math.min(48, Math.max(1, Math.round(spent / price)));
  return quantity < 5 ? quantity : (roundNumbers.findLast((each) => each <= quantity) ?? quantity);
}

/** How it is paid and brought. */
export function chooseTerms(random: Random) {
  const paid = pickWeighted(random, payments, ({ share }) => share)?.payment_method ?? 'COD';
  return {
    payment_method: paid,
    ...(paid === 'TERM' && { term_days: pick(random, [7, 14, 30] as const) ?? 7 }),
    delivery: pickWeighted(random, deliveries, ({ share }) => share)?.delivery ?? 'STORE_COURIER',
    allow_partial: chance(random, 0.3),
    note: chance(random, 0.2) ? (pick(random, notes) ?? '') : '',
  } satisfies Partial<Order>;
}

const payments = [
  { payment_method: 'COD', share: 45 },
  { payment_method: 'TRANSFER', share: 35 },
  { payment_method: 'TERM', share: 20 },
] as const;

const deliveries = [
  { delivery: 'STORE_COURIER', share: 60 },
  { delivery: 'BUYER_PICKUP', share: 25 },
  { delivery: 'GLOG_SAME_DAY', share: 15 },
] as const;

const notes = [
  'Tolong kirim pagi, toko buka jam 6.',
  'Kalau kosong boleh diganti rasa lain.',
  'Minta tanggal kedaluwarsa yang masih lama.',
  'Hubungi dulu sebelum kirim.',
  'Tolong dibungkus rapat, takut kena hujan.',
  'Titip di warung sebelah kalau tutup.',
];
