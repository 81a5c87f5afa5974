import type { AnswerOf } from '@marketplace/contract/call';
import { queryOptions } from '@tanstack/react-query';
import { keptOnDevice } from '../../platform/offline/kept-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { type InventoryFilters, listCallOf } from './inventory-search.ts';

type Needed = Pick<Services, 'api'>;

export type InventoryPage = AnswerOf<'GET /api/v2/inventories/list'>;
export const inventoryListKey = ['inventories', 'list'] as const;
export const inventoryFilterKey = ['inventories', 'filter'] as const;
export const pageSize = 20;

/** One page of products, each with the units the store sells it in. */
export const inventoryPageQuery = ({ api }: Needed, filters: InventoryFilters, page: number) =>
  queryOptions({
    queryKey: [...inventoryListKey, filters, page] as const,
    queryFn: ({ signal }) =>
      api('GET /api/v2/inventories/list', { query: listCallOf(filters, page) }, { signal }),
    meta: keptOnDevice,
  });
