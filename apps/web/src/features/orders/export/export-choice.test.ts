import { exportColumns } from '@marketplace/contract/export-columns';
import { expect, it } from 'vitest';
import { readExportChoice } from './export-choice.ts';

it('takes what was kept as far as it can be meant', () => {
  expect(readExportChoice(null)).toEqual({
    what: 'orders',
    format: 'xlsx',
    columns: exportColumns,
  });
  const kept = {
    what: 'lines',
    format: 'pdf',
    columns: { lines: ['product', 'gone'], orders: [] },
  };
  expect(readExportChoice(kept)).toEqual({
    what: 'lines',
    format: 'xlsx',
    columns: { orders: exportColumns.orders, lines: ['product'] },
  });
});
