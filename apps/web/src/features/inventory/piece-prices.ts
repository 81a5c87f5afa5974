import type { InventoryRow } from '@marketplace/contract/inventory-row';

type Unit = Pick<InventoryRow, 'id' | 'price' | 'base_quantity' | 'uom_name'>;

/** Of each unit that is dearer by the piece than a smaller one: that smaller one, the cheapest of them. */
export function dearerThanSmaller(units: readonly Unit[]): Map<string, Unit> {
  const found = new Map<string, Unit>();
  for (const unit of units) {
    const smaller = units.filter(({ base_quantity }) => base_quantity < unit.base_quantity);
    const [cheapest] = smaller.toSorted((left, right) => perPiece(left) - perPiece(right));
    if (cheapest && perPiece(cheapest) < perPiece(unit)) found.set(unit.id, cheapest);
  }
  return found;
}

const perPiece = ({ price, base_quantity }: Unit): number => price / base_quantity;
