import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StateStorage } from 'zustand/middleware';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { oldStates, version7 } from '../../testing/old-states.ts';
import { sampleStore } from '../../testing/samples.ts';
import { createAppState, forgetPerson, setStore, setUser } from './app-state.ts';
import { newerStateKey, persistKey } from './kept-text.ts';
import { withStores } from './store-slice.ts';

const errors: unknown[] = [];
let token: string | undefined;
let kept: Map<string, string>;

beforeEach(() => {
  errors.length = 0;
  token = 'token of now';
  kept = new Map();
});
afterEach(() => vi.useRealTimers());

const stateOn = (storage: Partial<StateStorage> = {}) =>
  createAppState({
    storage: () => ({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
      ...storage,
    }),
    token: () => token,
    onError: (error) => void errors.push(error),
  });

const textOf = (version: number, state: unknown, login?: string) =>
  JSON.stringify({ version, state, ...(login === undefined ? {} : { login }) });
const { user_uuid } = version7.user.auth;

/** A storage that answers when it is told to. */
function lateStorage(text: string) {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  return { getItem: () => promise, answer: () => resolve(text), promise };
}

describe('storage that answers late', () => {
  it('has 5000 ms, then an error names the key and the app goes on afresh [ST-12, ER-11]', async () => {
    vi.useFakeTimers();
    const late = lateStorage(textOf(7, version7));
    const state = stateOn({ getItem: late.getItem });
    await vi.advanceTimersByTimeAsync(4999);
    expect(errors).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(errors).toEqual([
      expect.objectContaining({ message: expect.stringContaining('"marketplace"') }),
    ]);
    late.answer();
    await vi.advanceTimersByTimeAsync(1);
    expect(state.getState()).toEqual(state.getInitialState());
    setUser(state, { auth: { isLoggedIn: true, user_uuid: 'u' } });
    expect(kept.get(persistKey)).toContain('"user_uuid":"u"');
    expect(token).toBe('token of now');
  });

  it('is taken over when it comes in time, and raises nothing afterwards', async () => {
    vi.useFakeTimers();
    const late = lateStorage(textOf(7, version7));
    const state = stateOn({ getItem: late.getItem });
    expect(state.getState().store.list).toEqual([]);
    await vi.advanceTimersByTimeAsync(4000);
    late.answer();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state.getState().store.active?.id).toBe('2');
    expect(errors).toEqual([]);
  });

  it('changes nothing that has come meanwhile', async () => {
    const late = lateStorage(textOf(7, version7));
    const state = stateOn({ getItem: late.getItem });
    setStore(state, (slice) => withStores(slice, [sampleStore({ id: '9' })]));
    late.answer();
    await eventually(() => expect(state.getState().user.auth.user_uuid).toBe(user_uuid));
    const { active, list, dismissed_ids } = state.getState().store;
    expect([active?.id, list.length, dismissed_ids]).toEqual(['9', 1, ['2:store_inactive']]);
  });

  it.each([
    ['somebody has left', undefined],
    ['another has signed in', 'token of another'],
  ])('is too late when %s meanwhile', async (_, tokenThen) => {
    const late = lateStorage(textOf(7, version7));
    const state = stateOn({ getItem: late.getItem });
    token = tokenThen;
    if (!tokenThen) forgetPerson(state);
    late.answer();
    await late.promise;
    await Promise.resolve();
    expect(state.getState().user.auth.user_uuid).toBeNull();
  });

  it('that fails is said, and the app goes on afresh', async () => {
    const broken = Promise.reject(new Error('the disk is gone'));
    const state = stateOn({ getItem: () => broken });
    await eventually(() => expect(errors).toHaveLength(1));
    setUser(state, { auth: { isLoggedIn: true, user_uuid: 'u' } });
    expect(kept.has(persistKey)).toBe(true);
  });
});

describe('a state of another version', () => {
  it.each(oldStates)('of $version is there a moment later as it should be', async (old) => {
    kept.set(persistKey, textOf(old.version, old.state));
    const state = stateOn();
    await eventually(() => expect(state.getState().store.active?.id).toBe('2'));
    const { user, store, tenders } = state.getState();
    expect({ user, store, tenders }).toMatchObject(version7);
    setUser(state, { otp: null });
    expect(JSON.parse(kept.get(persistKey) ?? '').version).toBe(7);
  });

  it('that is newer is put aside untouched, and the login stays', () => {
    const text = textOf(8, { people: [] }, 'token of now');
    kept.set(persistKey, text);
    const state = stateOn();
    expect([...kept]).toEqual([[newerStateKey, text]]);
    expect(state.getState()).toEqual(state.getInitialState());
    setUser(state, { auth: { isLoggedIn: true, user_uuid: 'u' } });
    expect(kept.get(newerStateKey)).toBe(text);
    forgetPerson(state);
    expect(kept.size).toBe(0);
  });
});

it('a browser that forbids storage does not stand in the way', () => {
  const state = createAppState({
    storage: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
    token: () => token,
    onError: (error) => void errors.push(error),
  });
  setUser(state, { auth: { isLoggedIn: true, user_uuid: 'u' } });
  expect(state.getState().user.auth.user_uuid).toBe('u');
  forgetPerson(state);
  expect(errors).toEqual([]);
});

it('before the app, only a state of this version and this login is looked at', async () => {
  const { stubLocalStorage } = await import('../../testing/device.ts');
  const { persistedState } = await import('./persisted-state.ts');
  const stored = stubLocalStorage();
  stored.set('marketplace.auth_token', 'token of now');
  const read = (text: string) => {
    stored.set(persistKey, text);
    return persistedState()?.user.auth.user_uuid;
  };
  expect(read(textOf(7, version7, 'token of now'))).toBe(user_uuid);
  expect(read(textOf(7, version7, 'another'))).toBeUndefined();
  for (const { version, state } of oldStates) expect(read(textOf(version, state))).toBeUndefined();
  expect(read(textOf(8, version7, 'token of now'))).toBeUndefined();
  expect(read('{"state":')).toBeUndefined();
  vi.unstubAllGlobals();
});
