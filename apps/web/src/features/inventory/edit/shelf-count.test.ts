import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { expect, it } from 'vitest';
import { countLabel, piecesOf, shelfWords, shelvesOf, splitShelf } from './shelf-count.ts';

const row = (id: string, more: Partial<InventoryRow>) => ({ id, ...more }) as InventoryRow;
const shared = { variant_id: '7', stock_pieces: 130 };
const pcs = row('1', { ...shared, uom_name: 'PCS', base_quantity: 1 });
const dus = row('2', { ...shared, uom_name: 'DUS', base_quantity: 40 });
const other = row('3', { variant_id: '8', uom_name: 'DUS', base_quantity: 24, stock_pieces: 100 });

it('units of one variant are one shelf, the largest unit first', () => {
  expect(shelvesOf([pcs, dus, other]).map((shelf) => shelf.map(({ id }) => id))).toEqual([
    ['2', '1'],
    ['3'],
  ]);
});

it('a shelf is shown in a mix of its units, and adds up', () => {
  const shelf = [dus, pcs];
  expect(splitShelf(shelf)).toEqual({ 2: 3, 1: 10 });
  expect(piecesOf(shelf, splitShelf(shelf))).toBe(130);
  expect(shelfWords(shelf, { 2: 3, 1: 10 })).toBe('3 dus + 10 pcs = 130 pcs');
});

it('100 pieces are 4 dus of 24; the 4 that fill none change nothing', () => {
  expect(splitShelf([other])).toEqual({ 3: 4 });
});

it('beside a dus the field of pieces holds the loose ones, and says so', () => {
  expect(countLabel(pcs, [dus, pcs])).toBe('pcs lepas');
  expect(countLabel(dus, [dus, pcs])).toBe('dus');
  expect(countLabel(pcs, [pcs])).toBe('pcs');
});
