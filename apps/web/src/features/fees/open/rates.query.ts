import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../platform/api/client.ts';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';

/** What the marketplace charges now, for anybody. */
export const ratesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['seller-fees'],
    queryFn: ({ signal }) => api('GET /api/seller-fees/list', {}, { signal }),
    meta: cachedOnDevice,
  });
