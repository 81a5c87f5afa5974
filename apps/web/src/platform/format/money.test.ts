import { expect, it } from 'vitest';
import { number, rupiah } from './money.ts';

it.each([
  [0, 'Rp\u00a00'],
  [999, 'Rp\u00a0999'],
  [1_250_000, 'Rp\u00a01.250.000'],
  [999_999_999_999, 'Rp\u00a0999.999.999.999'],
  [-12_500, '-Rp\u00a012.500'],
])('writes %i rupiah as %s, on one line', (amount, written) => {
  expect(rupiah(amount)).toBe(written);
});

it.each([
  [0, '0'],
  [1_000, '1.000'],
  [-2_500_000, '-2.500.000'],
  [12.6, '13'],
])('writes the number %d as %s', (amount, written) => {
  expect(number(amount)).toBe(written);
});
