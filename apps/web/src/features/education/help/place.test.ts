import { expect, it } from 'vitest';
import { placeOf, readPlace } from './place.ts';

it.each([
  ['/seller/orders?status=NEW', { screen: '/seller/orders' }],
  [
    '/seller/orders/detail?orderId=12&store_id=3',
    { screen: '/seller/orders/detail', orderId: '12', store_id: '3' },
  ],
  ['/seller?store_id=-1', { screen: '/seller' }],
  ['//evil.example/', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['/seller"><script>', undefined],
  [`/${'a'.repeat(600)}`, undefined],
])('%s is %j [API-78]', (address, place) => {
  expect(readPlace(address)).toEqual(place);
});

it('what was searched for is not told', () => {
  expect(placeOf('/seller/orders', { status: 'NEW', query: 'Bu Ani', x: 'a b' })).toBe(
    '/seller/orders?status=NEW',
  );
  expect(placeOf('/seller', {})).toBe('/seller');
});
