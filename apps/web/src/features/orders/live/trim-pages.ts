import { usualPageSize } from '@marketplace/contract/page-size';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { changeAnswer } from '../../../platform/realtime/change-on-hand.ts';
import { orderListKey } from '../order-list.query.ts';
import type { OrderPage } from '../order-page.ts';

type Pages = Map<number, Query>;

/**
 * New orders push others from the end of a page to the head of the next, as the server would have it: a list that is
 * open all day does not grow, and has no hole.
 */
export function trimPages(queryClient: QueryClient): void {
  for (const pages of listsOnHand(queryClient).values()) pushOn(queryClient, pages);
}

/** The pages of each list that is on hand, by their numbers. */
function listsOnHand(queryClient: QueryClient): Map<string, Pages> {
  const lists = new Map<string, Pages>();
  for (const query of queryClient.getQueryCache().findAll({ queryKey: orderListKey })) {
    const [, , filters, number] = query.queryKey;
    const pages: Pages = lists.get(hashKey([filters])) ?? new Map();
    lists.set(hashKey([filters]), pages.set(number as number, query));
  }
  return lists;
}

function pushOn(queryClient: QueryClient, pages: Pages): void {
  let pushed: OrderPage['data'] = [];
  for (let number = 1, query = pages.get(1); query; query = pages.get(++number)) {
    let rest: OrderPage['data'] = [];
    changeAnswer<OrderPage>(queryClient, query, (page) => {
      const known = new Set(page.data.map(({ id }) => id));
      const data = [...pushed.filter(({ id }) => !known.has(id)), ...page.data];
      rest = data.slice(usualPageSize);
      if (data.length === page.data.length && rest.length === 0) return page;
      return { ...page, data: data.slice(0, usualPageSize) };
    });
    if (rest.length === 0) return;
    pushed = rest;
  }
}
