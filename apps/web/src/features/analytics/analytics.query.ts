import type {
  BuyerSort,
  BuyerStanding,
  PerformanceKind,
  ProductMeasure,
} from '@marketplace/contract/analytics-words';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { allStores, isSeveral } from '../../platform/state/store-slice.ts';

type Needed = Pick<Services, 'api'>;

/** One store, all of the person, or those that were chosen. */
export const analysedStores = (store_id: string) =>
  isSeveral(store_id)
    ? { select_all_store: true, ...(store_id !== allStores && { store_ids: store_id.split(',') }) }
    : { store_id };

export const analyticsKey = ['analytics'] as const;
const keyOf = (store_id: string, ...what: unknown[]) =>
  [...analyticsKey, { store_id }, ...what] as const;

export const salesQuery = ({ api }: Needed, store_id: string, start_week: string | undefined) =>
  queryOptions({
    queryKey: keyOf(store_id, 'sales', start_week),
    queryFn: ({ signal }) => {
      const query = { ...analysedStores(store_id), ...(start_week && { start_week }) };
      return api('GET /api/stores/seller-analytics', { query }, { signal });
    },
    placeholderData: keepPreviousData,
    meta: cachedOnDevice,
  });

export const productsQuery = (
  { api }: Needed,
  store_id: string,
  start_week: string | undefined,
  by: ProductMeasure,
) =>
  queryOptions({
    queryKey: keyOf(store_id, 'products', start_week, by),
    queryFn: ({ signal }) => {
      const query = { ...analysedStores(store_id), ...(start_week && { start_week }), by };
      return api('GET /api/stores/seller-analytics/products', { query }, { signal });
    },
    placeholderData: keepPreviousData,
    meta: cachedOnDevice,
  });

export const forecastQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: keyOf(store_id, 'forecast'),
    queryFn: ({ signal }) =>
      api(
        'GET /api/stores/seller-analytics/forecast',
        { query: analysedStores(store_id) },
        { signal },
      ),
    meta: cachedOnDevice,
  });

export const performanceQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: keyOf(store_id, 'performance'),
    queryFn: ({ signal }) =>
      api('GET /api/stores/seller-performance', { query: analysedStores(store_id) }, { signal }),
    meta: cachedOnDevice,
  });

/** The orders behind a number: completed in these days, or those that cost points. */
export type Behind =
  | { date_from: string; date_to: string; kind?: undefined }
  | { kind: PerformanceKind };

export const ordersBehindQuery = ({ api }: Needed, store_id: string, behind: Behind) =>
  infiniteQueryOptions({
    queryKey: keyOf(store_id, 'orders', behind),
    queryFn: ({ pageParam: after, signal }) => {
      const place = { ...analysedStores(store_id), ...(after && { after }) };
      return behind.kind
        ? api(
            'GET /api/stores/seller-performance/orders',
            { query: { ...place, kind: behind.kind } },
            { signal },
          )
        : api(
            'GET /api/stores/seller-analytics/orders',
            { query: { ...place, ...behind } },
            { signal },
          );
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export type BuyerFilters = {
  standing?: BuyerStanding | undefined;
  sort: BuyerSort;
  query?: string | undefined;
  page: number;
};

export const buyersQuery = ({ api }: Needed, store_id: string, filters: BuyerFilters) =>
  queryOptions({
    queryKey: keyOf(store_id, 'buyers', filters),
    queryFn: ({ signal }) =>
      api(
        'GET /api/stores/buyer-analytics',
        { query: { ...analysedStores(store_id), ...filters } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: cachedOnDevice,
  });

export const buyerQuery = ({ api }: Needed, store_id: string, buyer_store_id: string) =>
  queryOptions({
    queryKey: keyOf(store_id, 'buyer', buyer_store_id),
    queryFn: ({ signal }) =>
      api(
        'GET /api/stores/buyer-analytics/detail',
        { query: { store_id, buyer_store_id } },
        { signal },
      ),
    meta: cachedOnDevice,
  });
