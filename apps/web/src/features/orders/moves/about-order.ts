import type { OrderRow } from '@marketplace/contract/order-row';

/**
 * What a form says about its order, and whose it is; kept with its draft, for a page that opens without a signal and
 * without the list.
 */
export type AboutOrder = Pick<OrderRow, 'store_id' | 'order_number' | 'buyer_name'>;

export const aboutOrder = (order: OrderRow | undefined): AboutOrder | null =>
  order
    ? { store_id: order.store_id, order_number: order.order_number, buyer_name: order.buyer_name }
    : null;
