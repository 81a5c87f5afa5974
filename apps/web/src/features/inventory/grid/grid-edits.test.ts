import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { expect, it } from 'vitest';
import { filledBox, filledTexts, pastedBox, pastedTexts } from './block-edits.ts';
import { readCell } from './grid-cells.ts';
import {
  contestedFields,
  countContested,
  type Edits,
  onlyOf,
  problemsIn,
  rowsOfPlan,
  withOpenCell,
  withoutCells,
  withTexts,
} from './grid-edits.ts';
import { movedBy } from './grid-moves.ts';
import { stepOf } from './price-steps.ts';

const row = (id: string, more: Partial<InventoryRow> = {}) =>
  ({
    id,
    variant_id: `v${id}`,
    version: 1,
    price: 1_000,
    cost_price: null,
    stock: 10,
    stock_pieces: 10,
    minimum_order: 1,
    state: 'ACTIVE',
    ...more,
  }) as InventoryRow;

const typed = (of: InventoryRow, field: 'price' | 'stock' | 'cost_price', text: string): Edits =>
  withTexts({}, [{ row: of, field, text }]);

it.each([
  ['price', '1.250', { value: 1_250 }],
  ['price', 'Rp 1.250', { value: 1_250 }],
  ['price', '1,250', { problem: 'Tulis seperti 1.250' }],
  ['price', '10%', { problem: 'Tulis seperti 1.250' }],
  ['stock', '5%', { problem: 'Tulis angka utuh' }],
  ['price', '0', { problem: 'Rp 1–999.999.999' }],
  ['stock', '0', { value: 0 }],
  ['stock', '2,5', { problem: 'Tulis angka utuh' }],
  ['minimum_order', '0', { problem: '1–9.999.999' }],
  ['state', ' tidak  DIJUAL ', { value: 'INACTIVE' }],
  ['state', 'entah', { problem: 'Dijual atau Tidak dijual' }],
] as const)('in %s “%s” is %o', (field, text, read) => {
  expect(readCell(field, text)).toEqual(read);
});

it('what is there anyway is no change, and what is wrong stays as it was typed', () => {
  expect(typed(row('1'), 'price', '1.000')).toEqual({});
  const wrong = typed(row('1'), 'price', 'seribu');
  expect(wrong['1']?.typed).toEqual({ price: 'seribu' });
  expect(problemsIn(wrong).get('1')).toEqual({ price: 'Tulis seperti 1.250' });
  expect(withoutCells(wrong, ['1'], ['price'])).toEqual({});
});

it('a shelf is counted in one unit', () => {
  const [piece, box] = [row('1', { variant_id: 'v' }), row('2', { variant_id: 'v' })];
  const both = withTexts(typed(piece, 'stock', '12'), [{ row: box, field: 'stock', text: '3' }]);
  expect([...problemsIn(both)]).toEqual([['2', { stock: 'Sudah diisi di satuan lain' }]]);
});

it('a colleague who changed the same is not overruled: their version is not taken for seen', () => {
  const edits = typed(row('1'), 'price', '1.100');
  const now = row('1', { version: 2, price: 1_500 });
  expect(contestedFields(edits['1'] as never, now)).toEqual(['price']);
  expect(rowsOfPlan(edits, () => now)).toEqual([{ inventory_id: '1', version: 1, price: 1_100 }]);
  // Typed again over what they made of it, it is meant.
  const again = withTexts(edits, [{ row: now, field: 'price', text: '1.600' }]);
  expect(rowsOfPlan(again, () => now)).toEqual([{ inventory_id: '1', version: 2, price: 1_600 }]);
  // What was typed elsewhere in the row still waits.
  const other = withTexts(edits, [{ row: now, field: 'minimum_order', text: '3' }]);
  expect(contestedFields(other['1'] as never, now)).toEqual(['price']);
});

it('what is typed into an open cell is told against the row it was opened on, and an untouched one says nothing', () => {
  const open = { row: row('1'), field: 'price', isTouched: true } as const;
  const now = row('1', { version: 2, price: 1_500 });
  const untouched: Edits = {};
  expect(withOpenCell(untouched, { ...open, text: '1000', isTouched: false })).toBe(untouched);
  const edits = withOpenCell({}, { ...open, text: '1.100' });
  expect(contestedFields(edits['1'] as never, now)).toEqual(['price']);
  expect(rowsOfPlan(edits, () => now)).toEqual([{ inventory_id: '1', version: 1, price: 1_100 }]);
  expect(withOpenCell(edits, { ...open, text: ' ' })).toEqual({});
});

