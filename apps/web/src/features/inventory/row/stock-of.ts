import type { InventoryRow } from '@marketplace/contract/inventory-row';

type Unit = Pick<InventoryRow, 'base_quantity'>;

/** How many whole units there are of one once so many of another were counted: the pieces beside them stay. */
export function stockOf(
  unit: Unit,
  row: Pick<InventoryRow, 'base_quantity' | 'stock' | 'stock_pieces'>,
  counted: number,
): number {
  const pieces = row.stock_pieces + (counted - row.stock) * row.base_quantity;
  return Math.max(0, Math.floor(pieces / unit.base_quantity));
}
