import type { OrderRow } from '@marketplace/contract/order-row';
import { usualPageSize } from '@marketplace/contract/page-size';
import { useCallback, useRef, useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { orderPageQuery } from '../order-list.query.ts';
import { ordersOf } from '../order-page.ts';
import type { OrderFilters } from '../order-search.ts';
import { useOrderPages } from './use-order-pages.ts';

const pageOf = (place: number): number => Math.floor(place / usualPageSize) + 1;

/** The pages of a list that are in view, as rows by their place in all of it. */
export function useOrdersInView(filters: OrderFilters, firstPage: number) {
  const name = JSON.stringify(filters);
  const [view, setView] = useState({ name: '', first: 0, last: 0 });
  const begin = (firstPage - 1) * usualPageSize;
  const { first, last } = view.name === name ? view : { first: begin, last: begin };
  const list = useOrderPages(filters, pageOf(first), pageOf(last));
  const known = useRef({ name, total: { total_data: 0, total_is_capped: false } });
  const answer = list.pages.at(-1);
  // Between two pages that are on their way it is as long as it was.
  if (answer) known.current = { name, total: answer };
  const total = known.current.name === name ? known.current.total : nothing;
  const { shown } = list;
  const rowAt = (place: number): OrderRow | undefined => {
    // What is seen does not move; with a page of it on its way, each is where its own page has it.
    if (!list.isPending) return shown.rows[place - (pageOf(first) - 1) * usualPageSize];
    const page = list.results[pageOf(place) - pageOf(first)];
    if (!page?.data || page.isPlaceholderData) return undefined;
    return ordersOf(page.data)[place % usualPageSize];
  };
  const onView = useCallback(
    (first: number, last: number) => setView({ name, first, last }),
    [name],
  );
  // What waits behind the pill has no row yet, and what is about to go still has one.
  const count = Math.max(0, total.total_data - shown.arrivals + shown.left.length);
  return { list, name, total, count, rowAt, onView, view: { first, last } };
}

const nothing = { total_data: 0, total_is_capped: false };

/** The orders from one place of a list to another, also those that nobody has scrolled past. */
export function useOrdersBetween(filters: OrderFilters) {
  const services = useServices();
  return async (from: number, to: number): Promise<OrderRow[]> => {
    const numbers = Array.from(
      { length: pageOf(to) - pageOf(from) + 1 },
      (_, index) => pageOf(from) + index,
    );
    const pages = await Promise.all(
      numbers.map((page) =>
        services.queryClient.ensureQueryData(orderPageQuery(services, filters, page)),
      ),
    );
    const skipped = (pageOf(from) - 1) * usualPageSize;
    return pages.flatMap(ordersOf).slice(from - skipped, to - skipped + 1);
  };
}
