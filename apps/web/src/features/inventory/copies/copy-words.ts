import type { InventoryCopy } from '@marketplace/contract/inventory-copies';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import type { CopyTake } from '@marketplace/contract/price-book-words';
import { number } from '../../../platform/format/money.ts';
import { percentWords } from '../plans/percent-words.ts';

export const takeWords: Record<CopyTake, string> = {
  LISTINGS: 'Produk yang belum ada',
  PRICE: 'Harga',
  COST_PRICE: 'Harga modal',
  MINIMUM_ORDER: 'Minimum pesanan',
  PRICE_TIERS: 'Harga grosir',
  STATE: 'Dijual atau tidak',
};

/** Harga, harga grosir, naik 5%: what a copy took over, in a line. */
export function copyTerms({ takes, percent, round_to }: InventoryCopy): string {
  const taken = takes.map((take) => takeWords[take].toLowerCase()).join(', ');
  const share =
    percent === 0 ? '' : `${percent > 0 ? 'naik' : 'turun'} ${percentWords(Math.abs(percent))}`;
  const rounding = round_to ? `dibulatkan Rp ${number(round_to)}` : '';
  const words = [taken, share, rounding].filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 3 baru, 12 berubah, 40 tetap: what a plan holds before it is applied. */
export function verdictWords({ verdicts }: InventoryPlan): string {
  const parts = [
    [verdicts.NEW, 'baru'],
    [verdicts.CHANGED, 'berubah'],
    [verdicts.UNCHANGED, 'tetap'],
    [verdicts.REFUSED, 'ditolak'],
  ] as const;
  const said = parts.filter(([count]) => count > 0);
  return said.map(([count, word]) => `${number(count)} ${word}`).join(', ') || 'Tidak ada produk';
}
