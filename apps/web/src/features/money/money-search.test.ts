import { expect, it } from 'vitest';
import { postingFiltersOf, readHoldingSearch, readPostingSearch } from './money-search.ts';

it('takes from an address what can be meant', () => {
  const read = (raw: Record<string, unknown>) => postingFiltersOf(readPostingSearch(raw));
  expect(
    read({ kind: 'FEES', order_id: '7', date_from: '2026-11-01', date_to: '2026-11-18' }),
  ).toEqual({
    kind: 'FEES',
    order_id: '7',
    date_from: '2026-11-01',
    date_to: '2026-11-18',
  });
  expect(
    read({ kind: 'fees', order_id: 'x', date_from: '2026-13-01', date_to: 'kemarin' }),
  ).toEqual({});
  expect(read({ date_from: '2026-02-30' })).toEqual({});
  expect(read({ date_from: '2026-11-18', date_to: '2026-11-01' })).toEqual({});
  expect(readHoldingSearch({ kind: 'CASH' })).toEqual({ kind: 'CASH' });
  expect(readHoldingSearch({ kind: 'GOLD' })).toEqual({});
});
