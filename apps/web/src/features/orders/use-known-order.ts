import type { OrderRow } from '@marketplace/contract/order-row';
import { useServices } from '../../platform/services.ts';
import { orderListKey } from './order-list.query.ts';
import { type OrderPage, ordersOf } from './order-page.ts';

/** An order from any list on hand. */
export function useKnownOrder(order_id: string): OrderRow | undefined {
  const { queryClient } = useServices();
  return queryClient
    .getQueriesData<OrderPage>({ queryKey: orderListKey })
    .flatMap(([, page]) => (page ? ordersOf(page) : []))
    .find(({ id }) => id === order_id);
}
