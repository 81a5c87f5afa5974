import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePlainSearch } from '../../platform/navigation/plain-search.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { filtersOf, listCallOf, readOrderSearch, sortOf } from './order-search.ts';

const read = (address: string) => readOrderSearch(parsePlainSearch(address));

describe('an address', () => {
  it('says everything about the list', () => {
    const address =
      '?store_id=1,3&status=NEW,SHIPPED&query=indomie&payment_status=PAID&payment_method=COD,TERM' +
      '&delivery=BUYER_PICKUP&date_from=2026-08-01&date_to=2026-08-17&sort=deadline&page=3&orderId=12';
    expect(read(address)).toEqual({
      store_id: '1,3',
      status: 'NEW,SHIPPED',
      query: 'indomie',
      payment_status: 'PAID',
      payment_method: 'COD,TERM',
      delivery: 'BUYER_PICKUP',
      date_from: '2026-08-01',
      date_to: '2026-08-17',
      sort: 'deadline',
      page: 3,
      orderId: '12',
    });
  });

  it.each([
    'store_id=abc',
    'store_id=-2',
    'store_id=',
    'store_id=0',
    'store_id=,',
    'store_id=1234567890123456789',
    'status=new',
    'status=toString',
    'status=__proto__',
    'query=%20%20',
    'payment_status=LUNAS',
    'payment_method=BITCOIN',
    'delivery=DRONE',
    'date_from=17-08-2026',
    'date_from=2026-02-30',
    'date_to=2026-13-01',
    'date_to=1999-01-01',
    'sort=price',
    'page=0',
    'page=1',
    'page=-3',
    'page=2.5',
    'page=dua',
    'page=9999999999',
    'orderId=12a',
    'orderId=1234567890123456789',
    'unknown=1',
  ])('with %s says nothing', (part) => {
    expect(read(`?${part}`)).toEqual({});
  });

  it('keeps the known ones among several, and blanks around words away', () => {
    expect(read('?status=NEW,GONE,SHIPPED&query=%20gula%20&store_id=1,,3')).toEqual({
      status: 'NEW,SHIPPED',
      query: 'gula',
      store_id: '1,3',
    });
    expect(read(`?query=${'x'.repeat(150)}`).query).toHaveLength(100);
  });

  it('whose days are the wrong way round means neither', () => {
    expect(read('?date_from=2026-08-17&date_to=2026-08-01')).toEqual({});
    expect(read('?date_from=zz&date_to=2026-08-01')).toEqual({ date_to: '2026-08-01' });
    expect(read('?date_from=2026-08-17')).toEqual({ date_from: '2026-08-17' });
  });

  it('means the same list whatever page or order is open', () => {
    expect(filtersOf(read('?status=NEW&page=4&orderId=12'))).toEqual({ status: 'NEW' });
  });

  it.each([
    ['?status=NEW', 'deadline', { status: 'NEW' }],
    ['?status=NEW&sort=deadline', 'deadline', { status: 'NEW' }],
    ['?status=NEW&sort=newest', 'newest', { status: 'NEW', sort: 'newest' }],
    ['?status=SHIPPED&sort=newest', 'newest', { status: 'SHIPPED' }],
    ['?status=NEW,SHIPPED', 'newest', { status: 'NEW,SHIPPED' }],
    ['?sort=deadline', 'deadline', { sort: 'deadline' }],
    ['', 'newest', {}],
  ])('%s is a list by %s, and the same one however it is written', (address, sort, filters) => {
    expect(filtersOf(read(address))).toEqual(filters);
    expect(sortOf(filtersOf(read(address)))).toBe(sort);
  });

  it('may hold numbers already: the router gives them to itself', () => {
    expect(readOrderSearch({ page: 2, status: ['NEW'], query: 5 })).toEqual({ page: 2 });
  });
});

describe('the call of the list', () => {
  it.each([
    ['7', { seller_store_id: '7' }],
    ['-1', { select_all_seller_store: true }],
    [undefined, { select_all_seller_store: true }],
    ['1,3', { select_all_seller_store: true, store_id: '1,3' }],
  ])('for store %s is as seller, with %o', (store_id, choice) => {
    const filters = store_id ? { store_id, status: 'NEW' } : { status: 'NEW' };
    expect(listCallOf(filters, 2)).toEqual({
      is_seller: true,
      ...choice,
      status: 'NEW',
      sort: 'deadline',
      page: 2,
    });
  });
});

describe('against the real API', () => {
  let marketplace: Marketplace;
  let token: string;
  beforeAll(async () => {
    marketplace = await startMarketplace();
    token = await marketplace.signIn(marketplace.people.owner);
  });
  afterAll(() => marketplace.close());

  const answerTo = (address: string) => {
    const search = read(address);
    const query = { ...listCallOf(filtersOf(search), search.page ?? 1) };
    return marketplace.call(contract.orders.list, { query }, token);
  };

  it.each([
    '?store_id=1&status=NEW,SHIPPED&payment_status=PAID&sort=highest_value',
    '?store_id=1,3&query=indomie&date_from=2026-08-01&date_to=2026-08-17',
    '?store_id=,&status=,&page=&sort=&query=%00%01&date_from=2026-02-30',
    '?store_id=0,00,1&payment_method=,COD,&delivery=x,BUYER_PICKUP',
    '?date_from=2026-08-17&date_to=2026-08-01',
    `?query=${'%F0%9F%9B%92'.repeat(80)}`,
    '?query=%25_%5C%27%22;--',
    `?status=${'NEW,'.repeat(20)}`,
  ])('%s is a list, and never refused', async (address) => {
    const { status, text } = await answerTo(address);
    expect(status, text).toBe(200);
  });

  it('several stores are those and no others', async () => {
    const { body } = await answerTo('?store_id=1,3');
    expect(body.data.length).toBeGreaterThan(0);
    expect(new Set(body.data.map(({ store_id }) => store_id))).toEqual(new Set(['1', '3']));
    const all = await answerTo('?store_id=-1');
    expect(all.body.total_data).toBeGreaterThan(body.total_data);
  });
});
