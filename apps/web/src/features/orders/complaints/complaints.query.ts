import { complaintSides } from '@marketplace/contract/complaint-words';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import type { ComplaintSearch } from './complaint-search.ts';

type Needed = Pick<Services, 'api'>;

/** Every answer about complaints: its store stands behind, by which the follower finds it. */
export const complaintsKey = ['complaints'] as const;

/** One store, or all of them or several, as a call names them. */
const storesOf = (store_id: string) =>
  isSeveral(store_id)
    ? { select_all_seller_store: true, ...(store_id.includes(',') && { store_id }) }
    : { seller_store_id: store_id };

export const complaintListQuery = (
  { api }: Needed,
  store_id: string,
  { state, side, kind, query, orderId }: ComplaintSearch,
) =>
  infiniteQueryOptions({
    queryKey: [
      ...complaintsKey,
      { store_id },
      'list',
      { state, side, kind, query, orderId },
    ] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/complaints/seller/list',
        {
          query: {
            is_seller: true,
            ...storesOf(store_id),
            state,
            reported_by: complaintSides.find((each) => each === side),
            kind,
            query,
            order_id: orderId,
            page: pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    meta: cachedOnDevice,
  });

/** How many stand where, and which has to be answered first. */
export const complaintSummaryQuery = ({ api }: Needed, store_id: string) =>
  queryOptions({
    queryKey: [...complaintsKey, { store_id }, 'summary'] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/complaints/seller/summary',
        { query: { is_seller: true, ...storesOf(store_id) } },
        { signal },
      ),
    meta: cachedOnDevice,
  });

export const complaintQuery = (
  { api }: Needed,
  store_id: string,
  order_id: string,
  complaint_id: string,
) =>
  queryOptions({
    queryKey: [...complaintsKey, { store_id }, 'detail', complaint_id] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/complaints/seller/detail',
        { query: { is_seller: true, store_id, order_id, complaint_id } },
        { signal },
      ),
    meta: cachedOnDevice,
  });
