import { expect, it } from 'vitest';
import { example } from './examples.ts';

it('the example of the public page adds up', () => {
  expect(example.asked).toBe(4_210_000);
  expect(example.total).toBe(2_190_000 + 2_070_000 + 25_000);
  expect(example.countered_total).toBe(example.total - 20 * 1_000);
  expect(example.margin_percent).toBeCloseTo((280_000 / 4_260_000) * 100, 6);
  expect(example.countered_margin_percent).toBeCloseTo((260_000 / 4_240_000) * 100, 6);
});
