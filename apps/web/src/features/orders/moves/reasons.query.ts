import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';

/** The reasons to choose from; the last known ones do without a signal. */
export const reasonsQuery = ({ api }: Pick<Services, 'api'>, what: 'rejection' | 'failure') =>
  queryOptions({
    queryKey: ['orders', 'reasons', what] as const,
    queryFn: ({ signal }) =>
      api('GET /api/orders/seller-rejection-reason/list', { query: { for: what } }, { signal }),
    meta: cachedOnDevice,
  });
