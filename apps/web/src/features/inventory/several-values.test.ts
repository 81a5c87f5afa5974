import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { expect, it } from 'vitest';
import { changedItems, checkRows, valuesOf } from './several-values.ts';

const row = (id: string, more: Partial<InventoryRow> = {}) =>
  ({
    id,
    version: 3,
    price: 5_000,
    stock: 10,
    base_quantity: 1,
    reserved_pieces: 4,
    price_tiers: [],
    ...more,
  }) as InventoryRow;
const rows = [row('1'), row('2')];
const untouched = Object.fromEntries(rows.map((each) => [each.id, valuesOf(each)]));

it('sends only what was changed, each with the version that was seen', () => {
  expect(changedItems(untouched, rows)).toEqual([]);
  const values = { ...untouched, 2: { price: '5.500', counted: 12 } };
  expect(changedItems(values, rows)).toEqual([
    { inventory_id: '2', version: 3, price: 5_500, stock: { counted: 12, seen: 10 } },
  ]);
});

it('finds what is wrong, row by row [VR-01]', () => {
  const values = { 1: { price: '1,5', counted: 10 }, 2: { price: '5.000', counted: 3 } };
  expect(Object.keys(checkRows(values, rows))).toEqual(['1', '2']);
  expect(checkRows(untouched, rows)).toEqual({});
  const tiered = [row('1', { price_tiers: [{ min_qty: 10, price: 4_800 }] })];
  expect(checkRows({ 1: { price: '4.800', counted: 10 } }, tiered)).toEqual({
    1: 'Harus lebih mahal dari harga grosirnya.',
  });
});
