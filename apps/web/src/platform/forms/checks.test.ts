import { expect, it } from 'vitest';
import { textCheck } from './checks.ts';

it.each([
  ['Budi', undefined],
  ['  ', 'required'],
  ['a', 'too_short'],
  ['Toko Sumber Rejeki', 'too_long'],
  ['\u200b\u200b', 'invalid'],
  ['Bu\u202edi', 'invalid'],
])('%j is %s', (text, code) => {
  expect(textCheck(text, 2, 10)).toBe(code);
});
