import { expect, it } from 'vitest';
import { ruled } from './bulk-rule.ts';

it('by value, amount and percent, rounded to the nearest [RT-46]', () => {
  expect(ruled({ by: 'VALUE', value: 1_240, round_to: 50 }, 900)).toBe(1_250);
  expect(ruled({ by: 'AMOUNT', value: -40 }, 900)).toBe(860);
  expect(ruled({ by: 'PERCENT', value: 10 }, 1_005)).toBe(1_106);
  expect(ruled({ by: 'PERCENT', value: 2.5, round_to: 100 }, 12_000)).toBe(12_300);
  expect(ruled({ by: 'PERCENT', value: 7.5, round_to: 500 }, 10_000)).toBe(11_000);
  // What floats make of 1.1 x 1,000 is no rupiah more.
  expect(ruled({ by: 'PERCENT', value: 10, round_to: 100 }, 1_000)).toBe(1_100);
});

it('what there is nothing of is not changed by an amount or a share of it', () => {
  expect(ruled({ by: 'PERCENT', value: 10 }, null)).toBeUndefined();
  expect(ruled({ by: 'VALUE', value: 500 }, null)).toBe(500);
  expect(ruled(undefined, 500)).toBeUndefined();
});
