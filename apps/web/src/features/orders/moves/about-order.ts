import type { OrderRow } from '@marketplace/contract/order-row';

/**
 * What a form says about its order, and whose it is; kept with its draft, for a page that opens without a signal and
 * without the list.
 */
export type AboutOrder = Pick<
  OrderRow,
  'store_id' | 'order_number' | 'buyer_name' | 'time_zone'
> & {
  /** What the buyer pays in cash when the goods arrive. */
  cash_due: number | null;
};

export const aboutOrder = (order: OrderRow | undefined): AboutOrder | null =>
  order
    ? {
        store_id: order.store_id,
        order_number: order.order_number,
        buyer_name: order.buyer_name,
        time_zone: order.time_zone,
        cash_due: cashDue(order),
      }
    : null;

const cashDue = ({ payment_method, payment_status, total_amount }: OrderRow): number | null =>
  payment_method === 'COD' && payment_status === 'UNPAID' ? total_amount : null;
