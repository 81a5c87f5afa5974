import { expect, it } from 'vitest';
import { failed, idle, loaded, loading } from '../state/request.ts';
import { goBackLink } from './go-back-link.ts';

const linkAfter = (request: typeof idle) =>
  goBackLink({ orders: { confirm: { ...request, order_id: '7' } } });

it('leads back to the app, which reads its orders again once one was confirmed here [EN-21]', () => {
  expect([idle, loading, failed('')].map(linkAfter)).toEqual(
    Array.from({ length: 3 }, () => 'marketplace://go-back'),
  );
  expect(linkAfter(loaded)).toBe('marketplace://go-back?action=refresh_orders');
});
