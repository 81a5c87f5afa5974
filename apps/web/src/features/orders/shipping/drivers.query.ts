import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

/** All drivers of a store: few enough to be searched on the phone, signal or not. */
export const driversQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: ['drivers', 'list', { store_id }] as const,
    queryFn: ({ signal }) =>
      api('GET /api/store-couriers/list', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });
