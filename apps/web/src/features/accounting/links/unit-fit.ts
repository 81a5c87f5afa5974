import { number } from '../../../platform/format/money.ts';
import { listingUnit } from '../accounting-words.ts';

type Ours = { uom_name: string; pieces: number };
type Unit = { name: string; ratio: number };

/**
 * Why a listing can be no such unit, as far as it can be told before it is asked: a carton of 40 is none of 24. What a unit
 * is really called there the server knows better, and says when it is linked.
 */
export function misfitOf(ours: Ours, unit: Unit, units: readonly Unit[]): string | undefined {
  if (unit.ratio === ours.pieces) return undefined;
  // Where another unit of the item holds as many, this one does not.
  const hasOther = units.some(({ ratio }) => ratio === ours.pieces);
  const isWhole = Number.isInteger(unit.ratio) && unit.ratio > 0 && ours.pieces % unit.ratio === 0;
  if (isWhole && !hasOther) return undefined;
  return `Isinya berbeda: 1 ${listingUnit(ours)} di sini, 1 ${unit.name} (${number(unit.ratio)} ${units[0]?.name ?? ''}) di Accurate.`;
}
