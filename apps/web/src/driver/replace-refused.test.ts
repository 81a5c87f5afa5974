import { expect, it } from 'vitest';
import type { OutboxItem } from '../platform/offline/device-records.ts';
import type { Stop } from './driver-device.ts';
import { replacedReports } from './replace-refused.ts';
import { cashRefused, openStops } from './stop-words.ts';

const refusal = { code: 'photo_lost', error_message: '' } as const;
const item = (id: number, order_id: string, more: Partial<OutboxItem> = {}) =>
  ({ id, record: `order:${order_id}`, body: {}, ...more }) as OutboxItem;

it('a refused report gives way to any newer one of its stop, and to no other', () => {
  const items = [
    item(1, '7', { refusal }),
    item(2, '8', { refusal }),
    item(3, '7'),
    item(4, '9'),
    item(5, '9', { refusal }),
  ];
  expect(replacedReports(items).map(({ id }) => id)).toEqual([1]);
});

it('cash that was refused is still with the driver', () => {
  const taken = { body: { taken_amount: 700 } };
  expect(cashRefused([item(1, '7', { ...taken, refusal }), item(2, '8', taken)])).toBe(700);
});

it('what is tried again later comes last, also while the store does not know yet', () => {
  const stops = ['7', '8', '9'].map((order_id) => ({ order_id, state: 'OPEN' }) as Stop);
  const later = { body: { is_tried_again: true } };
  const order = openStops(stops, [item(1, '8', later), item(2, '7', later)]);
  expect(order.map(({ order_id }) => order_id)).toEqual(['9', '8', '7']);
});
