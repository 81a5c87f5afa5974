import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { number } from '../../../platform/format/money.ts';
import { readRupiah } from '../../../platform/forms/rupiah.ts';
import { readNumber } from '../../../ui/read-number.ts';
import { listingName, unitWords } from '../inventory-words.ts';
import { stateWords } from '../plans/plan-words.ts';

export const gridFields = ['price', 'cost_price', 'stock', 'minimum_order', 'state'] as const;
export type GridField = (typeof gridFields)[number];

type State = InventoryRow['state'];
type Read = { value: number | State } | { problem: string };

/** The columns of the grid, from the left: what it is, then what can be changed of it. */
export const gridColumns = [
  { label: 'Produk', width: 'minmax(14rem,1fr)' },
  { label: 'Satuan', width: '8rem' },
  { label: 'Harga (Rp)', field: 'price', width: '9.5rem' },
  { label: 'Modal (Rp)', field: 'cost_price', width: '9.5rem' },
  { label: 'Stok', field: 'stock', width: '8rem' },
  { label: 'Min. pesanan', field: 'minimum_order', width: '8rem' },
  { label: 'Status', field: 'state', width: '9rem' },
] as const satisfies readonly { label: string; width: string; field?: GridField }[];

export const fieldAt = (column: number): GridField | undefined => {
  const found = gridColumns[column];
  return found && 'field' in found ? found.field : undefined;
};

const words: Record<string, State> = {
  dijual: 'ACTIVE',
  aktif: 'ACTIVE',
  active: 'ACTIVE',
  'tidak dijual': 'INACTIVE',
  nonaktif: 'INACTIVE',
  inactive: 'INACTIVE',
};

const mostUnits = 9_999_999;

/** What was typed into a cell, or what is wrong with it in a word or two: more does not fit beside it. */
export function readCell(field: GridField, text: string): Read {
  if (field === 'state') {
    const value = words[text.trim().toLowerCase().replace(/\s+/g, ' ')];
    return value ? { value } : { problem: 'Dijual atau Tidak dijual' };
  }
  // A share is no amount: who writes 10% does not mean 10.
  const isShare = text.includes('%');
  if (field === 'price' || field === 'cost_price') {
    const { amount, problem } = readRupiah(isShare ? '?' : text);
    if (amount !== undefined) return { value: amount };
    return {
      problem: problem === 'price_out_of_range' ? 'Rp 1–999.999.999' : 'Tulis seperti 1.250',
    };
  }
  const least = field === 'stock' ? 0 : 1;
  const value = isShare ? undefined : readNumber(text);
  if (value === undefined || !Number.isInteger(value)) return { problem: 'Tulis angka utuh' };
  return value >= least && value <= mostUnits
    ? { value }
    : { problem: `${least}–${number(mostUnits)}` };
}

/** A value as it is copied and edited: digits alone, which every spreadsheet takes for a number. */
export const plainText = (field: GridField, value: InventoryRow[GridField]): string =>
  value === null ? '' : field === 'state' ? stateWords[value as State] : String(value);

/** The same as it is read. */
export const shownValue = (field: GridField, value: InventoryRow[GridField]): string =>
  typeof value === 'number' ? number(value) : plainText(field, value) || '–';

/** What was typed, as it is read: with its dots where it is a number. */
export function shownText(field: GridField, text: string): string {
  const read = readCell(field, text);
  return 'value' in read ? shownValue(field, read.value) : text;
}

/** What stands in a column that nobody can change. */
export const nameIn = (column: number, row: InventoryRow): string =>
  column === 0 ? listingName(row) : unitWords(row);
