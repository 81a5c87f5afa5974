import type { InputsOf } from '@marketplace/contract/call';
import {
  deliveries,
  orderSorts,
  paymentMethods,
  paymentStatuses,
} from '@marketplace/contract/order-choices';
import { fulfilmentStatuses } from '@marketplace/contract/order-status';
import {
  isDay,
  isId,
  isIn,
  isReversed,
  one,
  readTexts,
  searchText,
  several,
  storeChoice,
} from '../../platform/navigation/search-values.ts';
import { allStores } from '../../platform/state/store-slice.ts';

/** Which orders, in which order. */
export type OrderFilters = {
  store_id?: string | undefined;
  status?: string | undefined;
  query?: string | undefined;
  payment_status?: string | undefined;
  payment_method?: string | undefined;
  delivery?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  sort?: string | undefined;
};

/** What the address says about the list: besides the filters the page, and what is open beside it. */
export type OrderSearch = OrderFilters & {
  page?: number | undefined;
  orderId?: string | undefined;
  /** The saved view it was opened by. */
  view?: string | undefined;
  /** Which columns a desk shows, where it is not as the person keeps them. */
  columns?: string | undefined;
};

/** The router keeps what it is not told to drop: what is not meant has to be named, as undefined. */
const unset = {
  store_id: undefined,
  status: undefined,
  query: undefined,
  payment_status: undefined,
  payment_method: undefined,
  delivery: undefined,
  date_from: undefined,
  date_to: undefined,
  sort: undefined,
} satisfies OrderFilters;

const lastPage = 1_000_000_000;

/** What can be meant of what an address says about the list. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const page = Number(raw.page);
  const days = readTexts(raw, { date_from: one(isDay), date_to: one(isDay) });
  return {
    ...unset,
    page: Number.isSafeInteger(page) && page > 1 && page <= lastPage ? page : undefined,
    orderId: undefined,
    view: undefined,
    columns: undefined,
    ...readTexts(raw, accepted),
    ...(isReversed(days) ? {} : days),
  };
}

const accepted = {
  store_id: storeChoice,
  status: several(isIn(fulfilmentStatuses)),
  query: searchText,
  payment_status: several(isIn(paymentStatuses)),
  payment_method: several(isIn(paymentMethods)),
  delivery: several(isIn(deliveries)),
  sort: one(isIn(orderSorts)),
  orderId: one(isId),
  view: one(isId),
  columns: several((key) => /^[a-z_]{1,20}$/.test(key)),
};

/** The filters and the view they are of, without a page or an open order. */
export function readOrderFilters(raw: Record<string, unknown>): OrderSearch {
  const { page: _page, orderId: _order, ...filters } = readOrderSearch(raw);
  return filters;
}

/** New orders stand by what has to be answered first; all others with the newest on top. */
const usualSort = ({ status }: OrderFilters): string => (status === 'NEW' ? 'deadline' : 'newest');

export const sortOf = (filters: OrderFilters): string => filters.sort ?? usualSort(filters);

/** Whether the list stands in another order than it does when nobody asks. */
export const isSortedOtherwise = (filters: OrderFilters): boolean =>
  sortOf(filters) !== usualSort(filters);

/** Only what is set, so that the same list has the same key however its address was written. */
export const filtersOf = (search: OrderSearch): OrderFilters =>
  Object.fromEntries(
    (Object.keys(unset) as (keyof OrderFilters)[]).flatMap((name) =>
      search[name] && (name !== 'sort' || isSortedOtherwise(search)) ? [[name, search[name]]] : [],
    ),
  );

type ListQuery = NonNullable<InputsOf<'GET /api/orders/info/list'>['query']>;

/** The list's call: one store alone, all stores, or some of all. */
export function listCallOf({ store_id, ...filters }: OrderFilters, page: number): ListQuery {
  const isOne = store_id !== undefined && store_id !== allStores && !store_id.includes(',');
  return {
    is_seller: true,
    ...(isOne ? { seller_store_id: store_id } : { select_all_seller_store: true }),
    ...(store_id?.includes(',') ? { store_id } : {}),
    ...({ ...filters, sort: sortOf(filters) } as Omit<ListQuery, 'store_id'>),
    page,
  };
}
