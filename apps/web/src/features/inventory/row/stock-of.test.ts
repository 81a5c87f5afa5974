import { expect, it } from 'vitest';
import { stockOf } from './stock-of.ts';

const box = { base_quantity: 40, stock: 3, stock_pieces: 125 };

it.each([
  [3, 1, 125],
  [4, 1, 165],
  [0, 1, 5],
  [4, 40, 4],
  [2, 12, 7],
])('%i boxes counted, by units of %i: %i', (counted, base_quantity, expected) => {
  expect(stockOf({ base_quantity }, box, counted)).toBe(expected);
});
