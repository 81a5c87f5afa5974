import { expect, it } from 'vitest';
import { holds, wordsOf } from './palette-words.ts';

it('ten thousand letters are cut before anything is made of them', () => {
  expect(wordsOf('x'.repeat(10_240))).toBe('x'.repeat(100));
});

it('a sign that the cut goes through is left out whole', () => {
  expect(wordsOf(`${'x'.repeat(99)}🛢`)).toBe('x'.repeat(99));
  expect(wordsOf('🛢 minyak')).toBe('🛢 minyak');
});

it('an order’s number is looked for without its mark, and nothing unseen is', () => {
  expect(wordsOf(' #PO-2611')).toBe('PO-2611');
  expect(wordsOf('a\u0000\u200bb')).toBe('a  b');
  expect(wordsOf(' \n ')).toBe('');
});

it('words are found in any order and any case, all of them', () => {
  expect(holds('Pencairan dan rekening', 'rek penc')).toBe(true);
  expect(holds('Pencairan dan rekening', 'rek toko')).toBe(false);
  expect(holds('Beranda', '')).toBe(true);
});
