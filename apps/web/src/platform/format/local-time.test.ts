import { expect, it } from 'vitest';
import { instantOf, localIn } from './local-time.ts';

it('a field shows the clock of the store, and is read by it', () => {
  expect(localIn('2026-12-31T15:30:12.345Z', 'Asia/Jayapura')).toBe('2027-01-01T00:30');
  expect(instantOf('2027-01-01T00:30', 'Asia/Jayapura')).toBe('2026-12-31T15:30:00.000Z');
  expect(instantOf('2027-01-01T00:30', 'Asia/Jakarta')).toBe('2026-12-31T17:30:00.000Z');
  expect(
    ['', '2027-13-01T00:30', '2027-01-01'].map((text) => instantOf(text, 'Asia/Jakarta')),
  ).toEqual([undefined, undefined, undefined]);
});
