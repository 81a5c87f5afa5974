import type { ChatOrderState } from '@marketplace/contract/chat-order-words';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../../platform/offline/cached-on-device.ts';
import type { Services } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import type { FromChatSearch } from './from-chat-search.ts';

type Needed = Pick<Services, 'api'>;

export const chatOrdersKey = ['chat-orders'] as const;

export const chatOrderListQuery = (
  { api }: Needed,
  store_id: string,
  { state }: Pick<FromChatSearch, 'state'>,
) =>
  infiniteQueryOptions({
    queryKey: [...chatOrdersKey, { store_id }, 'list', state] as const,
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/orders/seller/chat-orders/list',
        {
          query: {
            ...(isSeveral(store_id) ? { select_all_store: true } : { store_id }),
            state: state as ChatOrderState | undefined,
            page: pageParam,
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_page }) => (page < total_page ? page + 1 : undefined),
    meta: cachedOnDevice,
  });

export const chatOrderQuery = ({ api }: Needed, store_id: string, chat_order_id: string) =>
  queryOptions({
    queryKey: [...chatOrdersKey, { store_id }, 'one', chat_order_id] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/orders/seller/chat-orders/detail',
        { query: { store_id, chat_order_id } },
        { signal },
      ),
  });

/** A link that was made on this page: its secret is told once. */
export const madeLinkQuery = (chat_order_id: string) =>
  queryOptions({
    queryKey: ['chat-order-link', chat_order_id] as const,
    queryFn: (): { url: string; text: string; phone_number: string | null } | null => null,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whom the store knows, by name. */
export const knownBuyersQuery = ({ api }: Needed, store_id: string, query: string) =>
  queryOptions({
    queryKey: ['known-buyers', { store_id }, query] as const,
    queryFn: ({ signal }) =>
      api('GET /api/orders/seller/chat-orders/buyers', { query: { store_id, query } }, { signal }),
    select: ({ buyers }) => buyers,
    placeholderData: keepPreviousData,
  });

/** What the store sells, to choose from. */
export const goodsQuery = ({ api }: Needed, store_id: string, query: string) =>
  queryOptions({
    queryKey: ['chat-order-goods', { store_id }, query] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/inventories/list',
        { query: { store_id, state: 'ACTIVE', ...(query && { query }) } },
        { signal },
      ),
    select: ({ data }) =>
      data.map(({ id, product_name, variant_name, uom_name, price }) => ({
        inventory_id: id,
        product_name: variant_name ? `${product_name} ${variant_name}` : product_name,
        uom_name,
        price,
      })),
    placeholderData: keepPreviousData,
  });
