import type { HoldingKind } from '@marketplace/contract/money-words';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { isSeveral } from '../../platform/state/store-slice.ts';
import type { PostingFilters } from './money-search.ts';

type Needed = Pick<Services, 'api'>;

/** Every answer about money: its store, or -1, stands behind. */
export const moneyKey = ['money'] as const;

/** One store, or all of the person. */
export const ofStores = (store_id: string) =>
  isSeveral(store_id) ? { select_all_seller_store: true } : { store_id };

export const balanceQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...moneyKey, { store_id }, 'balance'] as const,
    queryFn: ({ signal }) =>
      api('GET /api/money/balance', { query: ofStores(store_id) }, { signal }),
    meta: cachedOnDevice,
  });

/** A list begins without a place. */
const noPlace = undefined as string | undefined;

export const holdingsQuery = ({ api }: Needed, store_id: string, kind: HoldingKind) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey, { store_id }, 'holdings', kind] as const,
    queryFn: ({ signal, pageParam: after }) =>
      api('GET /api/money/holdings', { query: { ...ofStores(store_id), kind, after } }, { signal }),
    initialPageParam: noPlace,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: cachedOnDevice,
  });

export const postingsQuery = ({ api }: Needed, store_id: string, filters: PostingFilters = {}) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey, { store_id }, 'postings', filters] as const,
    queryFn: ({ signal, pageParam: after }) => {
      const query = { ...ofStores(store_id), ...filters, after };
      return api('GET /api/money/postings', { query }, { signal });
    },
    initialPageParam: noPlace,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: cachedOnDevice,
  });
