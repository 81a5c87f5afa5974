import type { DemandRow } from '@marketplace/contract/tender';
import type { DemandSort, DemandState } from '@marketplace/contract/tender-words';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { isSeveral } from '../../platform/state/store-slice.ts';
import type { DemandFilters } from './demand-search.ts';

type Needed = Pick<Services, 'api'>;

/** Every answer about demands: its store stands behind, by which the follower finds it. */
export const demandsKey = ['demands'] as const;

/** One store, or all of them or several, as a call names them. */
const storesOf = (store_id: string) =>
  isSeveral(store_id)
    ? {
        select_all_seller_store: true,
        ...(store_id.includes(',') && { store_id: store_id.split(',') }),
      }
    : { seller_store_id: store_id };

const listOf = (text: string | undefined) => text?.split(',');

/** Nothing is chosen: those that wait for an answer. */
const stateOf = ({ state = 'OPEN' }: DemandFilters) => state.split(',') as DemandState[];

export const demandListQuery = ({ api }: Needed, store_id: string, filters: DemandFilters) =>
  infiniteQueryOptions({
    queryKey: [...demandsKey, { store_id }, 'list', filters] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/tenders/offerings/seller/list',
        {
          query: {
            ...storesOf(store_id),
            state: stateOf(filters),
            query: filters.query,
            sort: filters.sort as DemandSort | undefined,
            city_id: listOf(filters.city_id),
            category_id: listOf(filters.category_id),
            serves_all: filters.serves_all === 'true' || undefined,
            needed_by: filters.needed_by,
            page: pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    meta: cachedOnDevice,
  });

/** A row of a list, by what tells it from every other: a demand has one for each store that it fits. */
export type Demand = DemandRow & { id: string };

export const withId = (row: DemandRow): Demand => ({
  ...row,
  id: `${row.tender_id}:${row.store_id}`,
});

export const demandQuery = ({ api }: Needed, store_id: string, tender_id: string) =>
  queryOptions({
    queryKey: [...demandsKey, { store_id }, 'detail', tender_id] as const,
    queryFn: ({ signal }) =>
      api('GET /api/tenders/offerings/get', { query: { store_id, tender_id } }, { signal }),
    meta: cachedOnDevice,
  });

/** What the store would offer without thinking. */
export const defaultOfferQuery = ({ api }: Needed, store_id: string, tender_id: string) =>
  queryOptions({
    queryKey: [...demandsKey, { store_id }, 'default', tender_id] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/tenders/offerings/default-offering',
        { query: { store_id, tender_id } },
        { signal },
      ),
    meta: cachedOnDevice,
  });

/** What came of the demands, by month, this one first. */
export const resultsQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...demandsKey, { store_id }, 'results'] as const,
    queryFn: ({ signal }) =>
      api('GET /api/tenders/offerings/results', { query: storesOf(store_id) }, { signal }),
    meta: cachedOnDevice,
  });

/** By which cities and kinds of goods the list can be narrowed. */
export const demandFilterQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...demandsKey, { store_id }, 'filter'] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/tenders/offerings/seller/list/filter',
        { query: storesOf(store_id) },
        { signal },
      ),
    meta: cachedOnDevice,
  });

export const offerSettingsQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: ['offer-settings', { store_id }] as const,
    queryFn: ({ signal }) =>
      api('GET /api/tenders/offerings/settings', { query: { store_id } }, { signal }),
  });

/** What the store sells, to be offered instead of what was asked for. */
export const ownGoodsQuery = ({ api }: Needed, store_id: string, query: string) =>
  queryOptions({
    queryKey: ['own-goods', { store_id }, query] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/v2/inventories/list',
        { query: { store_id, state: 'ACTIVE', ...(query && { query }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
