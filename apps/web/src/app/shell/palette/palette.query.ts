import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';

type Needed = Pick<Services, 'api'>;

/** So many of each are shown; buyers are told from some more orders. */
export const shownOfEach = 5;
const ordersAsked = 10;

/** What was found stays good for as long as somebody types and goes back. */
const staleTime = 30_000;

/** Orders by number, buyer or product, in the stores that are looked at. */
export const foundOrdersQuery = ({ api }: Needed, store_id: string, query: string) =>
  queryOptions({
    queryKey: ['palette', 'orders', { store_id }, query] as const,
    queryFn: ({ signal }) => {
      const stores = isSeveral(store_id)
        ? { select_all_seller_store: true }
        : { seller_store_id: store_id };
      const asked = { is_seller: true, ...stores, query, page_size: ordersAsked };
      return api('GET /api/orders/info/list', { query: asked }, { signal });
    },
    staleTime,
    gcTime: staleTime,
    retry: false,
  });

/** Products by name, in the stores that are looked at. */
export const foundProductsQuery = ({ api }: Needed, store_id: string, query: string) =>
  queryOptions({
    queryKey: ['palette', 'products', { store_id }, query] as const,
    queryFn: ({ signal }) => {
      const stores = isSeveral(store_id) ? { select_all_store: true } : { store_id };
      const asked = { ...stores, query, page_size: shownOfEach };
      return api('GET /api/v2/inventories/list', { query: asked }, { signal });
    },
    staleTime,
    gcTime: staleTime,
    retry: false,
  });
