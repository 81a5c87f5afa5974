import type { InputsOf } from '@marketplace/contract/call';
import { fieldErrorTable } from '@marketplace/contract/field-errors';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { number } from '../../../platform/format/money.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { readRupiah } from '../../../platform/forms/rupiah.ts';
import { isContested } from '../live/rebase.ts';
import { readPrice } from './edit-values.ts';
import { type Counted, piecesOf, shelvesOf, splitShelf } from './shelf-count.ts';

export type Items = InputsOf<'POST /api/inventories/update/bulk'>['body']['inventories'];

/** Price as it is typed and what was counted, by the listing's id. */
export type SeveralValues = Record<string, { price: string; counted: number }>;

export function valuesOf(rows: readonly InventoryRow[]): SeveralValues {
  const counted: Counted = Object.assign({}, ...shelvesOf(rows).map(splitShelf));
  return Object.fromEntries(
    rows.map(({ id, price }) => [id, { price: number(price), counted: counted[id] ?? 0 }]),
  );
}

export const countedOf = (values: SeveralValues): Counted =>
  Object.fromEntries(Object.entries(values).map(([id, { counted }]) => [id, counted]));

/** By the listing's id, with the field behind it. */
export function checkRows(values: SeveralValues, rows: readonly InventoryRow[]): Problems {
  const problems: Problems = {};
  for (const row of rows) {
    const { problem } = readPrice(values[row.id]?.price ?? '', row);
    if (problem) problems[`${row.id}.price`] = fieldErrorTable[problem];
  }
  for (const shelf of shelvesOf(rows)) {
    const { counted, seen } = countOf(shelf, values);
    const last = shelf.at(-1);
    if (last && counted < seen && counted < last.reserved_pieces)
      problems[`${last.id}.counted`] = fieldErrorTable.below_reserved;
  }
  return problems;
}

/** What there is on a shelf now and what was seen there, in pieces. */
const countOf = (shelf: readonly InventoryRow[], values: SeveralValues) => ({
  counted: piecesOf(shelf, countedOf(values)),
  seen: piecesOf(shelf, splitShelf(shelf)),
});

/** Only what is different from its row. A shelf that was counted is told once, at its smallest unit. */
export function changedItems(values: SeveralValues, rows: readonly InventoryRow[]): Items {
  const counts = new Map(
    shelvesOf(rows).flatMap((shelf) => {
      const { counted, seen } = countOf(shelf, values);
      const last = shelf.at(-1);
      return last && counted !== seen ? [[last.id, { counted, seen, in_pieces: true }]] : [];
    }),
  );
  return rows.flatMap(({ id, version, price }) => {
    const { amount = price } = readRupiah(values[id]?.price ?? '');
    const stock = counts.get(id);
    if (amount === price && !stock) return [];
    return [
      {
        inventory_id: id,
        version,
        ...(amount !== price && { price: amount }),
        ...(stock && { stock }),
      },
    ];
  });
}

/** Whether somebody else has changed the same of any of them: they are saved together or not at all. */
export const isContestedAnywhere = (
  values: SeveralValues,
  before: readonly InventoryRow[],
  now: readonly InventoryRow[],
): boolean =>
  changedItems(values, before).some((item) => {
    const [was, is] = [before, now].map((rows) => rows.find(({ id }) => id === item.inventory_id));
    return !was || !is || isContested(item, was, is);
  });

/** `inventories.2.price`, as the server names it, by the listing that stood there. */
export function fieldOfRow(
  field: string,
  values: SeveralValues,
  rows: readonly InventoryRow[],
): string {
  const [, index, name] = /^inventories\.(\d+)\.(price|stock)/.exec(field) ?? [];
  const item = changedItems(values, rows)[Number(index)];
  return item ? `${item.inventory_id}.${name === 'stock' ? 'counted' : 'price'}` : field;
}

/** The rows as they are now. A shelf is one for all its units: what a refused row tells of it holds for its neighbours, too. */
export function rowsOfNow(
  rows: readonly InventoryRow[],
  refused: readonly InventoryRow[],
): InventoryRow[] {
  const byId = new Map(refused.map((row) => [row.id, row]));
  const byShelf = new Map(refused.map((row) => [row.variant_id, row]));
  return rows.map((row) => {
    const { stock_pieces, reserved_pieces } = byShelf.get(row.variant_id) ?? row;
    const unitsIn = (pieces: number) => Math.floor(pieces / row.base_quantity);
    const [stock, available] = [unitsIn(stock_pieces), unitsIn(stock_pieces - reserved_pieces)];
    return byId.get(row.id) ?? { ...row, stock_pieces, reserved_pieces, stock, available };
  });
}

/**
 * What means the same as before follows the rows of now: each price by itself, a shelf as a whole, since its units are one
 * count. The same amount in other words, or the same pieces in other units, is no change.
 */
export function mergeRows(
  typed: SeveralValues,
  before: SeveralValues,
  now: readonly InventoryRow[],
): SeveralValues {
  const theirs = valuesOf(now);
  const amountIn = (values: SeveralValues, id: string) =>
    readRupiah(values[id]?.price ?? '').amount;
  const merged = shelvesOf(now).flatMap((shelf) => {
    const [mine, was] = [typed, before].map((values) => piecesOf(shelf, countedOf(values)));
    return shelf.map(({ id }): [string, SeveralValues[string]] => {
      const follows = theirs[id] ?? { price: '', counted: 0 };
      const own = typed[id] ?? follows;
      const isPriced = amountIn(typed, id) !== amountIn(before, id);
      const { price } = isPriced ? own : follows;
      return [id, { price, counted: (mine === was ? follows : own).counted }];
    });
  });
  return Object.fromEntries(merged);
}
