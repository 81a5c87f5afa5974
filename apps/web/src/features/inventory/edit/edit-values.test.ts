import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { expect, it } from 'vitest';
import { changesOf, checkValues, marginOf, mergeEdit, valuesOf } from './edit-values.ts';

const row = {
  price: 112_000,
  cost_price: 100_000,
  minimum_order: 1,
  low_stock_level: 10,
  stock: 12,
  base_quantity: 40,
  reserved_pieces: 100,
  state: 'ACTIVE',
  price_tiers: [
    { min_qty: 5, price: 110_000 },
    { min_qty: 10, price: 108_000 },
  ],
} as InventoryRow;

const changed = (change: Partial<ReturnType<typeof valuesOf>>) => ({ ...valuesOf(row), ...change });

it('has nothing to say about a listing as it is, and nothing to send', () => {
  expect(checkValues(valuesOf(row), row)).toEqual({});
  expect(changesOf(valuesOf(row), row)).toEqual({});
});

it('sends what is different: amounts as numbers, a count with what was seen', () => {
  const values = changed({ price: 'Rp 113.500', cost_price: '', counted: 15, note: 'dihitung' });
  expect(changesOf(values, row)).toEqual({
    price: 113_500,
    cost_price: null,
    stock: { counted: 15, seen: 12, note: 'dihitung' },
  });
});

it.each([
  ['price', { price: '0' }],
  ['cost_price', { cost_price: '1,5' }],
  ['stock.counted', { counted: 2 }],
  ['price_tiers.0.price', { price: '110.000' }],
  ['price_tiers.1.min_qty', { tiers: [tier(5, '110.000'), tier(5, '108.000')] }],
  ['price_tiers.1.price', { tiers: [tier(5, '108.000'), tier(10, '108.000')] }],
])('finds what is wrong with %s before it is sent [VR-01]', (field, change) => {
  expect(Object.keys(checkValues(changed(change), row))).toEqual([field]);
});

it('lets a count below what is reserved stand where it raises the stock', () => {
  const short = { ...row, stock: 1 };
  expect(checkValues({ ...valuesOf(short), counted: 2 }, short)).toEqual({});
});

it('knows the margin where both prices are known', () => {
  expect(marginOf({ price: '100.000', cost_price: '90.000' })).toBe(10);
  expect(marginOf({ price: '100.000', cost_price: '' })).toBeUndefined();
});

const theirs = {
  ...row,
  version: 2,
  price: 120_000,
  cost_price: 90_000,
  minimum_order: 2,
  low_stock_level: 20,
  stock: 9,
  state: 'INACTIVE',
  price_tiers: [{ min_qty: 6, price: 115_000 }],
} as InventoryRow;

it('the same amount in other words is no change: it follows who has changed it', () => {
  const typed = changed({
    price: 'Rp 112000',
    cost_price: ' 100000',
    tiers: [tier(5, 'Rp110.000'), tier(10, '108000')],
  });
  expect(changesOf(typed, row)).toEqual({});
  expect(mergeEdit(typed, valuesOf(row), theirs)).toEqual(valuesOf(theirs));
  const withoutCost = { ...row, cost_price: null };
  const blank = { ...valuesOf(withoutCost), cost_price: ' ' };
  expect(mergeEdit(blank, valuesOf(withoutCost), theirs).cost_price).toBe('90.000');
});

it.each([
  { price: '113.500' },
  { price: 'seratus' },
  { cost_price: '' },
  { minimum_order: 3 },
  { low_stock_level: 0 },
  { counted: 15, note: 'dihitung' },
  { state: 'INACTIVE' as const },
  { tiers: [] },
])('of %j, put over what others have saved, nothing else is sent than before', (mine) => {
  const spelled = {
    price: 'Rp 112000',
    cost_price: '100000',
    tiers: [tier(5, '110000'), tier(10, '108000')],
  };
  const typed = changed({ ...spelled, ...mine });
  const now = { ...theirs, state: row.state };
  const merged = mergeEdit(typed, valuesOf(row), now);
  expect(merged).toEqual({ ...valuesOf(now), ...mine });
  expect(Object.keys(changesOf(merged, now))).toEqual(Object.keys(changesOf(typed, row)));
});

it('of what was typed while it was being sent, only what means something else stays', () => {
  const sent = { ...valuesOf(row), price: '113.500', counted: 15, note: 'dihitung' };
  const saved = { ...row, price: 113_500, stock: 9 };
  expect(mergeEdit({ ...sent, price: 'Rp 113500' }, sent, saved)).toEqual(valuesOf(saved));
  const typed = { ...sent, price: '114.000', note: 'dihitung lagi' };
  expect(mergeEdit(typed, sent, saved)).toEqual({
    ...valuesOf(saved),
    price: '114.000',
    note: 'dihitung lagi',
  });
});

function tier(min_qty: number, price: string) {
  return { min_qty, price };
}
