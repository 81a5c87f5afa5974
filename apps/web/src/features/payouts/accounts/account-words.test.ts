import { expect, it } from 'vitest';
import { bankNamed, banksLike, lengthDoubt } from './account-words.ts';

const bank = (code: string, name: string, min?: number, max?: number) => ({
  code,
  name,
  usual_digits: min && max ? { min, max } : null,
});
const banks = [
  bank('536', 'BCA Syariah', 10, 10),
  bank('014', 'BCA', 10, 10),
  bank('451', 'BSI (Bank Syariah Indonesia)', 10, 10),
  bank('008', 'Bank Mandiri', 12, 17),
  bank('566', 'Bank Victoria'),
];

it.each([
  ['bca', ['BCA', 'BCA Syariah']],
  ['014', ['BCA']],
  ['mandiri', ['Bank Mandiri']],
  ['syar', ['BCA Syariah', 'BSI (Bank Syariah Indonesia)']],
  ['  ', []],
  ['x', []],
])('of banks like "%s" the closest comes first', (typed, names) => {
  expect(banksLike(banks, typed).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['014', '1234567890', undefined],
  ['014', '123-456 7890', undefined],
  ['014', '123456789', 'Nomor BCA biasanya 10 angka, ini 9. Periksa sekali lagi.'],
  [
    '008',
    '1234567890',
    'Nomor Bank Mandiri biasanya 12 sampai 17 angka, ini 10. Periksa sekali lagi.',
  ],
  // Nobody has counted them, or it is none yet.
  ['566', '1234567', undefined],
  ['014', '123', undefined],
  ['014', '12345678x', undefined],
])('of a number at bank %s, %s', (code, number, doubt) => {
  expect(
    lengthDoubt(
      number,
      banks.find((bank) => bank.code === code),
    ),
  ).toBe(doubt);
});

it('a bank that is typed in full is meant, some of its name is not', () => {
  const banks = [
    { code: '014', name: 'BCA' },
    { code: '536', name: 'BCA Syariah' },
  ];
  expect(bankNamed(banks, ' bca ')?.code).toBe('014');
  expect(bankNamed(banks, '536')?.code).toBe('536');
  expect(bankNamed(banks, 'bc')).toBeUndefined();
  expect(bankNamed(banks, '')).toBeUndefined();
});
