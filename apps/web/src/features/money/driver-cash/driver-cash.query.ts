import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';
import { moneyKey } from '../money.query.ts';

type Needed = Pick<Services, 'api'>;

/** Which drivers have cash of the store, and what was handed in lately. */
export const driverCashQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...moneyKey, { store_id }, 'driver-cash'] as const,
    queryFn: ({ signal }) => api('GET /api/money/driver-cash', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });

/** The cash of one driver, order by order. */
export const carriedCashQuery = ({ api }: Needed, store_id: string, courier_id: string) =>
  queryOptions({
    queryKey: [...moneyKey, { store_id }, 'driver-cash', courier_id] as const,
    queryFn: ({ signal }) =>
      api('GET /api/money/driver-cash/detail', { query: { store_id, courier_id } }, { signal }),
    meta: cachedOnDevice,
  });
