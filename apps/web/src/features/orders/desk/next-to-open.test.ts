import type { OrderRow } from '@marketplace/contract/order-row';
import { expect, it } from 'vitest';
import { sampleOrder } from '../../../testing/samples.ts';
import { nextToOpen } from './next-to-open.ts';

const waiting = (id: string) =>
  sampleOrder({ id, fulfilment_status: 'NEW', allowed_actions: ['accept'] });
const over = (id: string) => sampleOrder({ id, fulfilment_status: 'NEW', allowed_actions: [] });
const accepted = (id: string) =>
  sampleOrder({ id, fulfilment_status: 'PROCESSING', allowed_actions: ['confirm_shipment'] });
const free = () => false;
const next = (rows: readonly OrderRow[], done: string, isBusy: (id: string) => boolean = free) =>
  nextToOpen({ rows, left: [] }, { status: 'NEW' }, done, isBusy)?.id;

it('goes on with the next order that waits for something', () => {
  const rows = [waiting('1'), waiting('2'), over('3'), waiting('4')];
  expect(next(rows, '1')).toBe('2');
  expect(next(rows, '2')).toBe('4');
  expect(next(rows, '1', (id) => id === '2')).toBe('4');
});

it('turns back at the end, and stays where nothing else waits', () => {
  expect(next([waiting('1'), waiting('2'), waiting('3')], '3')).toBe('2');
  expect(next([over('1'), waiting('2'), over('3')], '2')).toBeUndefined();
  expect(next([], '2')).toBeUndefined();
  // One that has left the list already: on from the top.
  expect(next([waiting('1'), waiting('2')], '9')).toBe('1');
});

it('passes by what was dealt with before, though its row is still there', () => {
  expect(next([waiting('1'), accepted('2'), waiting('3')], '1')).toBe('3');
  expect(next([accepted('1'), waiting('2')], '2')).toBeUndefined();
});

it('passes by what the list no longer has, though its row is as it was', () => {
  const rows = [waiting('1'), waiting('2'), waiting('3')];
  const left = rows.slice(1, 2);
  expect(nextToOpen({ rows, left }, { status: 'NEW' }, '1', free)?.id).toBe('3');
});

it('goes on with any status where the list has any', () => {
  expect(nextToOpen({ rows: [accepted('2')], left: [] }, {}, '1', free)?.id).toBe('2');
});
