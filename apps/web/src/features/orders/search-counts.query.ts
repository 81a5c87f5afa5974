import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../platform/services.ts';
import { listCallOf, type OrderFilters } from './order-search.ts';

export const searchCountsKey = ['orders', 'search-counts'] as const;

/** How many orders of each status have the words that are searched for: the same for every tab. */
export function searchCountsQuery({ api }: Pick<Services, 'api'>, of: OrderFilters) {
  const { status: _status, sort: _sort, ...filters } = of;
  const call = listCallOf(filters, 1);
  const { is_seller: _side, sort: _order, page: _page, page_size: _size, ...others } = call;
  const { status: _all, query = '', ...narrowed } = others;
  return queryOptions({
    queryKey: [...searchCountsKey, filters] as const,
    queryFn: ({ signal }) =>
      api('GET /api/orders/seller/search-counts', { query: { ...narrowed, query } }, { signal }),
    enabled: query !== '',
  });
}
