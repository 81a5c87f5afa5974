import { expect, it } from 'vitest';
import { searchedFor } from './search-all.ts';

it('the first words search every status, whichever tab they are typed in', () => {
  const before = { store_id: '1', status: 'NEW', page: 3, orderId: '7' };
  expect(searchedFor(before, 'indomie', 'NEW')).toEqual({ store_id: '1', query: 'indomie' });
});

it('a tab that is chosen among what was found stays chosen while somebody types on', () => {
  const before = { status: 'SHIPPED', query: 'indo' };
  expect(searchedFor(before, 'indomie', 'NEW')).toEqual({ status: 'SHIPPED', query: 'indomie' });
});

it('without words it is the tab again that was left, or that was chosen since', () => {
  expect(searchedFor({ query: 'indomie' }, undefined, 'NEW')).toEqual({ status: 'NEW' });
  expect(searchedFor({ query: 'indomie' }, undefined, undefined)).toEqual({});
  const chosen = { query: 'indomie', status: 'SHIPPED' };
  expect(searchedFor(chosen, undefined, 'NEW')).toEqual({ status: 'SHIPPED' });
});
