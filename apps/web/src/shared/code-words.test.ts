import { expect, it } from 'vitest';
import { countdown } from './code-words.ts';

it.each([
  [60_000, '1:00'],
  [59_001, '1:00'],
  [42_000, '0:42'],
  [1, '0:01'],
  [0, undefined],
  [-5_000, undefined],
])('%i ms ahead is %s', (ahead, words) => {
  expect(countdown(1_000_000 + ahead, 1_000_000)).toBe(words);
});
