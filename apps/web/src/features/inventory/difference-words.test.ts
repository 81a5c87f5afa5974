import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { expect, it } from 'vitest';
import { changedSinceWords, differenceWords } from './difference-words.ts';

const seen = {
  version: 3,
  price: 9_500,
  cost_price: 8_000,
  stock: 8,
  uom_name: 'Dus',
  minimum_order: 1,
  low_stock_level: 10,
  state: 'ACTIVE',
  price_tiers: [{ min_qty: 5, price: 9_000 }],
  updated_by_name: 'Sari',
} as InventoryRow;

it.each<[string, Partial<InventoryRow>]>([
  ['harga kini Rp 9.700', { price: 9_700 }],
  ['harga modal kini Rp 8.100', { cost_price: 8_100 }],
  ['harga modal dihapus', { cost_price: null }],
  ['stok kini 5 dus', { stock: 5 }],
  ['minimum pesanan kini 2', { minimum_order: 2 }],
  ['pengingat kini 0 pcs', { low_stock_level: 0 }],
  ['kedaluwarsa kini 01 Mar 2027', { expires_on: '2027-03-01' }],
  ['kini tidak dijual', { state: 'INACTIVE' }],
  ['harga grosir berubah', { price_tiers: [] }],
  ['harga kini Rp 9.700, stok kini 5 dus', { price: 9_700, stock: 5 }],
  ['', { version: 4, price_tiers: structuredClone(seen.price_tiers) }],
])('says %j', (words, change) => {
  expect(differenceWords(seen, { ...seen, ...change }).replaceAll('\u00a0', ' ')).toBe(words);
});

it('names who has changed it last, but nobody where only orders took from the stock', () => {
  const edited = { ...seen, version: 4, minimum_order: 2, updated_by_name: 'Rina' };
  expect(changedSinceWords(seen, edited)).toBe(
    'Sejak dibuka berubah: minimum pesanan kini 2. Terakhir diubah oleh Rina. Yang tidak Anda ubah tetap seperti itu.',
  );
  expect(changedSinceWords(seen, { ...seen, stock: 5 })).not.toContain('oleh');
});

it('says nothing of what the form knows better, or where nothing is different', () => {
  expect(changedSinceWords({ ...seen, version: 4, price: 9_700 }, seen)).toBeUndefined();
  expect(changedSinceWords(seen, { ...seen, version: 4, updated_by_name: 'Rina' })).toBeUndefined();
});
