import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { isSeveral } from '../../platform/state/store-slice.ts';

type Needed = Pick<Services, 'api'>;

/** Every answer about where a store's money goes: its store stands behind, by which the follower finds it. */
export const payoutsKey = ['payouts'] as const;

/** The accounts of a store; with an order, which of them its money goes to. */
export const bankAccountsQuery = ({ api }: Needed, store_id: string, order_id?: string) =>
  queryOptions({
    queryKey: [...payoutsKey, { store_id }, 'accounts', order_id] as const,
    queryFn: ({ signal }) =>
      api('GET /api/stores/bank-accounts/get', { query: { store_id, order_id } }, { signal }),
    meta: cachedOnDevice,
  });

export const banksQuery = ({ api }: Needed) =>
  queryOptions({
    queryKey: ['banks'],
    queryFn: ({ signal }) => api('GET /api/banks/list', {}, { signal }),
    meta: cachedOnDevice,
  });

/** What goes to the bank, of one store or of all of the person, the newest first, page by page. */
export const payoutListQuery = ({ api }: Needed, store_id: string) =>
  infiniteQueryOptions({
    queryKey: [...payoutsKey, { store_id }, 'list'] as const,
    queryFn: ({ signal, pageParam }) => {
      const stores = isSeveral(store_id) ? { select_all_seller_store: true } : { store_id };
      return api('GET /api/money/payouts', { query: { ...stores, page: pageParam } }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    meta: cachedOnDevice,
  });

/** One payout with the orders whose money it is, page by page. */
export const payoutQuery = ({ api }: Needed, store_id: string, payout_id: string) =>
  infiniteQueryOptions({
    queryKey: [...payoutsKey, { store_id }, 'payout', payout_id] as const,
    queryFn: ({ signal, pageParam }) => {
      const query = { store_id, payout_id, page: pageParam };
      return api('GET /api/money/payouts/detail', { query }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    meta: cachedOnDevice,
  });
