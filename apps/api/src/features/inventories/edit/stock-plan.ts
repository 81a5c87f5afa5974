import type { ShelfChange, StockOfVariant } from '../../stock/stock.service.ts';
import type { Edit } from './change-log.sql.ts';
import type { Wrong } from './wrong-fields.ts';

/** The most pieces a store can have of one variant. */
const mostPieces = 9_999_999;

/** What is wanted of a variant's shelf through one of its listings. */
export type StockWish = {
  inventory_id: string;
  variant_id: string;
  /** By how many pieces it is to change, and whether that comes from a count. */
  pieces: number;
  is_count: boolean;
  note: string;
  low_stock_level: number | undefined;
  expires_on?: string | null | undefined;
  /** How its fields are named in a refusal. */
  pieces_field: string;
  level_field: string;
  expiry_field?: string;
};

export type StockPlan = {
  shelf: ShelfChange[];
  edits: Edit[];
  wrong: Wrong;
  /** Counts that would take away what buyers have reserved. */
  taken: Wrong;
};

/**
 * What a request does to each shelf. It is one shelf, in whatever units it is sold: it is counted once, or a difference
 * seen in two units would be applied twice. The level is the variant's own and can be only one, too.
 */
export function planStock(
  wishes: readonly StockWish[],
  stocks: readonly StockOfVariant[],
): StockPlan {
  const all: StockPlan = { shelf: [], edits: [], wrong: {}, taken: {} };
  const byVariant = Map.groupBy(wishes, ({ variant_id }) => variant_id);
  for (const stock of stocks) {
    const here = byVariant.get(stock.variant_id) ?? [];
    const change = changeOf(here, stock, all);
    const low_stock_level = levelOf(here, stock, all);
    const notes = new Set(here.filter(({ pieces }) => pieces !== 0).map(({ note }) => note));
    const note = [...notes].filter(Boolean).join('; ');
    const expires_on = expiryOf(here, stock, all);
    if (change !== 0 || low_stock_level !== null || expires_on !== undefined)
      all.shelf.push({ variant_id: stock.variant_id, change, low_stock_level, expires_on, note });
  }
  return all;
}

function changeOf(
  wishes: readonly StockWish[],
  { stock, reserved }: StockOfVariant,
  { wrong, taken }: StockPlan,
): number {
  const [, ...again] = wishes.filter(({ is_count }) => is_count);
  for (const { pieces_field } of again) wrong[pieces_field] = 'duplicate';
  const change = wishes.reduce((sum, { pieces }) => sum + pieces, 0);
  for (const { pieces, pieces_field } of wishes) {
    if (pieces === 0) continue;
    if (change > 0 && stock + change > mostPieces) wrong[pieces_field] = 'too_big';
    if (change < 0 && stock + change < reserved) taken[pieces_field] = 'below_reserved';
  }
  return change;
}

/** Null where it stays. */
function levelOf(
  wishes: readonly StockWish[],
  stock: StockOfVariant,
  { edits, wrong }: StockPlan,
): number | null {
  let level: number | null = null;
  for (const { inventory_id, variant_id, low_stock_level: wanted, level_field } of wishes) {
    if (wanted === undefined || wanted === stock.low_stock_level || wanted === level) continue;
    if (level !== null) {
      wrong[level_field] = 'duplicate';
      continue;
    }
    level = wanted;
    const before = stock.low_stock_level;
    edits.push({ inventory_id, variant_id, kind: 'LOW_STOCK_LEVEL', before, after: wanted });
  }
  return level;
}

/** Undefined where it stays. It is the variant's own, as the level is. */
function expiryOf(
  wishes: readonly StockWish[],
  stock: StockOfVariant,
  { edits, wrong }: StockPlan,
): string | null | undefined {
  let date: string | null | undefined;
  for (const { inventory_id, variant_id, expires_on: wanted, expiry_field = '' } of wishes) {
    if (wanted === undefined || wanted === stock.expires_on || wanted === date) continue;
    if (date !== undefined) {
      wrong[expiry_field] = 'duplicate';
      continue;
    }
    date = wanted;
    const before = stock.expires_on;
    edits.push({ inventory_id, variant_id, kind: 'EXPIRY', before, after: wanted });
  }
  return date;
}
