import { expect, it } from 'vitest';
import { hasAcceptedBefore, isAccepting } from './use-first-accepted.ts';

const at = (path: string, responseStatus = 200) => ({
  name: `https://shop.invalid${path}`,
  responseStatus,
});

it('an order accepted before anybody listened counts, one that was refused does not [API-81]', () => {
  expect(hasAcceptedBefore([at('/api/orders/list')])).toBe(false);
  expect(hasAcceptedBefore([at('/api/orders/seller/accept-order', 409)])).toBe(false);
  expect(hasAcceptedBefore([at('/api/orders/seller/accept-order')])).toBe(true);
  // Of another origin a browser does not say how it ended.
  expect(hasAcceptedBefore([at('/api/orders/seller/accept-order', 0)])).toBe(true);
});

it('many accepted at once are accepted, too; other moves are not [API-81]', () => {
  const bulk = 'POST /api/orders/seller/bulk';
  expect(isAccepting({ call: bulk, body: { action: 'ACCEPT' } })).toBe(true);
  expect(isAccepting({ call: bulk, body: { action: 'SHIP' } })).toBe(false);
  expect(isAccepting({ call: 'POST /api/orders/seller/accept-order', body: {} })).toBe(true);
});
