import type { OrderRow } from '@marketplace/contract/order-row';
import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';

/** Asked anew when the order has moved: then its money may have. */
export const orderMoneyQuery = (
  { api }: Pick<Services, 'api'>,
  { id: order_id, store_id, fulfilment_status, payment_status, total_amount }: OrderRow,
) =>
  queryOptions({
    queryKey: [
      'order-money',
      { order_id, store_id },
      { fulfilment_status, payment_status, total_amount },
    ] as const,
    queryFn: ({ signal }) =>
      api('GET /api/orders/money', { query: { store_id, order_id } }, { signal }),
    meta: cachedOnDevice,
  });
