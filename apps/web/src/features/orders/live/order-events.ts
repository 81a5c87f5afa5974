import type { EventPayload } from '@marketplace/contract/event-kinds';
import type { OrderRow } from '@marketplace/contract/order-row';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { usualPageSize } from '@marketplace/contract/page-size';
import type { StoreEvent } from '../../../platform/realtime/event-stream.ts';
import { holds } from '../../../platform/realtime/seen-events.ts';
import { isStoreIn } from '../../../platform/state/store-slice.ts';
import type { OrderPage } from '../order-page.ts';
import { type OrderFilters, sortOf } from '../order-search.ts';

type OrderEvent = { order: OrderRow; previous: FulfilmentStatus | null };

/** A page with what happened since it was read; the same page when nothing concerns it. */
export const withOrderEvents = (
  page: OrderPage,
  filters: OrderFilters,
  events: readonly StoreEvent[],
): OrderPage => events.reduce((sofar, event) => withOrderEvent(sofar, filters, event), page);

/** `isShown`: somebody looks at the page, and a row that no longer fits stays, changed, where the eye left it. */
export function withOrderEvent(
  page: OrderPage,
  filters: OrderFilters,
  event: StoreEvent,
  isShown = false,
): OrderPage {
  if (!isNews(page, filters, event)) return page;
  if (event.kind === 'order.unpaid')
    return { ...withPlace(page, event), unpaid: unpaidAfter(page.unpaid, event.payload) };
  const change = orderEventOf(event);
  if (!change) return page;
  const { order } = change;
  const counted = { ...withPlace(page, event), counts: countsAfter(page.counts, change) };
  if (has(page, order))
    return isShown || fits(filters, order) ? withRow(counted, order) : withoutRow(counted, order);
  const place = placeOf(page, filters, change);
  return place === undefined ? counted : withNewRow(counted, order, place);
}

/**
 * Whether only the server can say what the page is now: a row has to go, which moves those behind it on every later page,
 * or belongs somewhere that is not known. An answer that is under way may be from before or after.
 */
export function isOutdatedBy(
  event: StoreEvent,
  page: OrderPage | undefined,
  filters: OrderFilters,
  isUnderWay = false,
): boolean {
  const change = orderEventOf(event);
  if (!change || !isOfStores(filters, event.store_id)) return false;
  const { order, previous } = change;
  const isIn = fits(filters, order);
  const wasIn = previous !== null && fits(filters, { ...order, fulfilment_status: previous });
  if (!page || isUnderWay) return isIn || wasIn;
  if (holds(page.seen, event)) return false;
  if (has(page, order)) return !isIn;
  if (previous === null) return isIn && placeOf(page, filters, change) === undefined;
  // Whether it was paid before is not told.
  return isIn !== wasIn || (filters.payment_status !== undefined && isStatusIn(filters, order));
}

const isNews = (page: OrderPage, filters: OrderFilters, event: StoreEvent): boolean =>
  isOfStores(filters, event.store_id) && !holds(page.seen, event);

const has = (page: OrderPage, order: OrderRow): boolean =>
  page.data.some(({ id }) => id === order.id);

/** From now on the page holds the event, should it come once more. */
const withPlace = (page: OrderPage, { store_id, number }: StoreEvent): OrderPage => ({
  ...page,
  seen: { ...page.seen, places: { ...page.seen.places, [store_id]: number } },
});

function orderEventOf(event: StoreEvent): OrderEvent | undefined {
  if (event.kind !== 'order.created' && event.kind !== 'order.changed') return undefined;
  const { previous_fulfilment_status, ...order } = event.payload;
  return { order, previous: previous_fulfilment_status };
}

export const isOfStores = ({ store_id }: OrderFilters, id: string): boolean =>
  isStoreIn(store_id, id);

/** A page may have been read before its store was theirs: until it is asked for again it lacks what was there. */
const atLeastNone = (count: number): number => Math.max(0, count);

function countsAfter(counts: OrderPage['counts'], { order, previous }: OrderEvent) {
  const after = { ...counts };
  after[order.fulfilment_status] += 1;
  if (previous) after[previous] = atLeastNone(after[previous] - 1);
  return after;
}

const noneUnpaid: OrderPage['unpaid'] = { count: 0, amount: 0 };

/** An answer that the device has kept from an earlier version says nothing of them. */
const unpaidAfter = (
  { count, amount } = noneUnpaid,
  { change, amount: of }: EventPayload<'order.unpaid'>,
): OrderPage['unpaid'] => ({
  count: atLeastNone(count + change),
  amount: atLeastNone(amount + change * of),
});

export const withRow = (page: OrderPage, order: OrderRow): OrderPage => ({
  ...page,
  data: page.data.map((row) => (row.id === order.id ? order : row)),
});

const withNewRow = (page: OrderPage, order: OrderRow, place: Place): OrderPage => ({
  ...page,
  data: place === 'elsewhere' ? page.data : page.data.toSpliced(place, 0, order),
  total_data: page.total_data + 1,
  total_page: Math.max(page.total_page, Math.ceil((page.total_data + 1) / usualPageSize)),
});

const withoutRow = (page: OrderPage, order: OrderRow): OrderPage => ({
  ...page,
  data: page.data.filter(({ id }) => id !== order.id),
  total_data: atLeastNone(page.total_data - 1),
});

/** Before which row of the page an order belongs, or that it is on another page. */
type Place = number | 'elsewhere';

/** Where a new order belongs in a list that this is a page of; nothing where only the server can say. */
function placeOf(
  page: OrderPage,
  filters: OrderFilters,
  { order, previous }: OrderEvent,
): Place | undefined {
  // An old order that changed into this tab belongs somewhere below; words and days are the server's to judge.
  if (previous || filters.query || filters.date_from || filters.date_to) return undefined;
  if (!fits(filters, order)) return undefined;
  const sort = sortOf(filters);
  if (sort === 'newest') return page.page === 1 ? 0 : 'elsewhere';
  return sort === 'deadline' ? placeByDeadline(page, filters, order) : undefined;
}

/** What is new mostly is due last: behind the last row, if that is the last of the list. */
function placeByDeadline(
  page: OrderPage,
  filters: OrderFilters,
  order: OrderRow,
): Place | undefined {
  const due = (row: OrderRow) => (row.deadline_at ? Date.parse(row.deadline_at) : Infinity);
  const place = page.data.findIndex((row) => fits(filters, row) && due(row) >= due(order));
  if (place === -1) return page.page >= page.total_page ? page.data.length : 'elsewhere';
  // Between two pages it is of neither that is looked at by itself.
  return place === 0 && page.page > 1 ? undefined : place;
}

/** As far as can be told here. */
export const fits = (filters: OrderFilters, order: OrderRow): boolean =>
  isStatusIn(filters, order) &&
  isOne(filters.payment_status, order.payment_status) &&
  isOne(filters.payment_method, order.payment_method) &&
  isOne(filters.delivery, order.delivery);

export const isStatusIn = ({ status }: OrderFilters, order: OrderRow): boolean =>
  isOne(status, order.fulfilment_status);

const isOne = (wanted: string | undefined, value: string): boolean =>
  !wanted || wanted.split(',').includes(value);
