import { beforeEach, expect, it, vi } from 'vitest';
import { againstBudget } from './budget.ts';

const samples = {
  benchmark: 'web',
  of: 'ready',
  ours: [300, 100, 200],
  reference: [100, 100, 50],
  format: (value: number) => `${value} ms`,
};

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

it('the median is held against the budget, with the spread of the samples and of the ratios', () => {
  expect(againstBudget({ ...samples, budget: 200 })).toEqual({
    benchmark: 'web',
    of: 'ready',
    ours: '200 ms (100 ms to 300 ms)',
    reference: '100 ms',
    ratio: '3.00 (1.00 to 4.00)',
    bar: '200 ms',
    held: true,
  });
});

it('a median above the budget is missed, whatever the best sample was', () => {
  expect(againstBudget({ ...samples, budget: 199 }).held).toBe(false);
});

it('without a budget there is nothing to hold', () => {
  expect(againstBudget(samples)).toMatchObject({ bar: '-', held: undefined });
});

it('a reference of nothing has no ratio', () => {
  expect(againstBudget({ ...samples, reference: [0, 0, 0] }).ratio).toBe('-');
});
