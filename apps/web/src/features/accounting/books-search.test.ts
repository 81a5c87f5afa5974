import { expect, it } from 'vitest';
import {
  readBackSearch,
  readBoardSearch,
  readBooksSearch,
  readLinksSearch,
  storeOfState,
} from './books-search.ts';

it('every page takes a store and its name, and leaves out what cannot be meant [RT-51] [RT-58]', () => {
  expect(readBooksSearch({ store_id: '5', store_name: ' Toko\u0000 Maju ', more: 'x' })).toEqual({
    store_id: '5',
    store_name: 'Toko  Maju',
  });
  expect(readBooksSearch({ store_id: '-1', store_name: '' })).toEqual({});
});

it('what comes back from Accurate is handed on as it came, and names the store [RT-51]', () => {
  const back = { state: '12.ab-C_d', code: 'x%2F9', error: '' };
  expect(readBackSearch(back)).toEqual({ state: '12.ab-C_d', code: 'x%2F9' });
  expect(storeOfState('12.ab-C_d')).toBe('12');
  expect(storeOfState('x.ab')).toBeUndefined();
  expect(storeOfState(undefined)).toBeUndefined();
  expect(readBackSearch({ code: 'a b\n' })).toEqual({});
});

it('a view, a reason or a page that there is none of is none [RT-53] [RT-54]', () => {
  expect(readLinksSearch({ view: 'linked', page: '2', confidence: 'SURE' })).toEqual({
    view: 'linked',
    page: '2',
  });
  expect(readBoardSearch({ view: 'log', reason: 'UNIT', subject: 'X', page: '0' })).toEqual({
    view: 'log',
    reason: 'UNIT',
  });
});
