import { expect, it } from 'vitest';
import { noChoice } from '../../../ui/table/columns.ts';
import { choiceOf } from './columns-choice.ts';
import { columnsText } from './columns-text.ts';
import { addressOf, goneOf, isChanged, searchOfView } from './view-address.ts';

const view = (address: string, more: object = {}) => ({
  id: '7',
  store_id: '3',
  covers_all_stores: false,
  address,
  ...more,
});
const columns = [
  { key: 'left', label: 'Sisa' },
  { key: 'buyer', label: 'Pembeli', isRowHeader: true },
  { key: 'total', label: 'Total' },
  { key: 'number', label: 'Nomor', isOptional: true },
];

it('keeps what narrows and sorts the list and its columns, and leads there again', () => {
  const search = {
    store_id: '3',
    status: 'NEW',
    sort: 'highest_value',
    query: 'toko & kios, 50%',
    columns: 'buyer,left',
    page: 4,
    orderId: '99',
  };
  const address = addressOf(search);
  expect(address).not.toMatch(/store_id|page|orderId/);
  const { page: _page, orderId: _order, ...rest } = search;
  expect(searchOfView(view(address))).toEqual({ ...rest, view: '7' });
  expect(isChanged(search, view(address))).toBe(false);
  expect(isChanged({ ...search, sort: 'newest' }, view(address))).toBe(true);
  expect(searchOfView(view(address, { covers_all_stores: true })).store_id).toBe('-1');
});

it('a view naming what is gone leads to what is left, and says what is not', () => {
  const old = view('status=NEW,PACKED&sort=mood&columns=buyer,margin&colour=red&query=mie');
  expect(searchOfView(old)).toEqual({
    status: 'NEW',
    query: 'mie',
    columns: 'buyer,margin',
    store_id: '3',
    view: '7',
  });
  expect(goneOf(old)).toEqual(['status PACKED', 'urutan mood', 'kolom margin', 'colour']);
  expect(goneOf(view('status=NEW&columns=buyer'))).toEqual([]);
  expect(goneOf(view('columns=buyer'), ['left'])).toEqual(['kolom buyer']);
});

it('a view cannot be made to lead out of its list, or to another store', () => {
  const odd = view('store_id=9&orderId=5&page=2&view=8&status=NEW');
  expect(searchOfView(odd)).toEqual({ status: 'NEW', store_id: '3', view: '7' });
});

it('columns are named in their order, as usual not at all, and what is gone is left out', () => {
  expect(columnsText(noChoice, columns)).toBeUndefined();
  const choice = choiceOf('number,gone,buyer', columns) ?? noChoice;
  expect(columnsText(choice, columns)).toBe('number,buyer');
  expect(choiceOf('gone', columns)).toBeUndefined();
  expect(choiceOf(undefined, columns)).toBeUndefined();
});
