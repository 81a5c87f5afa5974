import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { expect, it } from 'vitest';
import { isContested, rebaseListing } from './rebase.ts';

const row = {
  id: '7',
  version: 3,
  price: 9_500,
  stock: 8,
  stock_pieces: 324,
  state: 'ACTIVE',
  price_tiers: [{ min_qty: 5, price: 9_000 }],
} as InventoryRow;
const counted = { ...row, version: 4, stock: 3, stock_pieces: 150 };

it('a price is not contested by who has counted the stock meanwhile', () => {
  expect(isContested({ price: 9_600 }, row, counted)).toBe(false);
  expect(isContested({ price: 9_600 }, row, { ...counted, price: 9_700 })).toBe(true);
});

it('a count is contested by whoever has counted the same shelf, in whatever unit', () => {
  const stock = { counted: 9, seen: 8 };
  expect(isContested({ stock }, row, counted)).toBe(true);
  expect(isContested({ stock }, row, { ...row, stock_pieces: 325 })).toBe(true);
  expect(isContested({ stock }, row, { ...row, price: 9_700 })).toBe(false);
});

it('a list is one thing: the same tiers are no difference, others are', () => {
  const now = structuredClone(row);
  expect(isContested({ price_tiers: [] }, row, now)).toBe(false);
  expect(isContested({ price_tiers: [] }, row, { ...now, price_tiers: [] })).toBe(true);
});

it.each<[string, Partial<InventoryRow>]>([
  ['price', { price: 9_700 }],
  ['cost_price', { cost_price: 8_000 }],
  ['minimum_order', { minimum_order: 2 }],
  ['low_stock_level', { low_stock_level: 5 }],
  ['expires_on', { expires_on: '2027-03-01' }],
  ['price_tiers', { price_tiers: [] }],
  ['state', { state: 'INACTIVE' }],
  ['stock', { stock_pieces: 325 }],
])('%s is contested by who has changed the same, and by nobody else', (field, theirs) => {
  const fields = [
    'price',
    'cost_price',
    'minimum_order',
    'low_stock_level',
    'expires_on',
    'price_tiers',
  ];
  const contested = [...fields, 'state', 'stock'].filter((mine) =>
    isContested({ [mine]: 'mine' }, row, { ...row, version: 4, ...theirs }),
  );
  expect(contested).toEqual([field]);
});

it('a waiting change is put on the row of now, by itself or in a list', () => {
  const current_inventories = [{ ...row, id: '8' }, counted];
  const price = { store_id: '1', inventory_id: '7', version: 3, price: 9_600 };
  expect(rebaseListing({ body: price, base: row }, { current_inventories })).toEqual({
    body: { ...price, version: 4 },
    base: counted,
  });
  const state = {
    store_id: '1',
    state: 'INACTIVE',
    inventories: [{ inventory_id: '7', version: 3 }],
  };
  expect(rebaseListing({ body: state, base: row }, { current_inventories })?.body).toEqual({
    ...state,
    inventories: [{ inventory_id: '7', version: 4 }],
  });
});

it('what is contested, or was kept without what it was made from, is left to the person', () => {
  const body = { store_id: '1', inventory_id: '7', version: 3, stock: { counted: 9, seen: 8 } };
  expect(rebaseListing({ body, base: row }, { current_inventories: [counted] })).toBeUndefined();
  expect(rebaseListing({ body }, { current_inventories: [row] })).toBeUndefined();
  expect(rebaseListing({ body, base: row }, {})).toBeUndefined();
});
