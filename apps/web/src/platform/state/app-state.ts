import type { Configuration } from '@marketplace/contract/configuration';
import type { UserInfo } from '@marketplace/contract/users';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { persistKey } from './persist-key.ts';
import { idle, type Request } from './request.ts';
import { noStores, type StoreSlice, withList } from './store-slice.ts';

/** What belongs to this screen and this visit; nothing of it is kept. */
export type AppSlice = {
  isWebview: boolean;
  entryUrl: string | null;
  showLoader: boolean;
  lastOrderListFilters: Readonly<Record<string, string>>;
  isDesktop: boolean;
};

export type OtpSlice = {
  primary_otp_method: 'WHATSAPP' | 'SMS';
  is_whitelisted_for_otp_selection: boolean;
  phoneNumber: string;
};

export type UserSlice = {
  userData: UserInfo | null;
  auth: { isLoggedIn: boolean; user_uuid: string | null };
  /** Who is signing in by a code, from the number to the code. */
  otp: OtpSlice | null;
  configuration: Configuration | null;
  login: Request;
  info: Request;
};

export type AppState = {
  app: AppSlice;
  user: UserSlice;
  store: StoreSlice;
};

const schemaVersion = 7;

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
  lastOrderListFilters: {},
  isDesktop: false,
};

const initial: AppState = { app: untouched, user: signedOut, store: noStores };

export type AppStore = ReturnType<typeof createAppState>;

/** The state that outlives a reload: who is signed in and which stores. Requests under way do not. */
export const createAppState = (storage: () => StateStorage) =>
  createStore<AppState>()(
    persist(() => initial, {
      name: persistKey,
      version: schemaVersion,
      storage: createJSONStorage(() => forgiving(storage())),
      partialize: ({ user, store }) => ({
        user: { ...user, login: idle, info: idle },
        store: {
          list: store.list,
          active: store.active,
          selected_ids: store.selected_ids,
          dismissed_ids: store.dismissed_ids,
          banner_dismissals: store.banner_dismissals,
          notice_dismissals: store.notice_dismissals,
        },
      }),
      merge: (kept, fresh) => rehydrated(kept as Kept | undefined, fresh),
    }),
  );

/** Without room the state is forgotten at a reload; a person at work does not notice. */
const forgiving = (storage: StateStorage): StateStorage => ({
  getItem: (name) => storage.getItem(name),
  setItem: (name, value) => {
    try {
      storage.setItem(name, value);
    } catch {
      // The quota is used up, or the browser keeps nothing at all.
    }
  },
  removeItem: (name) => storage.removeItem(name),
});

type Kept = {
  user: UserSlice;
  store: Pick<
    StoreSlice,
    'list' | 'active' | 'selected_ids' | 'dismissed_ids' | 'banner_dismissals' | 'notice_dismissals'
  >;
};

/** Look-ups are made anew from the list instead of being kept three times. */
const rehydrated = (kept: Kept | undefined, fresh: AppState): AppState =>
  kept
    ? {
        ...fresh,
        user: { ...fresh.user, ...kept.user },
        store: withList({ ...fresh.store, ...kept.store }, kept.store.list),
      }
    : fresh;

export function setApp(state: AppStore, change: Partial<AppSlice>): void {
  state.setState(({ app }) => ({ app: { ...app, ...change } }));
}

export function setUser(state: AppStore, change: Partial<UserSlice>): void {
  state.setState(({ user }) => ({ user: { ...user, ...change } }));
}

export function setStore(state: AppStore, change: (slice: StoreSlice) => StoreSlice): void {
  state.setState(({ store }) => ({ store: change(store) }));
}

/** Everything of the person goes; what belongs to the screen stays. */
export function forgetPerson(state: AppStore): void {
  state.setState({ user: signedOut, store: noStores });
  state.persist.clearStorage();
}
