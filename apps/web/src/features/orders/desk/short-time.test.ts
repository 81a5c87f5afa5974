import { expect, it } from 'vitest';
import { shortTimeLeft } from './short-time.ts';

const minute = 60_000;

it.each([
  [10_000, '1 mnt'],
  [47 * minute, '47 mnt'],
  [60 * minute, '1 j'],
  [72 * minute, '1 j 12 mnt'],
  [23 * 60 * minute + 59 * minute, '23 j'],
  [50 * 60 * minute, '2 h 2 j'],
])('%d ms are %s', (left, words) => expect(shortTimeLeft(left)).toBe(words));
