import type { InputsOf } from '@marketplace/contract/call';
import { fieldErrorTable } from '@marketplace/contract/errors';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { number } from '../../platform/format/money.ts';
import { readRupiah } from '../../platform/forms/rupiah.ts';
import type { Problems } from '../../platform/forms/use-kept-form.ts';
import { isBelowReserved, readPrice } from './edit-values.ts';

export type Items = InputsOf<'POST /api/inventories/update/bulk'>['body']['inventories'];

/** Price as it is typed and what was counted, by the listing's id. */
export type SeveralValues = Record<string, { price: string; counted: number }>;

export const valuesOf = ({ price, stock }: InventoryRow) => ({
  price: number(price),
  counted: stock,
});

export function checkRows(values: SeveralValues, rows: InventoryRow[]): Problems<SeveralValues> {
  const problems: Problems<SeveralValues> = {};
  for (const row of rows) {
    const { price = '', counted = row.stock } = values[row.id] ?? {};
    const { problem } = readPrice(price, row);
    if (problem) problems[row.id] = fieldErrorTable[problem];
    else if (isBelowReserved(counted, row)) problems[row.id] = fieldErrorTable.below_reserved;
  }
  return problems;
}

/** Only what is different from its row. */
export function changedItems(values: SeveralValues, rows: InventoryRow[]): Items {
  return rows.flatMap((row) => {
    const { price = '', counted = row.stock } = values[row.id] ?? {};
    const { amount = row.price } = readRupiah(price);
    if (amount === row.price && counted === row.stock) return [];
    return [
      {
        inventory_id: row.id,
        version: row.version,
        ...(amount !== row.price && { price: amount }),
        ...(counted !== row.stock && { stock: { counted, seen: row.stock } }),
      },
    ];
  });
}
