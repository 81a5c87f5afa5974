import type { OrderRow } from '@marketplace/contract/order-row';
import { useServices } from '../../platform/services.ts';
import { orderListKey } from './order-list.query.ts';
import { canProcessNewOrder, type OrderPage, ordersOf } from './order-page.ts';

/** An order from any list on hand, and whether that list says that new orders can be taken. */
export function useListedOrder(order_id: string): {
  known: OrderRow | undefined;
  canProcess: boolean;
} {
  const { queryClient } = useServices();
  const pages = queryClient
    .getQueriesData<OrderPage>({ queryKey: orderListKey })
    .flatMap(([, page]) => (page?.data.some(({ id }) => id === order_id) ? [page] : []));
  const known = pages.flatMap(ordersOf).find(({ id }) => id === order_id);
  return { known, canProcess: pages.every(canProcessNewOrder) };
}