it('a shelf that a colleague has counted is contested however little of a unit it changed', () => {
  const carton = { base_quantity: 40, stock: 3 };
  const edits = typed(row('1', { ...carton, stock_pieces: 140 }), 'stock', '4');
  const now = row('1', { ...carton, stock_pieces: 155, version: 2 });
  expect(contestedFields(edits['1'] as never, now)).toEqual(['stock']);
  expect(rowsOfPlan(edits, () => now)).toMatchObject([{ version: 1 }]);
});

it('what changes nothing is the same as before, so that no step is made of it', () => {
  const edits = typed(row('1'), 'price', '1.100');
  expect(withTexts(edits, [{ row: row('1'), field: 'price', text: '1.100' }])).toBe(edits);
  expect(withTexts(edits, [{ row: row('2'), field: 'price', text: '1.000' }])).toBe(edits);
  expect(withoutCells(edits, ['1', '2'], ['stock'])).toBe(edits);
});

it('a colleague who changed something else is no conflict, and an order neither', () => {
  const edits = typed(row('1'), 'stock', '12');
  const now = row('1', { version: 2, price: 1_500 });
  expect(rowsOfPlan(edits, () => now)).toEqual([
    { inventory_id: '1', version: 2, stock: { counted: 12, seen: 10 } },
  ]);
  const sold = row('1', { stock: 6 });
  expect(rowsOfPlan(edits, () => sold)).toEqual([
    { inventory_id: '1', version: 1, stock: { counted: 12, seen: 10 } },
  ]);
});

it('who was overtaken is counted wherever it stands, and what was refused is what is left', () => {
  const edits = { ...typed(row('1'), 'price', '1.100'), ...typed(row('2'), 'price', '1.200') };
  const known = new Map([['2', row('2', { version: 2, price: 1_500 })]]);
  expect(countContested(edits, known)).toBe(1);
  expect(onlyOf(edits, new Set(['2', '9']))).toEqual({ 2: edits['2'] });
});

it('a block fills from its corner on, one cell fills the range, and names are stood over in vain', () => {
  const ids = ['1', '2', '3'];
  const rows = new Map(ids.map((id) => [id, row(id)]));
  const at = { top: 1, bottom: 1, left: 0, right: 0 };
  const cells = [
    ['Beras', 'Dus', '2.000', '1.500'],
    ['Gula', 'Dus', '3.000', ''],
    ['Kopi', 'Dus', '4.000', ''],
  ];
  const box = pastedBox(cells, at, ids.length);
  expect(box).toEqual({ top: 1, bottom: 2, left: 0, right: 3 });
  expect(
    pastedTexts(cells, box, ids, rows).map(({ row, field, text }) => [row.id, field, text]),
  ).toEqual([
    ['2', 'price', '2.000'],
    ['2', 'cost_price', '1.500'],
    ['3', 'price', '3.000'],
  ]);
  const range = { top: 0, bottom: 2, left: 2, right: 2 };
  expect(pastedTexts([['900']], pastedBox([['900']], range, 3), ids, rows)).toHaveLength(3);
});

it('filling down takes the top of the range, as it was typed, or the row above', () => {
  const ids = ['1', '2', '3'];
  const rows = new Map(ids.map((id) => [id, row(id)]));
  const edits = typed(row('1'), 'price', '1.100');
  const fill = (box: Parameters<typeof filledBox>[0]) =>
    filledTexts(filledBox(box), ids, rows, edits).map(({ row, text }) => [row.id, text]);
  expect(fill({ top: 0, bottom: 2, left: 2, right: 2 })).toEqual([
    ['2', '1.100'],
    ['3', '1.100'],
  ]);
  expect(fill({ top: 1, bottom: 1, left: 2, right: 2 })).toEqual([['2', '1.100']]);
});

it('keys lead as far as the grid goes', () => {
  const size = { rows: 100, columns: 7, page: 10 };
  const from = { row: 95, column: 3 };
  const to = (key: string, isFar = false) => movedBy(key, isFar, from, size);
  expect(to('PageDown')).toEqual({ row: 99, column: 3 });
  expect(to('ArrowUp', true)).toEqual({ row: 0, column: 3 });
  expect(to('Home')).toEqual({ row: 95, column: 0 });
  expect(to('End', true)).toEqual({ row: 99, column: 6 });
  expect(to('Tab')).toBeUndefined();
});

it.each([
  ['500', 12_300, 500],
  ['5%', 12_300, 600],
  ['1%', 900, 9],
  ['1%', 10, 1],
] as const)('a step of %s on %i is %i', (step, price, by) => {
  expect(stepOf(step, price)).toBe(by);
});
