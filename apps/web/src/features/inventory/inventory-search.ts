import type { InputsOf } from '@marketplace/contract/call';
import {
  inventorySorts,
  inventoryStates,
  stockLevels,
} from '@marketplace/contract/inventory-choices';
import {
  isId,
  isIn,
  one,
  readTexts,
  searchText,
  several,
  storeChoice,
} from '../../platform/navigation/search-values.ts';
import { isSeveral } from '../../platform/state/store-slice.ts';

/** Which products, in which order: all that the address of the list says. */
export type InventoryFilters = {
  store_id?: string | undefined;
  query?: string | undefined;
  state?: string | undefined;
  stock_level?: string | undefined;
  category_id?: string | undefined;
  brand_id?: string | undefined;
  price_unchanged_days?: string | undefined;
  expires_within_days?: string | undefined;
  sort?: string | undefined;
};

const isDays = (value: string) => /^[1-9]\d{0,2}$/.test(value);
/** As many as the server takes; 0 is what has expired by today. */
const isDaysAhead = (value: string) => /^(0|[1-9]\d{0,2})$/.test(value) && Number(value) <= 365;

const accepted = {
  store_id: storeChoice,
  query: searchText,
  state: one(isIn(inventoryStates)),
  stock_level: several(isIn(stockLevels)),
  category_id: several(isId),
  brand_id: several(isId),
  price_unchanged_days: one(isDays),
  expires_within_days: one(isDaysAhead),
  sort: one(isIn(inventorySorts)),
};

/** The router keeps what it is not told to drop: what is not meant has to be named, as undefined. */
const unset = Object.fromEntries(
  Object.keys(accepted).map((name) => [name, undefined]),
) as InventoryFilters;

export const readInventorySearch = (raw: Record<string, unknown>): InventoryFilters => ({
  ...unset,
  ...readTexts(raw, accepted),
});

/** Only what is set, so that the same list has the same key however its address was written. */
export const filtersOf = (search: InventoryFilters): InventoryFilters =>
  Object.fromEntries(Object.entries(search).filter(([name, value]) => name in accepted && value));

export type ListQuery = NonNullable<InputsOf<'GET /api/v2/inventories/list'>['query']>;

export const storeOfCall = (store_id: string | undefined) =>
  store_id === undefined || isSeveral(store_id) ? { select_all_store: true } : { store_id };

export const listCallOf = (
  { store_id, ...filters }: InventoryFilters,
  page: number,
): ListQuery => ({
  ...storeOfCall(store_id),
  ...(filters as Omit<ListQuery, 'store_id'>),
  page,
});
