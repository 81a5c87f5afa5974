import { expect, it } from 'vitest';
import { goodsTotal, isNothingLeft, loweredLines } from './accept-quantities.ts';

const line = (id: string, ordered_quantity: number, unit_price: number) => ({
  id,
  ordered_quantity,
  unit_price,
  product_name: `Barang ${id}`,
  uom_name: 'dus',
});
const lines = [line('1', 4, 10_000), line('2', 2, 25_000)];

it('only what is lowered is sent, and the total is what is left at the agreed prices', () => {
  expect(loweredLines(lines, { 1: 4 })).toEqual([]);
  expect(loweredLines(lines, { 1: 0, 2: 1 })).toEqual([
    { line_id: '1', quantity: 0 },
    { line_id: '2', quantity: 1 },
  ]);
  expect(goodsTotal(lines, {})).toBe(90_000);
  expect(goodsTotal(lines, { 1: 1 })).toBe(60_000);
});

it('a discount is taken off what is left in proportion, half a rupiah and more as a whole one [RT-65]', () => {
  const discounted = [{ ...line('1', 3, 10_000), ordered_discount: 1_000 }];
  expect([3, 2, 1, 0].map((quantity) => goodsTotal(discounted, { 1: quantity }))).toEqual([
    29_000, 19_333, 9_667, 0,
  ]);
});

it('nothing is left when every line is at zero, and an order without lines says nothing', () => {
  expect(isNothingLeft(lines, { 1: 0, 2: 0 })).toBe(true);
  expect(isNothingLeft(lines, { 1: 0 })).toBe(false);
  expect(isNothingLeft([], {})).toBe(false);
});
