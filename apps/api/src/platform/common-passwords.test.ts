import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'password',
  'Password123',
  '12345678',
  '87654321',
  '11111111',
  '123123123',
  'sayangku',
  'bismillah',
  'Bismillah123',
  'indonesia45',
  'sumber rejeki',
  'qwertyuiop',
  '1q2w3e4r',
  'akucintakamu',
  '17081945',
  '1990-12-31',
  'asdfghjkl',
])('%s is one that is guessed first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'toko makin laris',
  '8 huruf.',
  'x7#kopi-susu',
  'beras 5 kilo laku',
  '48291746',
  'rahasia-toko-saya',
])('%s is none', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
