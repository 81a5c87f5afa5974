import type { SearchKind } from '@marketplace/contract/inventory-choices';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';

export const historiesKey = (store_id: string, kind: SearchKind) =>
  ['search-histories', { store_id }, kind] as const;

/** What the person searched for last. */
export const historiesQuery = (
  { api }: Pick<Services, 'api'>,
  store_id: string,
  kind: SearchKind,
) =>
  queryOptions({
    queryKey: historiesKey(store_id, kind),
    queryFn: ({ signal }) =>
      api('GET /api/search-histories/get', { query: { store_id, kind } }, { signal }),
    staleTime: 0,
  });
