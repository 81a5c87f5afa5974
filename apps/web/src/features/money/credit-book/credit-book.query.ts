import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';
import { moneyKey } from '../money.query.ts';

type Needed = Pick<Services, 'api'>;

/** Who owes the store on terms, whoever is latest first. */
export const debtorsQuery = ({ api }: Needed, store_id: string) =>
  infiniteQueryOptions({
    queryKey: [...moneyKey, { store_id }, 'debtors'] as const,
    queryFn: ({ signal, pageParam }) =>
      api('GET /api/money/credit-book', { query: { store_id, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    meta: cachedOnDevice,
  });

/** What one buyer owes, order by order. */
export const debtorQuery = ({ api }: Needed, store_id: string, buyer_store_id: string) =>
  queryOptions({
    queryKey: [...moneyKey, { store_id }, 'debtor', buyer_store_id] as const,
    queryFn: ({ signal }) =>
      api('GET /api/money/credit-book/detail', { query: { store_id, buyer_store_id } }, { signal }),
    meta: cachedOnDevice,
  });
