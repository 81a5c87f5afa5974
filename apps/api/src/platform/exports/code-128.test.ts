import { expect, it } from 'vitest';
import { code128 } from './code-128.ts';

const signOf = (text: string, index: number) =>
  code128(text)
    .slice(index * 6, index * 6 + 6)
    .join('');

it('has a start, the signs, a check and a stop, as the standard writes them', () => {
  // PJJ123C, the example of many books: with set B its check is 55.
  expect(signOf('PJJ123C', 0)).toBe('211214');
  expect(signOf('PJJ123C', 1)).toBe('313121');
  expect(signOf('PJJ123C', 8)).toBe('311321');
  expect(code128('PJJ123C').slice(-7).join('')).toBe('2331112');
});

it('has another pattern of eleven modules for every sign', () => {
  const all = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
  const patterns = all.map((sign) => signOf(sign, 1));
  expect(new Set(patterns).size).toBe(95);
  for (const pattern of patterns) {
    expect(Array.from(pattern, Number).reduce((sum, width) => sum + width, 0)).toBe(11);
  }
});

it('refuses what it has no sign for', () => {
  expect(() => code128('é')).toThrow();
});
