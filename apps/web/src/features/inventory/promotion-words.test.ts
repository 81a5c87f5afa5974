import { expect, it } from 'vitest';
import { promotionWords } from './promotion-words.ts';

const promotion = {
  cms_id: '1',
  name: 'Pekan',
  price: 9000,
  quota: 5,
  taken: 4,
  starts_at: '2026-12-12T00:00:00Z',
  ends_at: '2026-12-13T00:00:00Z',
};
const at = (instant: string, more = {}) =>
  promotionWords({ ...promotion, ...more }, Date.parse(instant));

it('turns at the minute, and says nothing of what is over or taken [RT-21]', () => {
  expect(at('2026-12-11T23:59:59Z')).toEqual({ label: 'Akan promo', isRunning: false });
  expect(at('2026-12-12T00:00:00Z')).toEqual({ label: 'Promo', isRunning: true });
  expect(at('2026-12-13T00:00:00Z')).toBeUndefined();
  expect(at('2026-12-12T10:00:00Z', { taken: 5 })).toBeUndefined();
});
