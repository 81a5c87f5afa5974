import type { OrderRow } from '@marketplace/contract/order-row';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isRefusal } from '../../platform/api/failure.ts';
import { useServices } from '../../platform/services.ts';
import { orderDetailQuery } from './order-detail.query.ts';
import type { OrderDetail } from './order-detail-answer.ts';
import { withoutAccepting } from './order-page.ts';
import { useListedOrder } from './use-listed-order.ts';

/** What is known of an order, and what became of asking. */
export type FoundOrder = UseQueryResult<OrderDetail> & { order: OrderRow | undefined };

/** An order as the detail has it, or as a list on hand knows it until then. */
export function useOrder(order_id: string, store_id: string | undefined): FoundOrder {
  const services = useServices();
  const { known, canProcess } = useListedOrder(order_id);
  const query = orderDetailQuery(services, order_id, known?.store_id ?? store_id);
  const answer = useQuery({ ...query, enabled: order_id !== '' });
  const detailed = answer.data?.order;
  const listed = isRefusal(answer.error) ? undefined : known;
  // The detail does not say whether new orders can be taken: the list does.
  return {
    ...answer,
    order: detailed && !canProcess ? withoutAccepting(detailed) : (detailed ?? listed),
  };
}
