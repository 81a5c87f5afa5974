import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/api/client.ts';

export const supportQuery = (api: Api) =>
  queryOptions({
    queryKey: ['configuration', 'support'],
    queryFn: () => api('GET /api/configuration/support'),
  });
