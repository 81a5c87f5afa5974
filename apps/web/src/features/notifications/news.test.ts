import { expect, it } from 'vitest';
import { sampleEvent, sampleOrder, stockEvent } from '../../testing/samples.ts';
import { isNews } from './is-news.ts';
import { newsOf } from './news.ts';

const order = sampleOrder({ id: '9', order_number: '2608170009' });
it('a new order is news, with its buyer, number, worth and store', () => {
  expect(newsOf(sampleEvent(order))).toEqual({
    title: 'Pesanan baru dari Warung Bu Tini',
    text: '#2608170009, Rp\u00a01.250.000, Toko Grosir Sumber Rejeki',
    order_number: '2608170009',
    time_zone: 'Asia/Jakarta',
  });
});

it('an order that its buyer takes back is news', () => {
  const cancelled = { ...order, fulfilment_status: 'CANCELLED' as const };
  expect(newsOf(sampleEvent(cancelled, { previous: 'NEW' }))).toMatchObject({
    title: 'Warung Bu Tini membatalkan pesanan',
    text: '#2608170009, Rp\u00a01.250.000, Toko Grosir Sumber Rejeki',
  });
});

it.each(['PROCESSING', 'SHIPPED', 'REJECTED', 'COMPLETED'] as const)(
  'an order that became %s is none',
  (fulfilment_status) => {
    expect(
      newsOf(sampleEvent({ ...order, fulfilment_status }, { previous: 'NEW' })),
    ).toBeUndefined();
  },
);

it('what is not about orders is none', () => {
  expect(newsOf(stockEvent)).toBeUndefined();
});

it('is counted as news exactly where there are words for it', () => {
  const statuses = ['NEW', 'PROCESSING', 'CANCELLED', 'COMPLETED'] as const;
  const events = [
    sampleEvent(order),
    stockEvent,
    ...statuses.map((fulfilment_status) =>
      sampleEvent({ ...order, fulfilment_status }, { previous: 'NEW' }),
    ),
  ];
  for (const event of events) expect(isNews(event)).toBe(newsOf(event) !== undefined);
});
