import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';

/** What of a shelf is ordered and not paid yet. Under the key of unpaid orders: it is old when one comes or goes. */
export const heldUnpaidQuery = (
  { api }: Pick<Services, 'api'>,
  store_id: string,
  variant_id: string,
) =>
  queryOptions({
    queryKey: ['orders', 'unpaid', { store_id }, variant_id] as const,
    queryFn: ({ signal }) =>
      api('GET /api/orders/seller/unpaid', { query: { store_id, variant_id } }, { signal }),
  });
