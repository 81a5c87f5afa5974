import { expect, it } from 'vitest';
import { codeIn } from './code-in.ts';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['123456 adalah kode masuk Marketplace Anda. Berlaku 5 menit.', '123456'],
  ['Berlaku 5 menit. Kode Anda: 123 456. Jangan berikan kepada siapa pun.', '123456'],
  ['12', '12'],
  ['12a3', '123'],
  ['1234567', '123456'],
  ['kode', ''],
  ['', ''],
])('in %j the code is %j', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
