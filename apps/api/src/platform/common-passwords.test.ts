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
  ...`12345678a 123456789a a12345678 qwer1234 1234qwer 11223344 147258369 789456123 1qazxsw2 zaq12wsx aa123456
    123456abc qwertyui starwars michelle samantha chocolate jordan23 corvette victoria 1qaz2wsx qazwsxedc abcd1234
    asdf1234 123qweasd password!! 123password charlie7 0987654321 aabbccdd 98765432 abcdefgh trustno1`.split(
    /\s+/,
  ),
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
  'gudang besar 17',
  'tigabelas ayam',
  'kopi-19-tubruk',
])('%s is none', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
