import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { type InventoryFilters, listCallOf } from './inventory-search.ts';
import { recentRows, withRows } from './live/inventory-events.ts';

type Needed = Pick<Services, 'api' | 'events'>;

export const inventoryListKey = ['inventories', 'list'] as const;
export const inventoryFilterKey = ['inventories', 'filter'] as const;

/** One page of products, each with the units the store sells it in. What happened while it was on its way is put into it. */
export const inventoryPageQuery = (
  { api, events }: Needed,
  filters: InventoryFilters,
  page: number,
) =>
  queryOptions({
    queryKey: [...inventoryListKey, filters, page] as const,
    queryFn: async ({ signal }) => {
      const query = listCallOf(filters, page);
      const answer = await api('GET /api/v2/inventories/list', { query }, { signal });
      return withRows(answer, recentRows(events.recent()));
    },
    meta: cachedOnDevice,
  });
