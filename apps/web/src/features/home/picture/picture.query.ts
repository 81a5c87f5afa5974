import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';
import { allStores } from '../../../platform/state/store-slice.ts';
import { storeFiguresKey } from '../../../shared/figures/store-figures.query.ts';

/** How today goes. It follows what the figures of the stores follow: whatever happens in them. */
export const pictureQuery = ({ api }: Pick<Services, 'api'>, store_id: string) =>
  queryOptions({
    queryKey: [...storeFiguresKey, 'picture', { store_id }] as const,
    queryFn: ({ signal }) => {
      const query = store_id === allStores ? { select_all_store: true } : { store_id };
      return api('GET /api/stores/seller-analytics/home', { query }, { signal });
    },
    staleTime: 15_000,
    meta: cachedOnDevice,
  });
