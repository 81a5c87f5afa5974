import { expect, it } from 'vitest';
import { labelsThatFit, strengthOf, ticksUpTo } from './scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [41_200_000, [0, 20_000_000, 40_000_000, 60_000_000]],
  [100, [0, 25, 50, 75, 100]],
  [7e12, [0, 2e12, 4e12, 6e12, 8e12]],
])('an axis up to %d has round numbers', (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks);
});

it('labels that would stand over each other are left out, the last one never', () => {
  expect(labelsThatFit(12, 600, 45)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(labelsThatFit(12, 280, 45)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(labelsThatFit(1, 10, 45)).toEqual([0]);
  expect(labelsThatFit(0, 300, 45)).toEqual([]);
});

it('a colour is strongest for the most, and nothing has none', () => {
  expect([0, 1, 19, 20, 100].map((value) => strengthOf(value, 100))).toEqual([0, 0.2, 0.2, 0.2, 1]);
  expect(strengthOf(3, 0)).toBe(0);
});
