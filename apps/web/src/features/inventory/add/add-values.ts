import type { InputsOf } from '@marketplace/contract/call';
import type { AvailableUnit } from '@marketplace/contract/catalogue';
import { fieldErrorTable } from '@marketplace/contract/field-errors';
import type { Problems } from '../../../platform/forms/problems.ts';
import { readRupiah } from '../../../platform/forms/rupiah.ts';
import { countLabel, shelfWords, shelvesOf } from '../edit/shelf-count.ts';

/** What is typed for a unit; one that is not ticked is not listed. */
export type AddValue = { isTicked: boolean; price: string; stock: number };

/** By the unit's id. */
export type AddValues = Record<string, AddValue>;

export type NewItems = InputsOf<'POST /api/inventories/create/bulk'>['body']['items'];

/** The units that are not listed yet, and the one whose barcode led here. */
export type Beginning = { open_unit_ids: string[]; scanned_unit_id: string | null };

/** The only unit is ticked from the start, and the one whose barcode led here. */
export const emptyValues = ({ open_unit_ids, scanned_unit_id }: Beginning): AddValues =>
  Object.fromEntries(
    open_unit_ids.map((id) => [
      id,
      { isTicked: open_unit_ids.length === 1 || id === scanned_unit_id, price: '', stock: 0 },
    ]),
  );

export function checkValues(values: AddValues): Problems {
  const problems: Problems = {};
  const ticked = Object.entries(values).filter(([, { isTicked }]) => isTicked);
  for (const [id, { price }] of ticked) {
    const { problem } = readRupiah(price);
    if (problem) problems[id] = fieldErrorTable[problem];
  }
  if (ticked.length === 0) problems.form = 'Pilih paling sedikit satu satuan.';
  return problems;
}

export const itemsOf = (values: AddValues): NewItems =>
  Object.entries(values).flatMap(([product_unit_id, { isTicked, price, stock }]) => {
    const { amount } = readRupiah(price);
    return isTicked && amount !== undefined
      ? [{ product_unit_id, price: amount, ...(stock > 0 && { opening_stock: stock }) }]
      : [];
  });

export const unticked: AddValue = { isTicked: false, price: '', stock: 0 };

/** What is meant by a draft now: units that were listed since are no longer to be had. */
export const openOf = (values: AddValues, open_unit_ids: readonly string[]): AddValues =>
  Object.fromEntries(open_unit_ids.map((id) => [id, values[id] ?? unticked]));

type Unit = Pick<AvailableUnit, 'product_unit_id' | 'variant_id' | 'uom_name' | 'base_quantity'>;

/**
 * What the first stock of a unit is called, and under the last of several that share a shelf what they come to: one who
 * counts 240 pieces and the one dus they came in has twice as many.
 */
export function openingOf(
  unit: Unit,
  units: readonly Unit[],
  values: AddValues,
): { label: string; sum: string | undefined } {
  const ticked = units
    .filter(({ product_unit_id }) => values[product_unit_id]?.isTicked)
    .map((each) => ({ ...each, id: each.product_unit_id }));
  const shelf =
    shelvesOf(ticked.filter(({ variant_id }) => variant_id === unit.variant_id)).at(0) ?? [];
  const counted = Object.fromEntries(shelf.map(({ id }) => [id, values[id]?.stock ?? 0]));
  const isLast = shelf.length > 1 && shelf.at(-1)?.id === unit.product_unit_id;
  return {
    label: countLabel({ ...unit, id: unit.product_unit_id }, shelf),
    sum: isLast ? shelfWords(shelf, counted) : undefined,
  };
}
