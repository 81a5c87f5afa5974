import { expect, it } from 'vitest';
import { freeWords } from './inventory-words.ts';

it.each([
  ['a shelf that orders have emptied', 12, 0, 'NONE', '(0 belum dipesan)'],
  ['a shelf of which little is free', 1_200, 1_000, 'LOW', '(1.000 belum dipesan)'],
  ['an empty shelf', 0, 0, 'NONE', undefined],
  ['enough, whatever is ordered', 500, 400, 'ENOUGH', undefined],
] as const)('%s says what is left of it', (_, stock, available, stock_level, words) => {
  expect(freeWords({ stock, available, stock_level })).toBe(words);
});
