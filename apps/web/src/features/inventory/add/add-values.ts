import type { InputsOf } from '@marketplace/contract/call';
import { fieldErrorTable } from '@marketplace/contract/field-errors';
import type { Problems } from '../../../platform/forms/problems.ts';
import { readRupiah } from '../../../platform/forms/rupiah.ts';

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
