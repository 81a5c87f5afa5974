import type { PlanColumn, PlanGuard } from '@marketplace/contract/inventory-plan-words';
import type { InventoryPlan, PlanRow } from '@marketplace/contract/inventory-plans';
import type { PriceTier } from '@marketplace/contract/inventory-row';
import { number, rupiah } from '../../../platform/format/money.ts';

/** What a warning asks, and what one agrees to by confirming it. */
export const guardWords: Record<PlanGuard, { short: string; confirm: (count: number) => string }> =
  {
    PRICE_JUMP: {
      short: 'Berubah lebih dari 30%',
      confirm: (count) => `${number(count)} harga berubah lebih dari 30%. Saya sudah periksa.`,
    },
    BELOW_COST: {
      short: 'Di bawah modal',
      confirm: (count) => `${number(count)} harga di bawah modal. Saya mau menjual rugi.`,
    },
    LADDER_INVERSION: {
      short: 'Per pcs lebih mahal di kemasan besar',
      confirm: (count) =>
        `${number(count)} produk jadi lebih mahal per pcs di kemasan besar. Saya sudah periksa.`,
    },
  };

export const columnWords: Record<PlanColumn, string> = {
  product_unit_id: 'Produk',
  barcode: 'Barcode',
  price: 'Harga',
  cost_price: 'Harga modal',
  stock: 'Stok',
  minimum_order: 'Minimum pesanan',
  state: 'Status',
};

export const stateWords = { ACTIVE: 'Dijual', INACTIVE: 'Tidak dijual' } as const;

/** The name of a row; of one that nobody knows, where it stands. */
export const rowName = ({ product_name, variant_name, uom_name, place }: PlanRow): string =>
  product_name
    ? [product_name, variant_name, uom_name].filter(Boolean).join(' · ')
    : `Baris ${number(place)}`;

/** What a file calls the product of a row, for who has to look for it. */
export const nameInFile = ({ cells }: Pick<PlanRow, 'cells'>): string =>
  Object.entries(cells ?? {}).find(([head]) =>
    /nama|produk|barang|name|product|item/i.test(head),
  )?.[1] ?? '';

const tierWords = (tiers: readonly PriceTier[]): string =>
  tiers.map(({ min_qty, price }) => `${number(min_qty)}+ ${rupiah(price)}`).join(', ') ||
  'tanpa harga grosir';

type Change = { label: string; before: string | null; after: string };

/** What a row changes, in the words of people. Of a new one all that is set. */
export function changesOf({ before, after, verdict }: PlanRow): Change[] {
  const write = {
    price: rupiah,
    cost_price: rupiah,
    stock: number,
    minimum_order: number,
  } as const;
  const numbers = (Object.keys(write) as (keyof typeof write)[]).flatMap((field): Change[] => {
    const [old, next] = [before[field], after[field]];
    if (next === null || (next === old && verdict !== 'NEW')) return [];
    const isShown = verdict === 'NEW' || next !== old;
    return isShown
      ? [
          {
            label: columnWords[field],
            before: old === null ? null : write[field](old),
            after: write[field](next),
          },
        ]
      : [];
  });
  const tiers = after.price_tiers;
  if (
    tiers &&
    (verdict !== 'NEW' || tiers.length > 0) &&
    tierWords(tiers) !== tierWords(before.price_tiers ?? [])
  )
    numbers.push({
      label: 'Harga grosir',
      before: before.price_tiers && tierWords(before.price_tiers),
      after: tierWords(tiers),
    });
  const hasState = after.state !== null && after.state !== before.state;
  return hasState && after.state
    ? [
        ...numbers,
        {
          label: columnWords.state,
          before: before.state && stateWords[before.state],
          after: stateWords[after.state],
        },
      ]
    : numbers;
}

/** What has become of a plan, in a line. */
export function planSummary({ state, is_waiting, verdicts, outcomes }: InventoryPlan): string {
  if (is_waiting) return 'Menunggu perubahan lain di toko ini selesai, lalu diterapkan sendiri.';
  switch (state) {
    case 'APPLIED':
      return outcomes.SKIPPED > 0
        ? `${number(outcomes.APPLIED)} produk diubah, ${number(outcomes.SKIPPED)} dilewati.`
        : `${number(outcomes.APPLIED)} produk diubah.`;
    case 'UNDONE':
      return outcomes.KEPT > 0
        ? `${number(outcomes.UNDONE)} produk dikembalikan, ${number(outcomes.KEPT)} tidak karena sudah diubah lagi.`
        : `${number(outcomes.UNDONE)} produk dikembalikan seperti semula.`;
    case 'APPLYING':
      return 'Sedang diterapkan.';
    case 'UNDOING':
      return 'Sedang dikembalikan.';
    default: {
      const todo = verdicts.NEW + verdicts.CHANGED;
      return todo === 0 ? 'Tidak ada yang berubah.' : `${number(todo)} produk akan diubah.`;
    }
  }
}
