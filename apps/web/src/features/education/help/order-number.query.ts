import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';

/** How people call the order that somebody has come from; without it they are asked. */
export const orderNumberQuery = (
  { api }: Pick<Services, 'api'>,
  order_id: string | undefined,
  store_id: string | undefined,
) =>
  queryOptions({
    queryKey: ['help', 'order-number', order_id, store_id],
    queryFn: order_id
      ? async ({ signal }) =>
          (await api('GET /api/orders/detail', { query: { order_id, store_id } }, { signal })).order
            .order_number
      : skipToken,
  });
