import { describe, expect, it, vi } from 'vitest';
import type { StateStorage } from 'zustand/middleware';
import { sampleStore } from '../../testing/samples.ts';
import { createAppState, forgetPerson, setApp, setStore, setUser } from './app-state.ts';
import { persistKey } from './kept-text.ts';
import { failed, loading } from './request.ts';
import { withStores } from './store-slice.ts';

const stores = [sampleStore({ id: '1' }), sampleStore({ id: '2' })];

function storageWith(kept = new Map<string, string>()) {
  const storage: StateStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
  return { kept, storage };
}

const stateOn = (storage: StateStorage, token = 'token of now') =>
  createAppState({ storage: () => storage, token: () => token, onError: () => {} });

function signedInState(storage: StateStorage) {
  const state = stateOn(storage);
  setUser(state, { auth: { isLoggedIn: true, user_uuid: 'u' }, login: loading, info: failed('x') });
  setStore(state, (slice) => ({
    ...withStores(slice, stores, '2'),
    dismissed_ids: ['2:store_inactive'],
  }));
  setApp(state, { isDesktop: true });
  return state;
}

describe('a new state', () => {
  const { app, user } = stateOn(storageWith().storage).getState();

  it('knows of the app how and where it was opened, and nothing of a desk', () => {
    expect(app).toMatchObject({
      isWebview: false,
      entryUrl: null,
      showLoader: false,
      lastOrderListFilters: null,
      isDesktop: false,
    });
  });

  it('knows nobody, no code under way and no configuration', () => {
    expect(user).toMatchObject({
      userData: null,
      auth: { isLoggedIn: false },
      otp: null,
      configuration: null,
    });
  });
});

describe('after a reload', () => {
  it('the person and the stores are there again, with their look-ups', () => {
    const { storage } = storageWith();
    const before = signedInState(storage).getState().store;
    const { user, store } = stateOn(storage).getState();
    expect(user.auth).toEqual({ isLoggedIn: true, user_uuid: 'u' });
    expect(store).toEqual({ ...before, request: { status: 'idle', error: null } });
  });

  it('lies under a key of the marketplace as version 7, without app and requests [EN-18]', () => {
    const { storage, kept } = storageWith();
    const { user, store, tenders } = signedInState(storage).getState();
    const { login: _, info: __, ...keptUser } = user;
    const { list, active, selected_ids, dismissed_ids, banner_dismissals, notice_dismissals } =
      store;
    expect([...kept.keys()]).toEqual(['marketplace']);
    expect(JSON.parse(kept.get(persistKey) ?? '')).toEqual({
      version: 7,
      login: 'token of now',
      state: {
        user: keptUser,
        store: { list, active, selected_ids, dismissed_ids, banner_dismissals, notice_dismissals },
        tenders,
      },
    });
  });

  it('of another login nothing is there, and nothing is left in storage', () => {
    const { storage, kept } = storageWith();
    signedInState(storage);
    const { user, store } = stateOn(storage, 'token of somebody else').getState();
    expect([user.auth.user_uuid, store.list, kept.size]).toEqual([null, [], 0]);
  });

  it('requests under way and what belongs to the screen begin anew', () => {
    const { storage, kept } = storageWith();
    signedInState(storage);
    const { user, app } = stateOn(storage).getState();
    expect([user.login.status, user.info.status]).toEqual(['idle', 'idle']);
    expect(app.isDesktop).toBe(false);
    expect(kept.get(persistKey)).not.toContain('isDesktop');
  });

  it.each([
    ['no JSON at all', '{"state":'],
    ['another shape', '{"state":{"store":null},"version":7}'],
    ['a text', '"marketplace"'],
    ['another shape of an old version', '{"state":{"user":null},"version":3}'],
    ['a version that never was', '{"state":{"user":{}},"version":0}'],
  ])('%s in storage is as good as nothing', (_, text) => {
    const { storage } = storageWith(new Map([[persistKey, text]]));
    const { user, store } = stateOn(storage).getState();
    expect([user.auth.isLoggedIn, store.list]).toEqual([false, []]);
  });
});

it('a storage without room does not stand in the way of the state', () => {
  const storage: StateStorage = {
    getItem: () => null,
    setItem: vi.fn(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }),
    removeItem: () => {},
  };
  const state = stateOn(storage);
  setUser(state, { auth: { isLoggedIn: true, user_uuid: 'u' } });
  expect(state.getState().user.auth.isLoggedIn).toBe(true);
  expect(storage.setItem).toHaveBeenCalled();
});

it('a forgotten person leaves nothing in the state or in storage, and the screen as it was', () => {
  const { storage, kept } = storageWith();
  const state = signedInState(storage);
  expect(kept.has(persistKey)).toBe(true);
  forgetPerson(state);
  expect(kept.size).toBe(0);
  expect(state.getState()).toEqual({
    ...state.getInitialState(),
    app: { ...state.getInitialState().app, isDesktop: true },
  });
});
