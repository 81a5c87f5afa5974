import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'nol'],
  [1, 'satu'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [21, 'dua puluh satu'],
  [100, 'seratus'],
  [111, 'seratus sebelas'],
  [205, 'dua ratus lima'],
  [1_000, 'seribu'],
  [1_001, 'seribu satu'],
  [2_000, 'dua ribu'],
  [11_100, 'sebelas ribu seratus'],
  [100_000, 'seratus ribu'],
  [101_000, 'seratus satu ribu'],
  [1_000_000, 'satu juta'],
  [1_001_000, 'satu juta seribu'],
  [1_250_500, 'satu juta dua ratus lima puluh ribu lima ratus'],
  [1_000_000_000, 'satu miliar'],
  [12_000_000_011, 'dua belas miliar sebelas'],
  [999_999_999_999_999, /^sembilan ratus sembilan puluh sembilan triliun .* sembilan$/],
])('%d rupiah in words [API-61]', (amount, words) => {
  const written = amountInWords(amount).replace(/ rupiah$/, '');
  if (typeof words === 'string') expect(written).toBe(words);
  else expect(written).toMatch(words);
});

it('says minus, and refuses what is no amount', () => {
  expect(amountInWords(-11)).toBe('minus sebelas rupiah');
  expect(() => amountInWords(1.5)).toThrow();
});
