import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';
import { filtersOf, type InventoryFilters, type ListQuery } from '../inventory-search.ts';

type Needed = Pick<Services, 'api'>;

/** Which listings the grid has, settled when it is opened: what others change meanwhile moves no row. */
export const gridListingsQuery = ({ api }: Needed, store_id: string, search: InventoryFilters) => {
  const { store_id: _several, sort: _sort, ...filter } = filtersOf(search);
  return queryOptions({
    queryKey: ['inventory-grid', { store_id }, filter] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/inventories/plans/listings',
        { query: { store_id, ...(filter as Omit<ListQuery, 'store_id'>) } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
};
