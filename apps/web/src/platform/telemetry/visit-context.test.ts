import { afterEach, expect, it, vi } from 'vitest';
import { sampleStore } from '../../testing/samples.ts';
import { createAppState, setStore } from '../state/app-state.ts';
import { withActive } from '../state/store-slice.ts';
import { visitContext } from './visit-context.ts';

afterEach(() => void vi.unstubAllGlobals());

it('tells device, referrer, parameters and permission, and no secret [API-45, RP-02]', () => {
  vi.stubGlobal('navigator', { userAgent: 'Phone', language: 'id-ID', maxTouchPoints: 5 });
  vi.stubGlobal('document', { referrer: 'https://example.test/page?token=secret' });
  vi.stubGlobal('window', {
    innerWidth: 360,
    innerHeight: 800,
    location: { search: '?status=NEW&token=secret&phone_number=0812&from=/x' },
  });
  const state = createAppState({
    storage: () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
    token: () => undefined,
    onError: () => {},
  });
  const store = sampleStore({ id: '7' });
  setStore(state, (slice) => withActive(slice, store));
  const context = visitContext(state.getState());
  expect(context).toEqual({
    device: {
      user_agent: 'Phone',
      language: 'id-ID',
      width: 360,
      height: 800,
      is_touch: true,
      is_webview: false,
      is_desktop: false,
    },
    referrer: 'https://example.test/page',
    parameters: { status: 'NEW' },
    store_id: '7',
    store_count: 1,
    permission: store.permission,
  });
  expect(JSON.stringify(context)).not.toContain('secret');
});
