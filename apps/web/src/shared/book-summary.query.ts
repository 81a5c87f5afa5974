import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../platform/services.ts';

const bookSummaryKey = ['accounting-summary'] as const;

/** Whether a store's books are linked, and how many differences wait for a person. */
export const bookSummaryQuery = ({ api }: Pick<Services, 'api'>, store_id: string) =>
  queryOptions({
    queryKey: [...bookSummaryKey, { store_id }] as const,
    queryFn: ({ signal }) =>
      api('GET /api/stores/accounting-summary', { query: { store_id } }, { signal }),
    staleTime: 30_000,
  });
