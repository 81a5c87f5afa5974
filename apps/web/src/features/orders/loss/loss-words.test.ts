import { lossCauses } from '@marketplace/contract/loss-causes';
import { expect, it } from 'vitest';
import { lossWords, periodWords, trendWords } from './loss-words.ts';

it('says the days, and that less lost is better', () => {
  expect(periodWords({ date_from: '2026-10-20', date_to: '2026-11-18' })).toBe(
    '20 Okt 2026 – 18 Nov 2026',
  );
  const compared = (now: number, before: number, is_comparable = true) => ({
    total: { amount: now },
    before: { amount: before },
    is_comparable,
  });
  expect(trendWords(compared(50, 100), '7')).toEqual({
    words: '−50 % dari 7 hari sebelumnya',
    tone: 'good',
  });
  expect(trendWords(compared(150, 100), '30').tone).toBe('bad');
  expect(trendWords(compared(100, 100), '30')).toEqual({
    words: 'Sama seperti 30 hari sebelumnya',
    tone: 'same',
  });
  expect(trendWords(compared(50, 100, false), '90')).toEqual({
    words: 'Belum cukup data untuk dibandingkan dengan 90 hari sebelumnya',
    tone: 'same',
  });
});

it('has a cure for every cause', () => {
  for (const cause of lossCauses) expect(lossWords[cause].cure).toMatch(/\.$/);
});
