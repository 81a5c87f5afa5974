import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it.each([
  ['1250', 1250],
  ['1.250', 1250],
  ['1.250.000', 1_250_000],
  ['Rp 116.000', 116_000],
  ['rp.999.999.999', 999_999_999],
  [' 12 ', 12],
  ['3,5', 3.5],
  ['3,5%', 3.5],
  ['199,5', 199.5],
  ['-2', -2],
  ['0', 0],
])('reads "%s" as %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

it.each([
  '',
  '-',
  'abc',
  '1.5',
  '200.5',
  '1e3',
  '1-2',
  '1,2,3',
  '1,250.50',
  '12.34',
  '3,',
  '1 250',
  '1.2500',
  '0.500',
  '00.500',
])('does not guess what "%s" means', (text) => {
  expect(readNumber(text)).toBeUndefined();
});
