import { expect, it } from 'vitest';
import { pathWithIds } from './path-with-ids.ts';
import { needsStores } from './store-exempt.ts';

it('a path with all its ids is that path, without one of them the order list', () => {
  const to = '/seller/orders/confirm-order-delivered';
  expect(pathWithIds(to, { orderId: '7', store_id: '1' })).toEqual({
    to,
    search: { orderId: '7', store_id: '1' },
  });
  for (const orderId of [undefined, '', ' ']) {
    expect(pathWithIds(to, { orderId, store_id: '1' })).toEqual({
      to: '/seller/orders',
      search: {},
    });
  }
});

it('the onboarding and the buyers’ chat do without stores, other private screens do not', () => {
  expect(['/seller/onboarding', '/buyer/chat/room'].some(needsStores)).toBe(false);
  expect(['/seller/orders', '/seller', '/', '/seller/onboarding/x'].every(needsStores)).toBe(true);
});
