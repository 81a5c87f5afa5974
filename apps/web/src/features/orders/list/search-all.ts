import type { OrderSearch } from '../order-search.ts';

/**
 * The list that words are searched for in: the first of them search all statuses, and who then chooses a tab stays in it.
 * Without words it is the tab again that was left for them.
 */
export function searchedFor(
  { page: _page, orderId: _order, query: before, status, ...rest }: OrderSearch,
  query: string | undefined,
  left: string | undefined,
): OrderSearch {
  const statusOf = () => {
    if (!query) return before ? (status ?? left) : status;
    return before ? status : undefined;
  };
  const chosen = statusOf();
  return { ...rest, ...(query ? { query } : {}), ...(chosen ? { status: chosen } : {}) };
}
