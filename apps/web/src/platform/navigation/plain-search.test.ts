import { describe, expect, it } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';

describe('an address', () => {
  it('is plain key=value: a number stays a number to read, without quotes', () => {
    expect(stringifyPlainSearch({ orderId: '12', store_id: 7, isMultiVariant: true })).toBe(
      '?orderId=12&store_id=7&isMultiVariant=true',
    );
  });

  it('keeps commas, colons and slashes readable', () => {
    const search = { status: 'REJECTED,EXPIRED', from: '/seller/orders?store_id=-1', at: '08:12' };
    expect(stringifyPlainSearch(search)).toBe(
      '?status=REJECTED,EXPIRED&from=/seller/orders%3Fstore_id%3D-1&at=08:12',
    );
  });

  it('leaves out what is not set, and is empty when nothing is', () => {
    expect(stringifyPlainSearch({ query: '', page: undefined, status: null })).toBe('');
    expect(stringifyPlainSearch({ query: '', page: 2 })).toBe('?page=2');
    expect(stringifyPlainSearch({ page: 0, isOpen: false })).toBe('?page=0&isOpen=false');
  });

  it('gives texts back, also where they look like something else', () => {
    expect(parsePlainSearch('?orderId=12&token=1e21&flag=true&list=[1]&none=null')).toEqual({
      orderId: '12',
      token: '1e21',
      flag: 'true',
      list: '[1]',
      none: 'null',
    });
    expect(parsePlainSearch('')).toEqual({});
  });

  it.each([
    'Indomie & Sarimi 50% = murah?',
    '%2C %3A %2F %252C + #',
    '"12"',
    'a,b:c/d\\e',
    'Žan Ćosić 🛒',
    '__proto__',
  ])('brings %s back as it was', (value) => {
    const search = { query: value, [value]: 'x' };
    expect(parsePlainSearch(stringifyPlainSearch(search))).toEqual(search);
  });
});
