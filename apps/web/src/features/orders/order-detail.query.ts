import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { withDetailEvent } from './live/order-detail-events.ts';

export const orderDetailKey = ['orders', 'detail'] as const;

/** All about one order. What happened while it was on its way is put into it. */
export const orderDetailQuery = (
  { api, events }: Pick<Services, 'api' | 'events'>,
  order_id: string,
  store_id: string | undefined,
) =>
  queryOptions({
    queryKey: [...orderDetailKey, order_id] as const,
    queryFn: async ({ signal }) => {
      const query = { order_id, store_id: oneStore(store_id) };
      const answer = await api('GET /api/orders/detail', { query }, { signal });
      return events.recent().reduce(withDetailEvent, answer);
    },
    meta: cachedOnDevice,
  });

/** An address may mean several stores; the order's own is found by the server then. */
const oneStore = (store_id: string | undefined) =>
  store_id && /^\d+$/.test(store_id) ? store_id : undefined;
