import { expect, it } from 'vitest';
import { liftWords } from '../../shared/figures/lift-words.ts';
import { shortAmount, shortRupiah } from '../../shared/figures/short-amount.ts';
import { daysWords, valueWords } from './analytics-words.ts';
import { busyHours } from './sales/hours-card.tsx';

it.each([
  [0, '0'],
  [950, '950'],
  [1_500, '1,5 rb'],
  [41_234_567, '41,2 jt'],
  [41_000_000, '41 jt'],
  [318_400_000_000, '318 M'],
  [1.5e12, '1,5 T'],
])('%d fits beside an axis as %s', (amount, words) => {
  expect(shortAmount(amount)).toBe(words);
});

it('what went back is less than nothing', () => {
  expect(shortRupiah(-1_500_000)).toBe('-Rp\u00a01,5 jt');
});

it('days are said with both months where there are two', () => {
  expect(daysWords('2026-11-16', '2026-11-19')).toBe('16–19 Nov 2026');
  expect(daysWords('2026-10-26', '2026-11-01')).toBe('26 Okt – 01 Nov 2026');
  expect(daysWords('2026-11-16', '2026-11-16')).toBe('16 Nov 2026');
});

it('a share that misses its target by little does not read as if it had it', () => {
  expect(valueWords('ON_TIME', 0.94996)).toBe('94,9 %');
  expect(valueWords('ON_TIME', 0.95)).toBe('95 %');
  expect(valueWords('COMPLAINTS', 0.01004)).toBe('1,1 %');
  expect(valueWords('RESPONSE', 80)).toBe('1 jam 20 menit');
  expect(valueWords('RESPONSE', 120)).toBe('2 jam');
});

it('what lifts a number is said in orders, with what that brings', () => {
  const lift = { missing: 3, points: 4.2, level: 'EMAS' } as const;
  expect(liftWords({ kind: 'ON_TIME', lift })).toBe(
    'Kirim 3 pesanan lagi tepat waktu: +4,2 poin, naik ke Emas.',
  );
  expect(liftWords({ kind: 'ON_TIME', lift: null })).toBe('Sudah mencapai target.');
});

it('hours before the first order and behind the last take no room', () => {
  const night = Array.from({ length: 24 }, () => 0);
  const day = night.map((_, hour) => (hour === 7 || hour === 20 ? 1 : 0));
  expect(busyHours([night, day])).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(busyHours([night])).toEqual([]);
});
