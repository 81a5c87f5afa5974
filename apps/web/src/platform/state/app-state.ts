import type { UserInfo } from '@marketplace/contract/users';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { persistKey } from './persist-key.ts';
import { idle, type Request } from './request.ts';
import { noStores, type StoreSlice, withList } from './store-slice.ts';

export type UserSlice = {
  userData: UserInfo | null;
  auth: { isLoggedIn: boolean; user_uuid: string | null };
  login: Request;
  info: Request;
};

export type AppState = {
  app: { isDesktop: boolean };
  user: UserSlice;
  store: StoreSlice;
};

const schemaVersion = 7;

export const signedOut: UserSlice = {
  userData: null,
  auth: { isLoggedIn: false, user_uuid: null },
  login: idle,
  info: idle,
};

const initial: AppState = { app: { isDesktop: false }, user: signedOut, store: noStores };

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
  store: Pick<StoreSlice, 'list' | 'active' | 'selected_ids' | 'dismissed_ids'>;
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
