import { queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';

/** Every invoice on hand: its store and its order stand behind, by which the follower finds it. */
export const invoiceKey = ['orders', 'invoice'] as const;

/** Kept on the device: what was seen once can be read and printed without a signal. */
export const invoiceQuery = (
  { api }: Pick<Services, 'api'>,
  { orderId, store_id }: { orderId: string; store_id: string },
) =>
  queryOptions({
    queryKey: [...invoiceKey, { store_id }, orderId] as const,
    queryFn: ({ signal }) =>
      api('GET /api/orders/invoice-detail', { query: { order_id: orderId, store_id } }, { signal }),
    meta: cachedOnDevice,
  });

/** Words and an address for the buyer; what they say follows the invoice. */
export const invoiceLinkQuery = (
  { api }: Pick<Services, 'api'>,
  { order_id, store_id }: { order_id: string; store_id: string },
) =>
  queryOptions({
    queryKey: [...invoiceKey, { store_id }, order_id, 'link'] as const,
    queryFn: ({ signal }) =>
      api('GET /api/orders/seller/invoice-link', { query: { order_id, store_id } }, { signal }),
  });
