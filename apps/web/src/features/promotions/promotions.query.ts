import type { PromotionTab, PromotionType } from '@marketplace/contract/promotion-words';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { isSeveral } from '../../platform/state/store-slice.ts';
import type { PromotionSearch } from './promotion-search.ts';

type Needed = Pick<Services, 'api'>;

/** Every answer about promotions and vouchers: its store stands behind, by which the follower finds it. */
export const promotionsKey = ['promotions'] as const;

const nextPage = ({ page, total_page }: { page: number; total_page: number }) =>
  page < total_page ? page + 1 : undefined;

type Narrowed = Omit<PromotionSearch, 'store_id'>;

export const promotionListQuery = ({ api }: Needed, store_id: string, narrowed: Narrowed) =>
  infiniteQueryOptions({
    queryKey: [...promotionsKey, { store_id }, 'list', narrowed] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/promotions/list',
        {
          query: {
            store_id,
            tab: narrowed.tab as PromotionTab | undefined,
            promotion_type: narrowed.promotion_type as PromotionType | undefined,
            query: narrowed.query,
            page: pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: cachedOnDevice,
  });

export const promotionQuery = ({ api }: Needed, store_id: string, cms_id: string) =>
  queryOptions({
    queryKey: [...promotionsKey, { store_id }, 'detail', cms_id] as const,
    queryFn: ({ signal }) =>
      api('GET /api/promotions/detail', { query: { store_id, cms_id } }, { signal }),
    meta: cachedOnDevice,
  });

/** The products of the store that fit a promotion. */
export const candidatesQuery = ({ api }: Needed, store_id: string, cms_id: string, query: string) =>
  infiniteQueryOptions({
    queryKey: [...promotionsKey, { store_id }, 'candidates', cms_id, query] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/promotions/candidates',
        { query: { store_id, cms_id, query, page: pageParam } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });

/** What the stores looked at can join and take part in, store by store. */
export const promotionSummaryQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...promotionsKey, { store_id }, 'summary'] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/promotions/summary',
        { query: isSeveral(store_id) ? { select_all_store: true } : { store_id } },
        { signal },
      ),
    meta: cachedOnDevice,
  });
