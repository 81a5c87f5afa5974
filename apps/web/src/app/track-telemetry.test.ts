import { beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../platform/services.ts';
import { type AppStore, createAppState, setStore, setUser } from '../platform/state/app-state.ts';
import { failed, loaded, loading } from '../platform/state/request.ts';
import { withActive, withAll, withStores } from '../platform/state/store-slice.ts';
import { sampleStore } from '../testing/samples.ts';
import { trackTelemetry } from './track-telemetry.ts';

const stores = [sampleStore({ id: '1' }), sampleStore({ id: '2' })];
const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

let state: AppStore;
const track = vi.fn();
beforeEach(() => {
  track.mockClear();
  vi.stubGlobal('window', new EventTarget());
  state = createAppState({ storage: () => nothing, token: () => 'x', onError: () => {} });
  const telemetry = { track, identify: vi.fn(), page: vi.fn(), reset: vi.fn() };
  trackTelemetry({ state, telemetry } as never as Services, { subscribe: () => {} } as never);
});

it('a login is told once it has succeeded, and once', () => {
  setUser(state, { login: loading });
  setUser(state, { login: failed('salah') });
  expect(track).not.toHaveBeenCalled();
  setUser(state, { login: loading });
  setUser(state, { login: loaded });
  setUser(state, { info: loaded });
  expect(track.mock.calls).toEqual([['logged_in']]);
});

it('another store is told, and all of them; the first that is looked at is no other', () => {
  setStore(state, (slice) => withStores(slice, stores));
  expect(track).not.toHaveBeenCalled();
  setStore(state, (slice) => withActive(slice, stores[1] ?? null));
  setStore(state, withAll);
  expect(track.mock.calls).toEqual([
    ['store_switched', { from: '1', to: '2' }],
    ['store_switched', { from: '2', to: '-1' }],
  ]);
});
