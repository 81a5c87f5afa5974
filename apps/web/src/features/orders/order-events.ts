import type { EventPayload } from '@marketplace/contract/event-kinds';
import type { OrderRow } from '@marketplace/contract/order-row';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { StoreEvent } from '../../platform/realtime/event-stream.ts';
import { holds } from '../../platform/realtime/seen-events.ts';
import { allStores } from '../../platform/state/store-slice.ts';
import type { OrderPage } from './order-page.ts';
import type { OrderFilters } from './order-search.ts';

type OrderEvent = { order: OrderRow; previous: FulfilmentStatus | null };

/** A page with what happened since it was read; the same page when nothing concerns it. */
export const withOrderEvents = (
  page: OrderPage,
  filters: OrderFilters,
  events: readonly StoreEvent[],
): OrderPage => events.reduce((sofar, event) => withOrderEvent(sofar, filters, event), page);

export function withOrderEvent(
  page: OrderPage,
  filters: OrderFilters,
  event: StoreEvent,
): OrderPage {
  if (!isOfStores(filters, event.store_id) || holds(page.seen, event)) return page;
  if (event.kind === 'order.unpaid')
    return { ...page, unpaid: unpaidAfter(page.unpaid, event.payload) };
  const change = orderEventOf(event);
  if (!change) return page;
  const counted = { ...page, counts: countsAfter(page.counts, change) };
  const isShown = page.data.some(({ id }) => id === change.order.id);
  if (isShown) return withRow(counted, change.order);
  return entersOnTop(page, filters, change) ? withNewRow(counted, change.order) : counted;
}

function orderEventOf(event: StoreEvent): OrderEvent | undefined {
  if (event.kind !== 'order.created' && event.kind !== 'order.changed') return undefined;
  const { previous_fulfilment_status, ...order } = event.payload;
  return { order, previous: previous_fulfilment_status };
}

export const isOfStores = ({ store_id }: OrderFilters, id: string): boolean =>
  !store_id || store_id === allStores || store_id.split(',').includes(id);

function countsAfter(counts: OrderPage['counts'], { order, previous }: OrderEvent) {
  const after = { ...counts };
  after[order.fulfilment_status] += 1;
  if (previous) after[previous] -= 1;
  return after;
}

const noneUnpaid: OrderPage['unpaid'] = { count: 0, amount: 0 };

/** An answer that the device has kept from an earlier version says nothing of them. */
const unpaidAfter = (
  { count, amount } = noneUnpaid,
  { change, amount: of }: EventPayload<'order.unpaid'>,
): OrderPage['unpaid'] => ({ count: count + change, amount: amount + change * of });

/** A row that no longer fits the tab stays where the eye left it, changed; the next load takes it away. */
export const withRow = (page: OrderPage, order: OrderRow): OrderPage => ({
  ...page,
  data: page.data.map((row) => (row.id === order.id ? order : row)),
});

const withNewRow = (page: OrderPage, order: OrderRow): OrderPage => ({
  ...page,
  data: [order, ...page.data],
  total_data: page.total_data + 1,
});

/** Whether an order that was not shown belongs at the head of this page. */
function entersOnTop(
  page: OrderPage,
  filters: OrderFilters,
  { order, previous }: OrderEvent,
): boolean {
  const isNewest = !filters.sort || filters.sort === 'newest';
  // An old order that changed into this tab belongs somewhere below; only the server can say where.
  if (page.page !== 1 || !isNewest || previous) return false;
  // Words are searched for by the server, and days are meant in its stores' zones.
  if (filters.query || filters.date_from || filters.date_to) return false;
  const { status, payment_status, payment_method, delivery } = filters;
  return (
    fits(status, order.fulfilment_status) &&
    fits(payment_status, order.payment_status) &&
    fits(payment_method, order.payment_method) &&
    fits(delivery, order.delivery)
  );
}

const fits = (wanted: string | undefined, value: string): boolean =>
  !wanted || wanted.split(',').includes(value);
