import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AppSlice, AppState, HalfOffer, UserSlice } from './app-slices.ts';
import { type Keeping, persistState } from './persist-state.ts';
import { idle } from './request.ts';
import { noStores, type StoreSlice } from './store-slice.ts';

export const signedOut: UserSlice = {
  userData: null,
  auth: { isLoggedIn: false, user_uuid: null },
  otp: null,
  configuration: null,
  login: idle,
  info: idle,
};

const untouched: AppSlice = {
  isWebview: false,
  entryUrl: null,
  showLoader: false,
  lastOrderListFilters: null,
  isDesktop: false,
  lastMovedOrder: null,
  failedMandatory: {},
  loginNotice: null,
  lostStores: [],
  hasUpdate: false,
};

const nobodys = {
  user: signedOut,
  store: noStores,
  orders: { confirm: { ...idle, order_id: null } },
  tenders: {},
};
const initial: AppState = { app: untouched, ...nobodys };

export type AppStore = StoreApi<AppState> & { forgetKept: () => void };

/** The state, which outlives a reload but for `app` and `orders`: see docs/persisted-state.md. */
export function createAppState(keeping: Keeping): AppStore {
  const state = createStore<AppState>()(() => initial);
  return Object.assign(state, { forgetKept: persistState(state, keeping) });
}

export function setApp(state: AppStore, change: Partial<AppSlice>): void {
  state.setState(({ app }) => ({ app: { ...app, ...change } }));
}

export function setUser(state: AppStore, change: Partial<UserSlice>): void {
  state.setState(({ user }) => ({ user: { ...user, ...change } }));
}

export function setStore(state: AppStore, change: (slice: StoreSlice) => StoreSlice): void {
  state.setState(({ store }) => ({ store: change(store) }));
}

/** Keeps an offer that is half made; without one there is none any more. */
export function setHalfOffer(
  state: AppStore,
  tender_id: string,
  half: HalfOffer | undefined,
): void {
  state.setState(({ tenders }) => {
    const { [tender_id]: _before, ...others } = tenders;
    return { tenders: half ? { ...others, [tender_id]: half } : others };
  });
}

/** Everything of the person goes; what belongs to the window stays. */
export function forgetPerson(state: AppStore): void {
  state.setState(nobodys);
  setApp(state, {
    failedMandatory: {},
    lastOrderListFilters: null,
    lastMovedOrder: null,
    lostStores: [],
    showLoader: false,
  });
  state.forgetKept();
}
