import { accurateScopes } from '@marketplace/contract/accounting-words';
import { expect, it } from 'vitest';
import { listingUnit, scopeWords, settlementLabel, unitWords } from './accounting-words.ts';

const units = [
  { name: 'PCS', ratio: 1 },
  { name: 'KRT', ratio: 24 },
];

it('a unit is said with what it holds [RT-54]', () => {
  expect(units.map((unit) => unitWords(unit, units))).toEqual(['PCS', 'KRT (24 PCS)']);
  expect(unitWords({ name: 'SAK', ratio: 1 }, [])).toBe('SAK');
  expect(listingUnit({ uom_name: 'Dus', pieces: 40 })).toBe('Dus (40 pcs)');
  expect(listingUnit({ uom_name: 'Botol', pieces: 1 })).toBe('Botol');
});

it('every permission that is asked for has a word, so that a missing one can be named [RT-51]', () => {
  expect(Object.keys(scopeWords).sort()).toEqual([...accurateScopes].sort());
});

it('what settles a difference is said for what it is about [RT-53]', () => {
  expect(settlementLabel('RETRY', 'DOCUMENT')).toBe('Kirim lagi');
  expect(settlementLabel('ACCEPT_THEIRS', 'PRODUCT')).toBe('Pakai angka Accurate');
  expect(settlementLabel('ACCEPT_THEIRS', 'DOCUMENT')).toBe('Catat dengan tanggal hari ini');
});
