import type { OrderRow } from '@marketplace/contract/order-row';
import { usualPageSize } from '@marketplace/contract/page-size';
import type { SteadyRows } from '../../../platform/lists/steady-rows.ts';

export const pageOf = (place: number): number => Math.floor(place / usualPageSize) + 1;

/** Where the list has now what is seen at a place: not counting what waits, but still counting what is about to go. */
export const placeNow = (
  place: number,
  offset: number,
  { arrivals, left }: Pick<SteadyRows<OrderRow>, 'arrivals' | 'left'>,
): number => (place < offset ? place : Math.max(offset, place + arrivals - left.length));

/** The orders from one place to another as they are seen, also those that nobody has scrolled past. */
export async function ordersBetween(
  from: number,
  to: number,
  rowAt: (place: number) => OrderRow | undefined,
  now: (place: number) => number,
  readPage: (page: number) => Promise<readonly OrderRow[]>,
): Promise<OrderRow[]> {
  const pages = new Map<number, Promise<readonly OrderRow[]>>();
  const read = async (place: number) => {
    const page = pageOf(place);
    const rows = pages.get(page) ?? readPage(page);
    pages.set(page, rows);
    return (await rows)[place % usualPageSize];
  };
  const places = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const orders = await Promise.all(places.map((place) => rowAt(place) ?? read(now(place))));
  return orders.flatMap((order) => order ?? []);
}
