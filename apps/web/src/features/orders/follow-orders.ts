import type { QueryKey } from '@tanstack/react-query';
import { changeOnHand } from '../../platform/realtime/change-on-hand.ts';
import { askAnew, renew } from '../../platform/realtime/renew.ts';
import type { Services } from '../../platform/services.ts';
import { orderDetailKey } from './order-detail.query.ts';
import type { OrderDetail } from './order-detail-answer.ts';
import { withDetailEvent } from './order-detail-events.ts';
import { withOrderEvent } from './order-events.ts';
import { orderListKey } from './order-list.query.ts';
import type { OrderPage } from './order-page.ts';
import type { OrderFilters } from './order-search.ts';
import { unpaidKey } from './unpaid.query.ts';

type Needed = Pick<Services, 'events' | 'queryClient'>;

/** Every list and every detail on hand follows the stream, without being asked for again. */
export function followOrders({ events, queryClient }: Needed) {
  events.onEvent((event) => {
    changeOnHand<OrderPage>(queryClient, orderListKey, (page, queryKey) =>
      withOrderEvent(page, queryKey[2] as OrderFilters, event),
    );
    const moved: QueryKey[] = [];
    changeOnHand<OrderDetail>(queryClient, orderDetailKey, (before, queryKey) => {
      const after = withDetailEvent(before, event);
      if (after.order !== before.order) moved.push(queryKey);
      return after;
    });
    // The row has come with the event; who moved it and what it did to the lines has not.
    for (const queryKey of moved) renew(queryClient, queryKey);
  });
  events.onEvent(({ kind }) => {
    if (kind === 'order.unpaid') renew(queryClient, unpaidKey);
  });
  events.onReset(() => {
    for (const queryKey of [orderListKey, orderDetailKey, unpaidKey])
      askAnew(queryClient, queryKey);
  });
}
