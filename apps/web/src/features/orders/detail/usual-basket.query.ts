import type { OrderRow } from '@marketplace/contract/order-row';
import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';

export const usualBasketQuery = (
  { api }: Pick<Services, 'api'>,
  { id: order_id, store_id }: Pick<OrderRow, 'id' | 'store_id'>,
) =>
  queryOptions({
    queryKey: ['usual-basket', { order_id, store_id }] as const,
    queryFn: ({ signal }) =>
      api('GET /api/orders/seller/usual-basket', { query: { store_id, order_id } }, { signal }),
    meta: cachedOnDevice,
  });
