import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

/** Every answer about a store's fees: its store stands behind, by which the follower finds it. */
export const feesKey = ['fees'] as const;

/** A store's weeks, the newest first, page by page. */
export const collectionsQuery = ({ api }: Needed, store_id: string) =>
  infiniteQueryOptions({
    queryKey: [...feesKey, { store_id }, 'collections'] as const,
    queryFn: ({ signal, pageParam }) =>
      api('GET /api/fee-collections/list', { query: { store_id, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    meta: cachedOnDevice,
  });

export const feeNotesQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...feesKey, { store_id }, 'notes'] as const,
    queryFn: ({ signal }) =>
      api('GET /api/fee-collections/important-notes', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });

/** How the store stands with its fees. */
export const feeStateQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...feesKey, { store_id }, 'state'] as const,
    queryFn: ({ signal }) =>
      api('GET /api/users/seller-fee-state/get', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });

export const collectionQuery = ({ api }: Needed, store_id: string, fee_collection_id: string) =>
  queryOptions({
    queryKey: [...feesKey, { store_id }, 'collection', fee_collection_id] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/fee-collections/detail',
        { query: { store_id, fee_collection_id } },
        { signal },
      ),
    meta: cachedOnDevice,
  });

/** The orders of a week, page by page. */
export const transactionsQuery = ({ api }: Needed, store_id: string, fee_collection_id: string) =>
  infiniteQueryOptions({
    queryKey: [...feesKey, { store_id }, 'transactions', fee_collection_id] as const,
    queryFn: ({ signal, pageParam }) => {
      const query = { store_id, fee_collection_id, page: pageParam };
      return api('GET /api/fee-collections/transactions/list', { query }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    meta: cachedOnDevice,
  });

export type TransactionIds = { fee_collection_id: string; transaction_id: string };

/** One order of a week, line by line. */
export const transactionQuery = ({ api }: Needed, store_id: string, ids: TransactionIds) =>
  queryOptions({
    queryKey: [...feesKey, { store_id }, 'transaction', ids] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/fee-collections/transactions/detail',
        { query: { store_id, ...ids } },
        { signal },
      ),
    meta: cachedOnDevice,
  });

export const feePaymentQuery = ({ api }: Needed, store_id: string, payment_id: string) =>
  queryOptions({
    queryKey: [...feesKey, { store_id }, 'payment', payment_id] as const,
    queryFn: ({ signal }) =>
      api('GET /api/payments/instruction/get', { query: { store_id, payment_id } }, { signal }),
    meta: cachedOnDevice,
  });
