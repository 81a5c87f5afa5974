import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { expect, it } from 'vitest';
import {
  changedItems,
  checkRows,
  fieldOfRow,
  isContestedAnywhere,
  mergeRows,
  rowsOfNow,
  valuesOf,
} from './several-values.ts';

const row = (id: string, more: Partial<InventoryRow> = {}) =>
  ({
    id,
    version: 3,
    variant_id: id,
    price: 5_000,
    stock_pieces: 10,
    base_quantity: 1,
    reserved_pieces: 4,
    price_tiers: [],
    ...more,
  }) as InventoryRow;
const rows = [row('1'), row('2')];
const untouched = valuesOf(rows);

it('sends only what was changed, each with the version that was seen', () => {
  expect(changedItems(untouched, rows)).toEqual([]);
  const values = { ...untouched, 2: { price: '5.500', counted: 12 } };
  const stock = { counted: 12, seen: 10, in_pieces: true };
  expect(changedItems(values, rows)).toEqual([
    { inventory_id: '2', version: 3, price: 5_500, stock },
  ]);
});

it('a shelf that is sold in two units is counted once, in a mix of them', () => {
  const shared = { variant_id: '7', stock_pieces: 130 };
  const both = [row('1', shared), row('2', { ...shared, base_quantity: 40 })];
  const values = valuesOf(both);
  expect(values).toMatchObject({ 1: { counted: 10 }, 2: { counted: 3 } });
  const counted = { 1: { price: '5.000', counted: 4 }, 2: { price: '5.000', counted: 2 } };
  expect(changedItems(counted, both)).toEqual([
    { inventory_id: '1', version: 3, stock: { counted: 84, seen: 130, in_pieces: true } },
  ]);
});

it('what a refused row tells of its shelf holds for the other units', () => {
  const shared = { variant_id: '7', stock_pieces: 324, reserved_pieces: 0 };
  const both = [row('1', shared), row('2', { ...shared, base_quantity: 30 })];
  const typed = { 1: { price: '5.000', counted: 5 }, 2: { price: '5.000', counted: 3 } };
  const now = rowsOfNow(both, [row('1', { ...shared, stock_pieces: 300, version: 4 })]);
  expect(now[1]).toMatchObject({ version: 3, stock_pieces: 300, stock: 10, available: 10 });
  expect(changedItems(mergeRows(typed, valuesOf(both), now), now)).toEqual([
    { inventory_id: '1', version: 4, stock: { counted: 95, seen: 300, in_pieces: true } },
  ]);
});

it('finds what is wrong, row by row and field by field [VR-01]', () => {
  const values = { 1: { price: '1,5', counted: 10 }, 2: { price: '5.000', counted: 3 } };
  expect(Object.keys(checkRows(values, rows))).toEqual(['1.price', '2.counted']);
  expect(checkRows(untouched, rows)).toEqual({});
  const tiered = [row('1', { price_tiers: [{ min_qty: 10, price: 4_800 }] })];
  expect(checkRows({ 1: { price: '4.800', counted: 10 } }, tiered)).toEqual({
    '1.price': 'Harus lebih mahal dari harga grosirnya.',
  });
});

it('finds the row again that the server names by its place in the request', () => {
  const values = { ...untouched, 2: { price: '5.500', counted: 12 } };
  expect(fieldOfRow('inventories.0.price', values, rows)).toBe('2.price');
  expect(fieldOfRow('inventories.0.stock.counted', values, rows)).toBe('2.counted');
  expect(fieldOfRow('store_id', values, rows)).toBe('store_id');
});

it('a shelf somebody counted stays as they typed it, in all its units, when others count it, too', () => {
  const shelf = (stock_pieces: number) => [
    row('1', { variant_id: '7', stock_pieces }),
    row('2', { variant_id: '7', stock_pieces, base_quantity: 40 }),
  ];
  const [before, now] = [shelf(130), shelf(95)];
  const typed = { 1: { price: '5.000', counted: 10 }, 2: { price: '6.000', counted: 4 } };
  expect(mergeRows(typed, valuesOf(before), now)).toEqual(typed);
  const untouched = { ...valuesOf(before), 2: { price: '6.000', counted: 3 } };
  expect(mergeRows(untouched, valuesOf(before), now)).toEqual({
    1: { price: '5.000', counted: 15 },
    2: { price: '6.000', counted: 2 },
  });
});

it('only what others have changed of the same listing and field is contested', () => {
  const values = { ...untouched, 2: { price: '5.500', counted: 10 } };
  const now = (more: Partial<InventoryRow>) => [row('1', { price: 1 }), row('2', more)];
  expect(isContestedAnywhere(values, rows, now({ stock_pieces: 4 }))).toBe(false);
  expect(isContestedAnywhere(values, rows, now({ price: 5_200 }))).toBe(true);
  const shelf = [row('1', { variant_id: '7' }), row('2', { variant_id: '7', base_quantity: 4 })];
  const counted = { ...valuesOf(shelf), 2: { price: '5.000', counted: 1 } };
  const other = shelf.map((each) => ({ ...each, stock_pieces: 9 }));
  expect(isContestedAnywhere(counted, shelf, other)).toBe(true);
});

it('the same amount in other words, or in other units, is no change: it follows who has changed it', () => {
  const shelf = (more: Partial<InventoryRow>) => [
    row('1', { variant_id: '7', stock_pieces: 24, ...more }),
    row('2', { variant_id: '7', stock_pieces: 24, base_quantity: 24, ...more }),
  ];
  const [before, now] = [shelf({}), shelf({ version: 4, price: 5_200, stock_pieces: 50 })];
  expect(valuesOf(before)).toMatchObject({ 1: { counted: 0 }, 2: { counted: 1 } });
  const typed = { 1: { price: 'Rp 5000', counted: 24 }, 2: { price: '5000', counted: 0 } };
  expect(changedItems(typed, before)).toEqual([]);
  expect(isContestedAnywhere(typed, before, now)).toBe(false);
  expect(mergeRows(typed, valuesOf(before), now)).toEqual(valuesOf(now));

  const dearer = { ...typed, 2: { price: '5.900', counted: 0 } };
  const counted = shelf({ version: 4, stock_pieces: 50 });
  expect(isContestedAnywhere(dearer, before, counted)).toBe(false);
  expect(changedItems(mergeRows(dearer, valuesOf(before), counted), counted)).toEqual([
    { inventory_id: '2', version: 4, price: 5_900 },
  ]);
});

it('a price that cannot be read stays to be put right', () => {
  const typed = { ...untouched, 2: { price: 'lima ribu', counted: 10 } };
  const now = [row('1'), row('2', { price: 5_200 })];
  expect(mergeRows(typed, valuesOf(rows), now)[2]).toEqual({ price: 'lima ribu', counted: 10 });
});

it('of what was typed while it was being sent, the same pieces in other units are no count', () => {
  const shelf = (stock_pieces: number) => [
    row('1', { variant_id: '7', stock_pieces }),
    row('2', { variant_id: '7', stock_pieces, base_quantity: 4 }),
  ];
  const sent = { ...valuesOf(shelf(10)), 2: { price: '5.500', counted: 3 } };
  const saved = shelf(9).map((each) => (each.id === '2' ? { ...each, price: 5_500 } : each));
  const inOtherWords = { 1: { price: '5000', counted: 14 }, 2: { price: '5500', counted: 0 } };
  expect(mergeRows(inOtherWords, sent, saved)).toEqual(valuesOf(saved));
  const counted = { ...sent, 1: { price: '5.000', counted: 3 } };
  expect(mergeRows(counted, sent, saved)).toEqual(counted);
});
