import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../platform/api/client.ts';
import { cachedOnDevice } from '../platform/offline/cached-on-device.ts';

export const supportQuery = (api: Api) =>
  queryOptions({
    queryKey: ['configuration', 'support'],
    queryFn: () => api('GET /api/configuration/support'),
    meta: cachedOnDevice,
  });
