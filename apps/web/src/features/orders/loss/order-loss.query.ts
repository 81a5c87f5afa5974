import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';
import { allStores, isSeveral } from '../../../platform/state/store-slice.ts';
import type { LossFilters } from './order-loss-search.ts';

/** One store, all of the person, or those that were chosen. */
export const lossStores = (store_id: string) =>
  isSeveral(store_id)
    ? {
        select_all_seller_store: true,
        ...(store_id !== allStores && { store_ids: store_id.split(',') }),
      }
    : { store_id };

export const lossKey = ['order-loss'] as const;

export const orderLossQuery = (
  { api }: Pick<Services, 'api'>,
  store_id: string,
  filters: LossFilters,
) =>
  queryOptions({
    queryKey: [...lossKey, { store_id }, filters] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/orders/seller/loss',
        { query: { ...lossStores(store_id), ...filters } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: cachedOnDevice,
  });
