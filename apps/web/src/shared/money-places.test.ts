import { expect, it } from 'vitest';
import { countWords, leadsTo } from './money-places.ts';

it('counts go as far as somebody has counted', () => {
  expect([11, 1000, 1001].map(countWords)).toEqual(['11', '1.000', '1.000+']);
});

it('what is owed has a page of its own in one store, of several its orders are listed', () => {
  expect(leadsTo('RECEIVABLE', '5')).toEqual({
    to: '/seller/money/credit-book',
    search: { store_id: '5' },
  });
  expect(leadsTo('RECEIVABLE', '-1')).toEqual({
    to: '/seller/money/holdings',
    search: { kind: 'RECEIVABLE', store_id: '-1' },
  });
});
