import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { number } from '../../../platform/format/money.ts';

/** How many of each unit lie on the shelf, by the listing's id. */
export type Counted = Readonly<Record<string, number>>;

type Unit = Pick<InventoryRow, 'id' | 'uom_name' | 'base_quantity'>;

/** The units of one variant, the largest first: they take from one shelf, which is counted once. */
export function shelvesOf<Row extends Pick<InventoryRow, 'variant_id' | 'base_quantity'>>(
  rows: readonly Row[],
): Row[][] {
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

export const piecesOf = (shelf: readonly Omit<Unit, 'uom_name'>[], counted: Counted): number =>
  shelf.reduce((sum, { id, base_quantity }) => sum + (counted[id] ?? 0) * base_quantity, 0);

/** 3 dus + 10 pcs = 130 pcs */
export function shelfWords(shelf: readonly Unit[], counted: Counted): string {
  const parts = shelf.map(
    ({ id, uom_name }) => `${number(counted[id] ?? 0)} ${uom_name.toLowerCase()}`,
  );
  return `${parts.join(' + ')} = ${number(piecesOf(shelf, counted))} pcs`;
}

/** Beside a larger unit of the same shelf a field holds what is left over of it, not all that is there. */
export const countLabel = ({ uom_name, base_quantity }: Unit, shelf: readonly Unit[]): string =>
  shelf.some((unit) => unit.base_quantity > base_quantity)
    ? `${uom_name.toLowerCase()} lepas`
    : uom_name.toLowerCase();
