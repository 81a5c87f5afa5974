import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';
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
