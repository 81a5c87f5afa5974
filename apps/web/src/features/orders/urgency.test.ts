import { expect, it } from 'vitest';
import { shortTimeLeft } from '../../platform/format/time.ts';
import { sampleOrder } from '../../testing/samples.ts';
import { dueOf, urgencyOf } from './urgency.ts';

const minute = 60_000;
const hour = 60 * minute;

it.each([
  [24 * hour, 'calm', '24 j'],
  [4 * hour + minute, 'calm', '4 j'],
  [4 * hour, 'soon', '4 j'],
  [2.5 * hour, 'soon', '2 j 30 m'],
  [hour + minute, 'soon', '1 j 1 m'],
  [hour, 'urgent', '1 j'],
  [18 * minute, 'urgent', '18 mnt'],
  [30_000, 'urgent', '< 1 mnt'],
  [-minute, 'urgent', '< 1 mnt'],
  [75 * hour, 'calm', '3 hari'],
])('%d milliseconds before the end it is %s, and is written %s', (left, urgency, words) => {
  expect(urgencyOf(left)).toBe(urgency);
  if (left > 0) expect(shortTimeLeft(left)).toBe(words);
});

it('presses only who can act, and only where something is lost by waiting', () => {
  const order = sampleOrder({ id: '1' });
  expect(dueOf(order)).toBe(order.deadline_at);
  expect(dueOf({ ...order, allowed_actions: [] })).toBeUndefined();
  expect(dueOf({ ...order, deadline_at: null })).toBeUndefined();
  const delivered = { ...order, fulfilment_status: 'DELIVERED' } as const;
  expect(dueOf({ ...delivered, allowed_actions: ['confirm_payment'] })).toBeUndefined();
});
