import { expect, it } from 'vitest';
import { sampleOrder } from '../../testing/samples.ts';
import { newsOf, newsTime } from './news.ts';

const order = sampleOrder({ id: '9', order_number: '2608170009' });
const event = (kind: string, payload: Record<string, unknown> = order) => ({
  id: '100-1',
  store_id: '1',
  area: 'order' as const,
  created_at: order.created_at,
  kind,
  payload,
});

it('a new order is news, with its buyer, number, worth and store', () => {
  expect(newsOf(event('order.created'))).toEqual({
    title: 'Pesanan baru dari Warung Bu Tini',
    text: '#2608170009, Rp\u00a01.250.000, Toko Grosir Sumber Rejeki',
    order_number: '2608170009',
    time_zone: 'Asia/Jakarta',
  });
});

it('an order that its buyer takes back is news', () => {
  const cancelled = { ...order, fulfilment_status: 'CANCELLED' };
  expect(newsOf(event('order.changed', cancelled))).toMatchObject({
    title: 'Warung Bu Tini membatalkan pesanan',
    text: '#2608170009, Rp\u00a01.250.000, Toko Grosir Sumber Rejeki',
  });
});

it.each(['PROCESSING', 'SHIPPED', 'REJECTED', 'COMPLETED'])(
  'an order that became %s is none',
  (fulfilment_status) => {
    expect(newsOf(event('order.changed', { ...order, fulfilment_status }))).toBeUndefined();
  },
);

it('what is not about orders is none', () => {
  expect(newsOf(event('inventory.changed', {}))).toBeUndefined();
});

it('the time of news is that of its store, and so is the day [BC-04]', () => {
  const at = '2026-11-16T15:50:00.000Z';
  const now = Date.parse('2026-11-16T16:05:00.000Z');
  expect(newsTime(at, 'Asia/Jakarta', now)).toBe('22:50 WIB');
  expect(newsTime(at, 'Asia/Makassar', now)).toBe('16 Nov 2026 23:50 WITA');
  expect(newsTime(at, 'Asia/Jayapura', now)).toBe('00:50 WIT');
});
