import type { ChannelRow, OrderCard } from '@marketplace/contract/chat';
import type { OrderRow } from '@marketplace/contract/order-row';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../platform/services.ts';

type Of = Pick<ChannelRow, 'side' | 'store_id' | 'other'>;

export const cardOf = (order: OrderRow): OrderCard => ({
  order_id: order.id,
  order_number: order.order_number,
  fulfilment_status: order.fulfilment_status,
  total_amount: order.total_amount,
  order_units: order.total_product_unit,
});

/** The orders between the two stores of a channel, the newest first. */
export const ordersQuery = (
  { api }: Pick<Services, 'api'>,
  { side, store_id, other }: Of,
  words = '',
) =>
  queryOptions({
    queryKey: ['chat-orders', { store_id }, side, other.store_id, words] as const,
    queryFn: async ({ signal }) => {
      const stores =
        side === 'SELLER'
          ? { seller_store_id: store_id, buyer_store_id: other.store_id }
          : { is_seller: false, seller_store_id: other.store_id, buyer_store_id: store_id };
      const { data, total_data } = await api(
        'GET /api/orders/info/list',
        { query: { ...stores, page_size: 20, ...(words && { query: words }) } },
        { signal },
      );
      return { orders: data, total: total_data };
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
