import { expect, it } from 'vitest';
import { csvOf } from './csv-of.ts';

it('amounts are bare digits, also past 10^12, and words stay words', () => {
  expect(
    csvOf([
      ['Minggu', 'Penjualan'],
      ['9–15 Nov 2026', 'Rp\u00a01.500.000.000.000'],
      ['16 Nov', '-Rp\u00a0250.000'],
      ['Kertas "A4", putih', '12'],
      ['=1+1', 'Rp ••••••'],
    ]),
  ).toBe(
    '\ufeffMinggu,Penjualan\r\n9–15 Nov 2026,1500000000000\r\n16 Nov,-250000\r\n"Kertas ""A4"", putih",12\r\n\'=1+1,Rp ••••••\r\n',
  );
});
