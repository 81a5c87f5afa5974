import { expect, it } from 'vitest';
import { byDay, changeWords, dayHeading, shortRupiah } from './money-words.ts';

it('a change has its sign, and what changes nothing says where it went', () => {
  const words = (change: number, amount: number, cause: string) =>
    changeWords({ change, amount, cause });
  expect(words(230_400, 230_400, 'PAYMENT')).toEqual({ amount: '+230.400', note: '' });
  expect(words(-6_394, 6_394, 'LOWERED')).toEqual({ amount: '−6.394', note: '' });
  expect(words(-5_000, 5_000, 'TERM_PAYMENT').note).toBe('pindah ke kas Anda');
  expect(words(0, 6_394, 'FEE')).toEqual({ amount: '6.394', note: 'masuk tagihan' });
  expect(words(0, 5, 'SOMETHING_NEW')).toEqual({ amount: '5', note: 'saldo tetap' });
});

it('amounts are as short as their place', () => {
  expect([7_900, 4_190_000, 3_000_000_000].map(shortRupiah)).toEqual(['8 rb', '4,1 jt', '3 M']);
});

it('days are those of the store, however rows of several zones lie beside each other', () => {
  // Half past midnight in Jayapura is half past ten in Jakarta, the evening before.
  const at = '2026-11-17T15:30:00.000Z';
  const row = (id: string, time_zone: string) => ({ id, created_at: at, time_zone });
  const days = byDay([
    row('1', 'Asia/Jayapura'),
    row('2', 'Asia/Jakarta'),
    row('3', 'Asia/Jakarta'),
  ]);
  expect(days.map(({ day, rows }) => [day, rows.map(({ id }) => id)])).toEqual([
    ['2026-11-18', ['1']],
    ['2026-11-17', ['2', '3']],
  ]);
  const heading = (day: string) => dayHeading(day, '2026-11-18');
  expect(['2026-11-18', '2026-11-17', '2026-11-09'].map(heading)).toEqual([
    'Hari ini',
    'Kemarin',
    '09 Nov 2026',
  ]);
});
