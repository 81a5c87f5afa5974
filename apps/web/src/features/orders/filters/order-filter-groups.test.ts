import { expect, it } from 'vitest';
import { filterGroups, lastDays, toggled } from './order-filter-groups.ts';

const delivery = filterGroups.find(({ name }) => name === 'delivery') ?? { choices: [] };

it('ticks and unticks, in the order the choices stand in', () => {
  expect(toggled(delivery, undefined, 'BUYER_PICKUP')).toBe('BUYER_PICKUP');
  expect(toggled(delivery, 'BUYER_PICKUP', 'STORE_COURIER')).toBe('STORE_COURIER,BUYER_PICKUP');
  expect(toggled(delivery, 'STORE_COURIER,BUYER_PICKUP', 'STORE_COURIER')).toBe('BUYER_PICKUP');
  expect(toggled(delivery, 'BUYER_PICKUP', 'BUYER_PICKUP')).toBeUndefined();
});

it('the last seven days end today, over the end of a month', () => {
  expect(lastDays(7, ['2026-03-02'])).toEqual({ date_from: '2026-02-24', date_to: '2026-03-02' });
  expect(lastDays(1, ['2026-03-02'])).toEqual({ date_from: '2026-03-02', date_to: '2026-03-02' });
});

it('today is that of every store: in the east the next day has begun', () => {
  const todays = ['2026-03-03', '2026-03-02'];
  expect(lastDays(1, todays)).toEqual({ date_from: '2026-03-02', date_to: '2026-03-03' });
  expect(lastDays(7, todays)).toEqual({ date_from: '2026-02-24', date_to: '2026-03-03' });
});
