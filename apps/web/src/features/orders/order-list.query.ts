import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';
import { withOrderEvents } from './live/order-events.ts';
import { listCallOf, type OrderFilters } from './order-search.ts';

/** A person with a thousand stores may wait for them; everybody else hears earlier that it failed. */
const manyStoresTimeout = 1_200_000;

export const orderListKey = ['orders', 'list'] as const;

/** One page of the list. What happened while it was on its way is put into it. */
export const orderPageQuery = (
  { api, events }: Pick<Services, 'api' | 'events'>,
  filters: OrderFilters,
  page: number,
) =>
  queryOptions({
    queryKey: [...orderListKey, filters, page] as const,
    queryFn: async ({ signal }) => {
      const query = listCallOf(filters, page);
      const timeout = query.select_all_seller_store ? { timeout: manyStoresTimeout } : {};
      const answer = await api('GET /api/orders/info/list', { query }, { signal, ...timeout });
      return withOrderEvents(answer, filters, events.recent());
    },
    placeholderData: keepPreviousData,
    meta: cachedOnDevice,
  });
