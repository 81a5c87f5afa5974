import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';
import { inventoryFilterKey } from '../inventory.query.ts';
import { storeOfCall } from '../inventory-search.ts';

/** What the list can be narrowed by, with counts. */
export const inventoryFilterQuery = (
  { api }: Pick<Services, 'api'>,
  store_id: string | undefined,
) =>
  queryOptions({
    queryKey: [...inventoryFilterKey, { store_id }] as const,
    queryFn: ({ signal }) =>
      api('GET /api/inventories/list/filter', { query: storeOfCall(store_id) }, { signal }),
    placeholderData: keepPreviousData,
    meta: cachedOnDevice,
  });
