import { expect, it } from 'vitest';
import { expiryOf } from './expiry-words.ts';

it.each([
  [null, undefined],
  [undefined, undefined],
  ['', undefined],
  ['2026-11-17', 'Sudah kedaluwarsa'],
  ['2026-11-18', 'Kedaluwarsa 18 Nov 2026'],
  ['2026-12-18', 'Kedaluwarsa 18 Des 2026'],
  ['2026-12-19', undefined],
])('of %s it says on 18 November: %s', (expires_on, words) => {
  expect(expiryOf(expires_on, '2026-11-18')?.label).toBe(words);
});
