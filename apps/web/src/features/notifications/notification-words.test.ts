import type { Notification } from '@marketplace/contract/notification';
import { expect, it } from 'vitest';
import { byDays, linkOf } from './notification-words.ts';

const row = (created_at: string, time_zone = 'Asia/Jakarta'): Notification => ({
  id: '1.ORDERS.1',
  store_id: '1',
  store_name: 'Toko',
  time_zone,
  category: 'ORDERS',
  kind: 'order.new',
  title: 'Pesanan baru',
  text: '',
  path: '/seller/orders',
  created_at,
  read: false,
});

it('days are those of the store’s own clock, and said as today says them [RT-14]', () => {
  const now = Date.parse('2026-11-19T01:00:00Z');
  const rows = [
    row('2026-11-19T00:30:00Z'),
    row('2026-11-18T17:30:00Z'),
    row('2026-11-18T16:30:00Z'),
    row('2026-11-18T15:30:00Z', 'Asia/Jayapura'),
    row('2026-11-16T10:00:00Z'),
  ];
  expect(byDays(rows, now).map(({ heading, rows }) => [heading, rows.length])).toEqual([
    ['Hari ini', 3],
    ['Kemarin', 1],
    ['16 Nov 2026', 1],
  ]);
});

it('today is one heading, though it is another date in the next zone [RT-14]', () => {
  const now = Date.parse('2026-11-19T15:30:00Z');
  const rows = [
    row('2026-11-19T15:20:00Z', 'Asia/Jayapura'),
    row('2026-11-19T15:10:00Z'),
    row('2026-11-19T14:30:00Z', 'Asia/Jayapura'),
  ];
  expect(byDays(rows, now).map(({ heading, rows }) => [heading, rows.length])).toEqual([
    ['Hari ini', 2],
    ['Kemarin', 1],
  ]);
});

it.each([
  [
    '/seller/orders/detail?orderId=9&store_id=1',
    '/seller/orders/detail',
    { orderId: '9', store_id: '1' },
  ],
  ['/seller/payouts', '/seller/payouts', {}],
  ['//elsewhere.example/x', '/seller/notifications', {}],
  ['https://elsewhere.example/x', '/seller/notifications', {}],
  ['javascript:alert(1)', '/seller/notifications', {}],
])('%s leads to %s', (path, to, search) => {
  expect(linkOf(path)).toEqual({ to, search });
});
