import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { number } from '../../../platform/format/money.ts';

/** How many of each unit lie on the shelf, by the listing's id. */
export type Counted = Readonly<Record<string, number>>;

/** The units of one variant, the largest first: they take from one shelf, which is counted once. */
export function shelvesOf(rows: readonly InventoryRow[]): InventoryRow[][] {
  const shelves = Map.groupBy(rows, ({ variant_id }) => variant_id);
  return [...shelves.values()].map((shelf) =>
    shelf.toSorted((left, right) => right.base_quantity - left.base_quantity),
  );
}

/**
 * What is on the shelf, in as few units as will do: 130 pieces are 3 dus of 40 and 10 pcs. Pieces that fill no unit
 * stand nowhere, and are no part of a difference either.
 */
export function splitShelf(shelf: readonly InventoryRow[]): Counted {
  const counted: Record<string, number> = {};
  let rest = shelf[0]?.stock_pieces ?? 0;
  for (const { id, base_quantity } of shelf) {
    counted[id] = Math.floor(rest / base_quantity);
    rest %= base_quantity;
  }
  return counted;
}

export const piecesOf = (shelf: readonly InventoryRow[], counted: Counted): number =>
  shelf.reduce((sum, { id, base_quantity }) => sum + (counted[id] ?? 0) * base_quantity, 0);

/** 3 dus + 10 pcs = 130 pcs */
export function shelfWords(shelf: readonly InventoryRow[], counted: Counted): string {
  const parts = shelf.map(
    ({ id, uom_name }) => `${number(counted[id] ?? 0)} ${uom_name.toLowerCase()}`,
  );
  return `${parts.join(' + ')} = ${number(piecesOf(shelf, counted))} pcs`;
}
