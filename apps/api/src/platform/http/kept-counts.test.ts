import { expect, it } from 'vitest';
import { KeptCounts } from './kept-counts.ts';

const countIn = (counts: KeptCounts, key: string, window = 60_000) => {
  let told = { current: 0, ttl: 0 };
  counts.incr(key, (_, count) => (told = count), window);
  return told;
};

it('counts by key until the window is over', () => {
  const counts = new KeptCounts({});
  expect([countIn(counts, 'a').current, countIn(counts, 'a').current]).toEqual([1, 2]);
  expect(countIn(counts, 'b').current).toBe(1);
  expect(countIn(counts, 'over', -1).current).toBe(1);
  expect(countIn(counts, 'over', -1).current).toBe(1);
});

it('keeps who is held through a flood of other keys', () => {
  const counts = new KeptCounts({}, 100);
  for (let tried = 0; tried < 10; tried += 1) countIn(counts, 'held');
  for (let other = 0; other < 1_000; other += 1) countIn(counts, `other ${other}`);
  expect(countIn(counts, 'held').current).toBe(11);
});
