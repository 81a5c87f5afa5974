import { afterEach, expect, it, vi } from 'vitest';
import { sampleStore } from '../../testing/samples.ts';
import { createAppState, setStore } from '../state/app-state.ts';
import { withActive } from '../state/store-slice.ts';
import { followWindowSize, visitContext } from './visit-context.ts';

afterEach(() => void vi.unstubAllGlobals());

it('tells device, referrer, parameters and permission, and no secret [API-45, RP-02]', () => {
  vi.stubGlobal('navigator', { userAgent: 'Phone', language: 'id-ID', maxTouchPoints: 5 });
  vi.stubGlobal('document', { referrer: 'https://example.test/page?token=secret' });
  vi.stubGlobal('window', {
    location: { search: '?status=NEW&token=secret&phone_number=0812&from=/x&query=secret+Bu+Ani' },
  });
  const state = createAppState({
    storage: () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
    token: () => undefined,
    onError: () => {},
  });
  const store = sampleStore({ id: '7' });
  setStore(state, (slice) => withActive(slice, store));
  const context = visitContext(state.getState(), { width: 360, height: 800 });
  expect(context).toEqual({
    device: {
      user_agent: 'Phone',
      language: 'id-ID',
      width: 360,
      height: 800,
      is_touch: true,
      is_webview: false,
      is_desktop: false,
      fingerprint: null,
    },
    referrer: 'https://example.test/page',
    parameters: { status: 'NEW' },
    store_id: '7',
    store_count: 1,
    permission: store.permission,
  });
  expect(JSON.stringify(context)).not.toContain('secret');
});

it('knows the size of the window, also when the phone was turned', () => {
  const turned = Object.assign(new EventTarget(), { innerWidth: 360, innerHeight: 800 });
  vi.stubGlobal('window', turned);
  const size = followWindowSize();
  expect(size()).toEqual({ width: 360, height: 800 });
  Object.assign(turned, { innerWidth: 800, innerHeight: 360 });
  turned.dispatchEvent(new Event('resize'));
  expect(size()).toEqual({ width: 800, height: 360 });
});
