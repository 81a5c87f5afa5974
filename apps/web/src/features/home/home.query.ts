import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { allStores } from '../../platform/state/store-slice.ts';

type Needed = Pick<Services, 'api'>;

export const homeKey = ['home'] as const;

/** What needs doing in one store, or with -1 in all of the person. */
export const summaryQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...homeKey, 'summary', { store_id }] as const,
    queryFn: ({ signal }) => {
      const query = store_id === allStores ? { select_all_seller_store: true } : { store_id };
      return api('GET /api/stores/seller-summary', { query }, { signal });
    },
    meta: cachedOnDevice,
  });

/** What buyers complain about and wait for, for who may see orders. */
export const homeComplaintsQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...homeKey, 'complaints', { store_id }] as const,
    queryFn: ({ signal }) => {
      const stores =
        store_id === allStores ? { select_all_seller_store: true } : { seller_store_id: store_id };
      return api(
        'GET /api/complaints/seller/summary',
        { query: { is_seller: true, ...stores } },
        { signal },
      );
    },
    meta: cachedOnDevice,
  });

/** What is due and what came in, for who may see the store's settings. */
export const homeMoneyQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...homeKey, 'money', { store_id }] as const,
    queryFn: ({ signal }) => {
      const query = store_id === allStores ? { select_all_seller_store: true } : { store_id };
      return api('GET /api/money/balance', { query }, { signal });
    },
    meta: cachedOnDevice,
  });

export const bannerQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...homeKey, 'banner', { store_id }] as const,
    queryFn: ({ signal }) => api('GET /api/stores/banner', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });
