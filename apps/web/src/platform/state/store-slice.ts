import type { Store } from '@marketplace/contract/stores';
import { idle, loaded, type Request } from './request.ts';

/** In an address and in the request argument: all stores of the person. */
export const allStores = '-1';

export type StoreSlice = {
  list: readonly Store[];
  active: Store | null;
  /** What the person may do, by store id. */
  permissions: Readonly<Record<string, Store['permission']>>;
  by_id: Readonly<Record<string, Store>>;
  by_unique_id: Readonly<Record<string, Store>>;
  /** More than one store looked at together; empty while one store is active alone. */
  selected_ids: readonly string[];
  /** Notes that were closed, as `store:note`. */
  dismissed_ids: readonly string[];
  /** By store and banner: closed until then. */
  banner_dismissals: Readonly<Record<string, Readonly<Record<string, { expiresAt: string }>>>>;
  /** By store and hash of the notice: the time at which the notice itself ends. */
  notice_dismissals: Readonly<Record<string, Readonly<Record<string, string>>>>;
  request: Request;
};

export const noStores: StoreSlice = {
  list: [],
  active: null,
  permissions: {},
  by_id: {},
  by_unique_id: {},
  selected_ids: [],
  dismissed_ids: [],
  banner_dismissals: {},
  notice_dismissals: {},
  request: idle,
};

/** The store that is looked at when nobody chose one. */
const firstChoice = (stores: readonly Store[]): Store | null =>
  stores.find((store) => store.is_seller && store.allows_selling && store.is_active) ??
  stores.find((store) => store.is_seller && !store.allows_selling) ??
  stores[0] ??
  null;

/** The list with its look-ups. */
export const withList = (slice: StoreSlice, list: readonly Store[]): StoreSlice => ({
  ...slice,
  list,
  permissions: Object.fromEntries(list.map((store) => [store.id, store.permission])),
  by_id: Object.fromEntries(list.map((store) => [store.id, store])),
  by_unique_id: Object.fromEntries(list.map((store) => [store.unique_id, store])),
});

/** More than one store together is looked at as all of them. */
export const isSeveral = (wanted: string): boolean => wanted === allStores || wanted.includes(',');

/** Whether what is asked for by this choice is about the store. */
export const isStoreIn = (wanted: string | undefined, store_id: string): boolean =>
  !wanted || wanted === allStores || wanted.split(',').includes(store_id);

/** The list has come. `wanted` is a store id, -1 or several ids for all stores, or nothing. */
export function withStores(slice: StoreSlice, list: readonly Store[], wanted?: string): StoreSlice {
  const listed = { ...withList(slice, list), request: loaded };
  if (wanted ? isSeveral(wanted) : slice.selected_ids.length > 0) return withAll(listed);
  return withActive(listed, (wanted && listed.by_id[wanted]) || firstChoice(list));
}

export type Activation = { keepSelection?: boolean };

/** Looks at one store; the selection of several ends unless it is to be kept. */
export const withActive = (
  slice: StoreSlice,
  active: Store | null,
  { keepSelection = false }: Activation = {},
): StoreSlice => ({
  ...slice,
  active,
  selected_ids: keepSelection ? slice.selected_ids : [],
});

export const withAll = (slice: StoreSlice): StoreSlice => ({
  ...slice,
  active: (slice.active && slice.by_id[slice.active.id]) || firstChoice(slice.list),
  selected_ids: slice.list.map((store) => store.id),
});

/** The choice as an address carries it. */
export const chosenStore = ({ selected_ids, active }: StoreSlice): string | undefined =>
  selected_ids.length > 0 ? allStores : active?.id;
