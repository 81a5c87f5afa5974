import { expect, it } from 'vitest';
import type { OutboxItem } from '../platform/offline/device-records.ts';
import type { Stop } from './driver-device.ts';
import { cashFor, cashTaken, isOpen, loweredLines, mapLink } from './stop-words.ts';

const stop: Stop = {
  order_id: '7',
  order_number: 'A-7',
  state: 'OPEN',
  buyer_name: 'Toko Maju & Jaya',
  phone_number: null,
  address: 'Jl. Melati 3, Bogor',
  latitude: null,
  longitude: null,
  driver_note: '',
  buyer_note: '',
  cash_amount: 105_000,
  lines: [
    { id: '1', product_name: 'Beras', uom_name: 'sak', quantity: 2, unit_price: 40_000 },
    { id: '2', product_name: 'Gula', uom_name: 'pak', quantity: 1, unit_price: 20_000 },
  ],
  reports: [],
};
const item = (more: object) =>
  ({ record: 'order:7', body: {}, ...more }) as Pick<OutboxItem, 'record' | 'body'> as OutboxItem;

it('what is missing comes off the cash and is told line by line', () => {
  expect(cashFor(stop, {})).toBe(105_000);
  expect(loweredLines(stop, {})).toEqual([]);
  expect(cashFor(stop, { 1: 1 })).toBe(65_000);
  const short = { line_id: '1', quantity: 1 };
  expect(loweredLines(stop, { 1: 1, 2: 1 })).toEqual([{ ...short, goods: 'TO_STOCK' }]);
  expect(loweredLines(stop, { 1: 1 }, { 1: true })).toEqual([{ ...short, goods: 'TO_LOSS' }]);
  expect(cashFor({ ...stop, cash_amount: null }, { 1: 1 })).toBeUndefined();
});

it('of cash a discount comes off with what is missing, as the store reckons it [RT-65]', () => {
  const [rice, ...rest] = stop.lines;
  if (!rice) throw new Error('a stop without goods');
  const discounted = { ...rice, ordered_quantity: 3, ordered_discount: 1000 };
  const lowered = { ...stop, lines: [discounted, ...rest] };
  expect([2, 1, 0].map((handed) => cashFor(lowered, { 1: handed }))).toEqual([
    105_000,
    105_000 - 39_666,
    105_000 - 79_333,
  ]);
});

it('a quantity from before the order was lowered counts no more than there is', () => {
  expect(loweredLines(stop, { 1: 5 })).toEqual([]);
  expect(cashFor(stop, { 1: 5 })).toBe(105_000);
});

it('what was done without a signal is done; what is tried again or was refused is not', () => {
  expect(isOpen(stop, [])).toBe(true);
  expect(isOpen(stop, [item({})])).toBe(false);
  expect(isOpen(stop, [item({ body: { is_tried_again: true } })])).toBe(true);
  expect(isOpen(stop, [item({ refusal: { code: 'trip_stop_closed' } })])).toBe(true);
});

it('cash counts from the moment it is taken, and once', () => {
  const told = { kind: 'DELIVERED', reason: null, note: '', happened_at: '', taken_amount: 5000 };
  const delivered = { ...stop, reports: [told] } as Stop;
  const refused = item({ body: { taken_amount: 3 }, refusal: { code: 'trip_finished' } });
  expect(cashTaken([delivered, stop], [item({ body: { taken_amount: 700 } }), refused])).toBe(5700);
});

it('the way is shown to a point where there is one, and to the address otherwise', () => {
  expect(mapLink(stop)).toContain('destination=Toko%20Maju%20%26%20Jaya%2C%20Jl.%20Melati');
  expect(mapLink({ ...stop, latitude: -6.6, longitude: 106.8 })).toContain('-6.6%2C106.8');
});
