import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';
import { allStores } from '../../../platform/state/store-slice.ts';
import { homeKey } from '../home.query.ts';

/** How today goes: dear to count, so it is asked for again by itself and seldom. */
export const pictureQuery = ({ api }: Pick<Services, 'api'>, store_id: string) =>
  queryOptions({
    queryKey: [...homeKey, 'picture', { store_id }] as const,
    queryFn: ({ signal }) => {
      const query = store_id === allStores ? { select_all_store: true } : { store_id };
      return api('GET /api/stores/seller-analytics/home', { query }, { signal });
    },
    staleTime: 15_000,
    meta: cachedOnDevice,
  });
