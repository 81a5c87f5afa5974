import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';

export const storeFiguresKey = ['store-figures'] as const;

const staleTime = 15_000;

/** All stores of the person side by side: what waits in each and, where it is asked for, what came in. */
export const storeFiguresQuery = (
  { api }: Pick<Services, 'api'>,
  { with_sales }: { with_sales: boolean },
) =>
  queryOptions({
    queryKey: [...storeFiguresKey, { with_sales }] as const,
    queryFn: ({ signal }) => {
      const query = { select_all_seller_store: true, with_sales };
      return api('GET /api/stores/figures', { query }, { signal });
    },
    staleTime,
    meta: cachedOnDevice,
  });
