import { expect, it } from 'vitest';
import { emptyWords, howWords, untoldWords } from './forecast-words.ts';

const store = {
  store_id: '1',
  store_name: 'Toko Maju',
  date_from: '2026-11-20',
  date_to: '2026-11-26',
  last_week: 10,
  expected: 12,
  low: 8,
  high: 16,
  method: 'SEASONAL' as const,
  missed_by: 2,
  last_missed_by: 5,
  why_not: null,
};
const say = (amount: number) => `Rp ${amount}`;

it('a forecast says how it was come by and what it was held against', () => {
  expect(howWords(store, say)).toMatch(/empat minggu lalu.*Rp 2,.*minggu lalu Rp 5/);
});

it('where there is none it says why', () => {
  const none = { ...store, expected: null, low: null, high: null, method: null };
  expect(howWords({ ...none, why_not: 'NOT_BETTER' }, say)).toMatch(/Tidak ada.*Rp 2.*Rp 5/);
  const early = { ...none, missed_by: null, last_missed_by: null, why_not: 'TOO_SHORT' as const };
  expect(howWords(early, say)).toContain('11 minggu');
});

it('the shelf is told with its range', () => {
  const row = {
    store_id: '1',
    store_name: 'Toko Maju',
    inventory_id: '5',
    product_name: 'Sunlight 755 ml',
    free_pieces: 40,
    expected: 70,
    low: 50,
    high: 90,
    empty_on: '2026-11-24',
    earliest: '2026-11-23',
    latest: '2026-11-25',
  };
  expect(emptyWords(row)).toBe(
    'Sisa 40 pcs · habis sekitar 24 Nov (paling cepat 23 Nov, paling lambat 25 Nov)',
  );
  expect(emptyWords({ ...row, latest: null })).toContain('atau lebih lama');
  expect(emptyWords({ ...row, empty_on: null })).toBe('Sisa 40 pcs · bisa habis mulai 23 Nov');
  expect(emptyWords({ ...row, free_pieces: 0 })).toBe('Sudah habis');
  expect(untoldWords({ told: 1, not_better: 2, too_short: 0 })).toBe(
    'Barang tanpa perkiraan: 2 lebih tepat dengan angka minggu lalu.',
  );
  expect(untoldWords({ told: 1, not_better: 0, too_short: 0 })).toBe('');
});
