import { expect, it } from 'vitest';
import { sampleOrder } from '../../testing/samples.ts';
import { newsOf } from './news.ts';

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
