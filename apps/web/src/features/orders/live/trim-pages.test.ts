import { usualPageSize } from '@marketplace/contract/page-size';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { sampleOrder, samplePage } from '../../../testing/samples.ts';
import { orderListKey } from '../order-list.query.ts';
import type { OrderPage } from '../order-page.ts';
import { trimPages } from './trim-pages.ts';

/** Pages of a list as they are on hand, by the numbers of their orders. */
function pagesOnHand(pages: Record<number, number[]>, filters: object = {}) {
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  for (const [number, ids] of Object.entries(pages))
    queryClient.setQueryData(
      [...orderListKey, filters, Number(number)],
      samplePage(ids.map((id) => sampleOrder({ id: String(id) }))),
    );
  trimPages(queryClient);
  return (number: number) =>
    queryClient
      .getQueryData<OrderPage>([...orderListKey, filters, number])
      ?.data.map(({ id }) => Number(id));
}

const range = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

it('new orders push the last of each page onto the next, and none is lost or shown twice', () => {
  const data = pagesOnHand({ 1: range(63, 41), 2: range(40, 21), 3: range(20, 1) });
  expect(data(1)).toEqual(range(63, 44));
  expect(data(2)).toEqual(range(43, 24));
  expect(data(3)).toEqual(range(23, 4));
});

it('what the next page has already is not put into it once more', () => {
  const data = pagesOnHand({ 1: range(42, 20), 2: range(21, 2) });
  expect(data(1)).toHaveLength(usualPageSize);
  expect(data(2)).toEqual([22, ...range(21, 3)]);
});

it('a page that is not on hand will be asked for as it is then', () => {
  const data = pagesOnHand({ 1: range(45, 21), 3: range(3, 1) });
  expect(data(1)).toEqual(range(45, 26));
  expect(data(3)).toEqual(range(3, 1));
});
