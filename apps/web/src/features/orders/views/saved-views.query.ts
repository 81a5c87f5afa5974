import { queryOptions, useQuery } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import { type Services, useServices } from '../../../platform/services.ts';
import type { OrderSearch } from '../order-search.ts';
import { viewsOf } from './view-address.ts';

/** The views of the stores that are looked at: one's own, and those that others share. */
export const savedViewsQuery = ({ api }: Pick<Services, 'api'>, store_id: string | undefined) => {
  const query = viewsOf(store_id);
  return queryOptions({
    queryKey: ['orders', 'views', query] as const,
    queryFn: ({ signal }) => api('GET /api/saved-views/list', { query }, { signal }),
    meta: cachedOnDevice,
  });
};

/** The view that the list is looked at by, once it is known. */
export function useOpenView({ store_id, view }: OrderSearch) {
  const query = savedViewsQuery(useServices(), store_id);
  const { data } = useQuery({ ...query, enabled: view !== undefined });
  return data?.views.find(({ id }) => id === view);
}
