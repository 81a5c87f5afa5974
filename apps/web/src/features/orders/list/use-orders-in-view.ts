import type { OrderRow } from '@marketplace/contract/order-row';
import { usualPageSize } from '@marketplace/contract/page-size';
import { useCallback, useRef, useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { orderPageQuery } from '../order-list.query.ts';
import { ordersOf } from '../order-page.ts';
import type { OrderFilters } from '../order-search.ts';
import { ordersBetween, pageOf, placeNow } from './orders-between.ts';
import { useOrderPages } from './use-order-pages.ts';

/** The pages of a list that are in view, as rows by their place in all of it. */
export function useOrdersInView(filters: OrderFilters, firstPage: number) {
  const services = useServices();
  const name = JSON.stringify(filters);
  const [view, setView] = useState({ name: '', first: 0, last: 0 });
  const begin = (firstPage - 1) * usualPageSize;
  const { first, last } = view.name === name ? view : { first: begin, last: begin };
  const list = useOrderPages(filters, pageOf(first), pageOf(last));
  const known = useRef({ name, total: nothing });
  // What comes in is counted by the first page alone. Between two pages that are on their way it is as long as it was.
  const [answer] = list.pages.toSorted((one, other) => other.total_data - one.total_data);
  if (answer) known.current = { name, total: answer };
  const total = known.current.name === name ? known.current.total : nothing;
  const { shown } = list;
  const offset = (pageOf(first) - 1) * usualPageSize;
  const now = (place: number) => placeNow(place, offset, shown);
  const rowAt = (place: number): OrderRow | undefined => {
    const seen = shown.rows[place - offset];
    // What is seen does not move; behind a page that is on its way, each is where its own page has it.
    if (seen || !list.isPending) return seen;
    const page = list.results[pageOf(now(place)) - pageOf(first)];
    if (!page?.data || page.isPlaceholderData) return undefined;
    return ordersOf(page.data)[now(place) % usualPageSize];
  };
  const onView = useCallback(
    (first: number, last: number) => setView({ name, first, last }),
    [name],
  );
  const between = (from: number, to: number) =>
    ordersBetween(from, to, rowAt, now, (page) =>
      services.queryClient
        .ensureQueryData(orderPageQuery(services, filters, page))
        .then((answer) => ordersOf(answer)),
    );
  // What waits behind the pill has no row yet, and what is about to go still has one.
  const count = Math.max(0, total.total_data - shown.arrivals + shown.left.length);
  return { list, name, total, count, rowAt, between, onView, view: { first, last } };
}

const nothing = { total_data: 0, total_is_capped: false };
