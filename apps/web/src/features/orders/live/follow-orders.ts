import type { StoreEvent } from '../../../platform/realtime/event-stream.ts';
import { followList } from '../../../platform/realtime/follow-list.ts';
import type { Services } from '../../../platform/services.ts';
import { orderDetailKey } from '../order-detail.query.ts';
import type { OrderDetail } from '../order-detail-answer.ts';
import { orderListKey } from '../order-list.query.ts';
import { type OrderOfMoney, orderMoneyKey } from '../order-money.query.ts';
import type { OrderPage } from '../order-page.ts';
import type { OrderFilters } from '../order-search.ts';
import { searchCountsKey } from '../search-counts.query.ts';
import { unpaidKey } from '../unpaid/unpaid.query.ts';
import { withDetailEvent } from './order-detail-events.ts';
import { isOutdatedBy, withOrderEvent } from './order-events.ts';
import { trimPages } from './trim-pages.ts';

type Needed = Pick<Services, 'events' | 'queryClient'>;

/** A row that was moved is seen in its place for as long, before the list is as the server has it. */
const pause = 4_000;

/** Every list and every detail on hand follows the stream. */
export function followOrders(needed: Needed): void {
  const { queryClient } = needed;
  followList<OrderPage>(needed, {
    key: orderListKey,
    merge: (page, event, { queryKey, isShown }) =>
      withOrderEvent(page, queryKey[2] as OrderFilters, event, isShown),
    afterMerging: () => trimPages(queryClient),
    isOutdatedBy: (event, page, { queryKey, isUnderWay }) =>
      isOutdatedBy(event, page, queryKey[2] as OrderFilters, isUnderWay),
    pause,
  });
  followList<OrderDetail>(needed, {
    key: orderDetailKey,
    merge: withDetailEvent,
    // The row has come with the event; who moved it and what it did to the lines has not.
    isOutdatedBy: (event, detail, { queryKey, isUnderWay }) =>
      detail && !isUnderWay
        ? withDetailEvent(detail, event).order !== detail.order
        : event.kind === 'order.changed' && event.payload.id === queryKey[2],
  });
  followList(needed, { key: searchCountsKey, isOutdatedBy: isOfOrder, pause });
  followList(needed, { key: unpaidKey, isOutdatedBy: ({ kind }) => kind === 'order.unpaid' });
  followList(needed, {
    key: orderMoneyKey,
    isOutdatedBy: (event, _answer, { queryKey }) =>
      hasMovedMoney(event, queryKey[1] as OrderOfMoney),
  });
}

const isOfOrder = ({ kind }: StoreEvent) => kind === 'order.created' || kind === 'order.changed';

/** A payout or a bill does not say which orders are in it: whichever of the store may be. */
function hasMovedMoney({ kind, payload, store_id }: StoreEvent, of: OrderOfMoney): boolean {
  if (kind === 'order.changed') return payload.id === of.order_id;
  return (kind === 'payouts.changed' || kind === 'fees.changed') && store_id === of.store_id;
}
