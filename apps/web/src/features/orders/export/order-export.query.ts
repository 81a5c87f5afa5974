import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

const isUnderWay = ({ state }: { state: string }) => state === 'WAITING' || state === 'RUNNING';

const askAgainMs = 1_000;

/** The person's own, whichever store is looked at. While one is made, how far it is is asked again and again: it is of no store's stream. */
export const exportsQuery = ({ api }: Needed) =>
  queryOptions({
    queryKey: ['order-exports'] as const,
    queryFn: ({ signal }) => api('GET /api/orders/seller/exports', {}, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.exports.some(isUnderWay) ? askAgainMs : false),
  });

/** How the person had the last export made. */
export const exportStateQuery = ({ api }: Needed, store_key: string) =>
  queryOptions({
    queryKey: ['order-exports', 'state', store_key] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/users/seller-ui-states',
        { query: { store_key, page: 'order-export' } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
