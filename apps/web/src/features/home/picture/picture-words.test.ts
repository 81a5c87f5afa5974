import { expect, it } from 'vitest';
import { helpReason, helpTitle, sparkWords, weekdayOf } from './picture-words.ts';

const nothing = {
  store_id: '1',
  store_name: 'Toko Maju',
  of_id: '5',
  name: 'Sunlight 755 ml',
  amount: 1_100_000,
  count: 9,
  usual_days: null,
  free_pieces: 0,
  until: null,
  lift: null,
};

it('says what to do, why, and how much it is about', () => {
  const restock = { ...nothing, kind: 'RESTOCK' as const };
  expect(helpTitle(restock)).toBe('Isi stok Sunlight 755 ml');
  expect(helpReason(restock, false)).toBe('Habis · dicari 9 pembeli · ± Rp\u00a01,1 jt');
  expect(helpReason({ ...restock, free_pieces: 3, count: 0 }, true)).toBe(
    'Sisa 3 pcs, kurang dari seminggu',
  );
  const buyer = { ...nothing, kind: 'BUYER' as const, name: 'Toko Sumber', usual_days: 6 };
  expect(helpTitle(buyer)).toBe('Sapa Toko Sumber');
  expect(helpReason(buyer, true)).toBe('Biasa pesan tiap 6 hari, kini hari ke-9');
  expect(helpReason({ ...buyer, usual_days: 1 }, true)).toContain('tiap hari,');
});

it('a score says what it gains', () => {
  const score = {
    ...nothing,
    kind: 'PERFORMANCE' as const,
    amount: null,
    lift: { kind: 'ON_TIME' as const, missing: 3, points: 4.2, level: 'EMAS' as const },
  };
  expect(helpTitle(score)).toBe('Kirim 3 pesanan lagi tepat waktu');
  expect(helpReason(score, false)).toBe('Skor +4,2 poin, naik ke Emas');
});

it('the line is told in words, also past 10^12', () => {
  expect(weekdayOf('2026-11-19')).toBe('Kamis');
  const days = [
    { day: '2026-11-18', revenue: 3e12 },
    { day: '2026-11-19', revenue: -5 },
  ];
  expect(sparkWords(days, String)).toBe(
    'Penjualan 4 minggu, hari ini -5, paling banyak Rabu 18/11: 3000000000000',
  );
  expect(sparkWords([], String)).toBe('');
});
