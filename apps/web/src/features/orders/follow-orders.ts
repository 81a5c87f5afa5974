import type { Services } from '../../platform/services.ts';
import { withOrderEvent } from './order-events.ts';
import { orderListKey } from './order-list.query.ts';
import type { OrderPage } from './order-page.ts';
import type { OrderFilters } from './order-search.ts';

/** Every list on hand follows the stream, without being asked for again. */
export function followOrders({ events, queryClient }: Pick<Services, 'events' | 'queryClient'>) {
  events.onEvent((event) => {
    const lists = queryClient.getQueryCache().findAll({ queryKey: orderListKey });
    for (const { queryKey } of lists) {
      const filters = queryKey[2] as OrderFilters;
      queryClient.setQueryData<OrderPage>(
        queryKey,
        (page) => page && withOrderEvent(page, filters, event),
      );
    }
  });
  events.onReset(() => void queryClient.invalidateQueries({ queryKey: orderListKey }));
}
