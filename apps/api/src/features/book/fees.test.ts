import { expect, it } from 'vitest';
import { feeOf } from './fees.ts';
import { credit, debit, settled } from './posting.ts';

it.each([
  // 0.5 rupiah and more is a whole one, for the fee and again for its tax.
  [33, 150, { fee: 0, tax: 0 }],
  [34, 150, { fee: 1, tax: 0 }],
  [100, 50, { fee: 1, tax: 0 }],
  [99, 50, { fee: 0, tax: 0 }],
  [100_000, 150, { fee: 1_500, tax: 165 }],
  [12_345_678, 175, { fee: 216_049, tax: 23_765 }],
  [999_999_999_999, 10_000, { fee: 999_999_999_999, tax: 110_000_000_000 }],
  [100_000, 0, { fee: 0, tax: 0 }],
])('of a line of %i at %i basis points', (line_total, basis_points, expected) => {
  expect(feeOf([{ line_total, basis_points }])).toEqual(expected);
});

it('is rounded for each line, and the sum is the sum of what was rounded', () => {
  const line = { line_total: 34, basis_points: 150 };
  expect(feeOf([line, line, line])).toEqual({ fee: 3, tax: 0 });
  expect(feeOf([{ ...line, line_total: 3 * 34 }])).toEqual({ fee: 2, tax: 0 });
});

it('what does not add up is not posted, and lines of nothing are left out', () => {
  const posting = { cause: 'FEE' as const, cause_id: '1', sentence: '' };
  const whole = settled({
    ...posting,
    lines: [debit('TILL', 5), credit('SALES', 5), debit('BANK', 0)],
  });
  expect(whole.lines).toHaveLength(2);
  expect(() => settled({ ...posting, lines: [debit('TILL', 5), credit('SALES', 4)] })).toThrow(
    'out by 1',
  );
});
