import { expect, it } from 'vitest';
import { backOff, beatOf, busyness, nextGap, possibleRate } from './pace.ts';
import { seeded } from './random.ts';

it('keeps the rate, with pauses of every length', () => {
  const random = seeded(1);
  const gaps = Array.from({ length: 5_000 }, () => nextGap(random, 6));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  expect(mean).toBeGreaterThan(9_000);
  expect(mean).toBeLessThan(11_000);
  expect(gaps.filter((gap) => gap < 3_000).length).toBeGreaterThan(1_000);
  expect(Math.max(...gaps)).toBe(40_000);
});

it('the same seed gives the same pauses', () => {
  const [one, same, other] = [seeded(7), seeded(7), seeded(8)];
  const take = (random: () => number) => [nextGap(random, 6), nextGap(random, 6)];
  const first = take(one);
  expect(take(same)).toEqual(first);
  expect(take(other)).not.toEqual(first);
});

it('a beat is seconds at the usual rate, and shorter where orders come fast', () => {
  expect([beatOf(6), beatOf(1), beatOf(600)]).toEqual([10_000, 15_000, 100]);
});

it('mornings are busy and nights are quiet, by Jakarta’s clock', () => {
  const at = (hour: number) => busyness(Date.UTC(2026, 7, 17, hour - 7));
  expect(at(9)).toBeGreaterThan(at(13));
  expect(at(13)).toBeGreaterThan(at(2));
  expect(at(23)).toBeLessThan(at(20));
  expect(at(2)).toBeGreaterThan(0);
});

it('few buyers order no faster than the API takes calls of one', () => {
  expect([possibleRate(600, 2), possibleRate(600, 40), possibleRate(6, 1)]).toEqual([200, 600, 6]);
});

it('leaves an absent API alone for longer and longer, up to a minute', () => {
  expect([1, 2, 3, 6, 7, 50].map(backOff)).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
});
