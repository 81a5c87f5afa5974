import { usualPageSize } from '@marketplace/contract/page-size';
import { expect, it, vi } from 'vitest';
import { sampleOrder } from '../../../testing/samples.ts';
import { ordersBetween, placeNow } from './orders-between.ts';

const row = (id: string) => sampleOrder({ id });
const seen = [row('a'), row('b'), row('c')];
const page = async (number: number) =>
  Array.from({ length: usualPageSize }, (_, index) => row(`${number}-${index}`));
const same = (place: number) => place;

it('takes what is seen, whatever the list has there by now', async () => {
  const readPage = vi.fn(page);
  const orders = await ordersBetween(1, 2, (place) => seen[place], same, readPage);
  expect(orders).toEqual([seen[1], seen[2]]);
  expect(readPage).not.toHaveBeenCalled();
});

it('asks once for each page of what is out of view', async () => {
  const readPage = vi.fn(page);
  const last = usualPageSize + 1;
  const orders = await ordersBetween(2, last, (place) => seen[place], same, readPage);
  expect(orders).toHaveLength(usualPageSize);
  expect(orders[0]?.id).toBe('c');
  expect(orders[1]?.id).toBe('1-3');
  expect(orders.at(-1)?.id).toBe('2-1');
  expect(readPage.mock.calls).toEqual([[1], [2]]);
});

it('finds what is out of view behind what has come and without what has gone', async () => {
  const now = (place: number) => placeNow(place, 0, { arrivals: 2, left: [row('x')] });
  const orders = await ordersBetween(5, 5, () => undefined, now, page);
  expect(orders.map(({ id }) => id)).toEqual(['1-6']);
});

it('knows of nothing that has come before what is in view', () => {
  const news = { arrivals: 2, left: [] };
  expect(placeNow(4, usualPageSize, news)).toBe(4);
  expect(placeNow(usualPageSize, usualPageSize, news)).toBe(usualPageSize + 2);
});

it('leaves out places behind the end', async () => {
  expect(
    await ordersBetween(
      0,
      1,
      () => undefined,
      same,
      async () => [row('a')],
    ),
  ).toHaveLength(1);
});
