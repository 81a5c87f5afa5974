import { expect, it } from 'vitest';
import { filterGroups, toggled } from './order-filter-groups.ts';

const delivery = filterGroups.find(({ name }) => name === 'delivery') ?? { choices: [] };

it('ticks and unticks, in the order the choices stand in', () => {
  expect(toggled(delivery, undefined, 'BUYER_PICKUP')).toBe('BUYER_PICKUP');
  expect(toggled(delivery, 'BUYER_PICKUP', 'STORE_COURIER')).toBe('STORE_COURIER,BUYER_PICKUP');
  expect(toggled(delivery, 'STORE_COURIER,BUYER_PICKUP', 'STORE_COURIER')).toBe('BUYER_PICKUP');
  expect(toggled(delivery, 'BUYER_PICKUP', 'BUYER_PICKUP')).toBeUndefined();
});
