import { expect, it } from 'vitest';
import { askedWords, sizeWords } from './export-words.ts';

const asked = {
  store_count: 1,
  store_name: 'Toko Maju',
  date_from: '2026-11-01',
  date_to: '2026-11-18',
  status: ['COMPLETED', 'REJECTED'],
  query: null,
  payment_status: [],
  payment_method: [],
  delivery: [],
  is_of_buyer: false,
  order_count: null,
};

it('says which orders an export is of', () => {
  expect(askedWords(asked)).toBe('Toko Maju · 01 Nov 2026 – 18 Nov 2026 · Selesai, Ditolak');
  expect(askedWords({ ...asked, date_to: null, status: [] })).toBe(
    'Toko Maju · Sejak 01 Nov 2026 · Semua status',
  );
  expect(askedWords({ ...asked, date_to: '2026-11-01' })).toContain(' · 01 Nov 2026 · ');
  const more = { payment_method: ['COD'], delivery: ['BUYER_PICKUP'], query: 'beras' };
  expect(askedWords({ ...asked, ...more })).toMatch(
    / · Bayar di tempat \(COD\) · Ambil sendiri · “beras”$/,
  );
  expect(askedWords({ ...asked, store_count: 3, store_name: null, order_count: 12 })).toBe(
    '3 toko · 12 pesanan pilihan',
  );
});

it('says how large a file is', () => {
  expect(sizeWords(300)).toBe('1 KB');
  expect(sizeWords(12_400)).toBe('12 KB');
  expect(sizeWords(1_440_000)).toBe('1,4 MB');
});
