import { expect, it } from 'vitest';
import { mostMoney, readRupiah } from './rupiah.ts';

it.each([
  ['112000', 112_000],
  ['112.000', 112_000],
  [' Rp 1.250 ', 1_250],
  ['rp.999.999.999', 999_999_999],
  ['1', 1],
])('“%s” is an amount [VR-01]', (text, amount) => {
  expect(readRupiah(text)).toEqual({ amount });
});

it.each([
  ['', 'required'],
  ['Rp', 'required'],
  ['0', 'price_out_of_range'],
  ['-5000', 'price_out_of_range'],
  ['1000000000', 'price_out_of_range'],
  ['1.250,50', 'amount_unclear'],
  ['1,250.50', 'amount_unclear'],
  ['1,250', 'amount_unclear'],
  ['1.25', 'amount_unclear'],
  ['1e12', 'amount_unclear'],
  ['seribu', 'amount_unclear'],
])('“%s” is none, and says why: %s [VR-01]', (text, problem) => {
  expect(readRupiah(text)).toEqual({ problem });
});

it('money may be more than any price, and is refused in words that are not about one', () => {
  const read = (text: string) => readRupiah(text, 1, mostMoney);
  expect(read('1.000.000.000')).toEqual({ amount: 1_000_000_000 });
  expect(read('999.999.999.999')).toEqual({ amount: mostMoney });
  expect(read('1.000.000.000.000')).toEqual({ problem: 'too_big' });
  expect(read('0')).toEqual({ problem: 'too_small' });
});
