import type { OrderRow } from '@marketplace/contract/order-row';
import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';

/** The order and its store stand behind. */
export const orderMoneyKey = ['order-money'] as const;

export type OrderOfMoney = { order_id: string; store_id: string };

/** What happened to the money of one order, and where it is. */
export const orderMoneyQuery = (
  { api }: Pick<Services, 'api'>,
  { id: order_id, store_id }: Pick<OrderRow, 'id' | 'store_id'>,
) =>
  queryOptions({
    queryKey: [...orderMoneyKey, { order_id, store_id } satisfies OrderOfMoney] as const,
    queryFn: ({ signal }) =>
      api('GET /api/orders/money', { query: { store_id, order_id } }, { signal }),
    meta: cachedOnDevice,
  });
