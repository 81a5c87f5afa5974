import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

export const storePagesKey = ['stores', 'page'] as const;

/** Everything the page of a store knows; a change of the store makes all of it old. */
export const storePageKey = (store_id: string) => [...storePagesKey, { store_id }] as const;

export const storeInfoQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...storePageKey(store_id), 'info'] as const,
    queryFn: ({ signal }) => api('GET /api/stores/info', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });

export const staffQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...storePageKey(store_id), 'staff-and-invitations'] as const,
    queryFn: ({ signal }) => api('GET /api/stores/staff', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });

export const closingDaysQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...storePageKey(store_id), 'closing-days'] as const,
    queryFn: ({ signal }) =>
      api('GET /api/stores/closing-days', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });

export const openingHoursQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...storePageKey(store_id), 'opening-hours'] as const,
    queryFn: ({ signal }) =>
      api('GET /api/stores/opening-hours', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });

export const autoAcceptQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...storePageKey(store_id), 'auto-accept'] as const,
    queryFn: ({ signal }) =>
      api('GET /api/orders/seller/auto-accept', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });

export const deliveryZonesQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...storePageKey(store_id), 'delivery-zones'] as const,
    queryFn: ({ signal }) =>
      api('GET /api/stores/delivery-zones', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });

export const taxesQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...storePageKey(store_id), 'taxes'] as const,
    queryFn: ({ signal }) => api('GET /api/stores/taxes', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });

export const glogRegistrationQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...storePageKey(store_id), 'glog'] as const,
    queryFn: ({ signal }) =>
      api('GET /api/stores/glog/registration', { query: { store_id } }, { signal }),
    meta: cachedOnDevice,
  });

export const areaQuery = ({ api }: Needed, query: string) =>
  queryOptions({
    queryKey: ['geolocation', 'area', query] as const,
    queryFn: ({ signal }) => api('GET /api/geolocation/area', { query: { query } }, { signal }),
  });
