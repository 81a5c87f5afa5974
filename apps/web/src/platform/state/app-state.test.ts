import { describe, expect, it, vi } from 'vitest';
import type { StateStorage } from 'zustand/middleware';
import { sampleStore } from '../../testing/samples.ts';
import { createAppState, forgetPerson, setApp, setStore, setUser } from './app-state.ts';
import { persistKey } from './persist-key.ts';
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

function signedInState(storage: StateStorage) {
  const state = createAppState(() => storage);
  setUser(state, { auth: { isLoggedIn: true, user_uuid: 'u' }, login: loading, info: failed('x') });
  setStore(state, (slice) => ({
    ...withStores(slice, stores, '2'),
    dismissed_ids: ['2:store_inactive'],
  }));
  setApp(state, { isDesktop: true });
  return state;
}

describe('after a reload', () => {
  it('the person and the stores are there again, with their look-ups', () => {
    const { storage } = storageWith();
    const before = signedInState(storage).getState().store;
    const { user, store } = createAppState(() => storage).getState();
    expect(user.auth).toEqual({ isLoggedIn: true, user_uuid: 'u' });
    expect(store).toEqual({ ...before, request: { status: 'idle', error: null } });
  });

  it('requests under way and what belongs to the screen begin anew', () => {
    const { storage, kept } = storageWith();
    signedInState(storage);
    const { user, app } = createAppState(() => storage).getState();
    expect([user.login.status, user.info.status]).toEqual(['idle', 'idle']);
    expect(app.isDesktop).toBe(false);
    expect(kept.get(persistKey)).not.toContain('isDesktop');
  });

  it.each([
    ['no JSON at all', '{"state":'],
    ['another shape', '{"state":{"store":null},"version":7}'],
    ['a text', '"marketplace"'],
  ])('%s in storage is as good as nothing', (_, text) => {
    const { storage } = storageWith(new Map([[persistKey, text]]));
    const { user, store } = createAppState(() => storage).getState();
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
  const state = createAppState(() => storage);
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
