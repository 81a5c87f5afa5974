import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { findBridge, greetApp } from './bridge.ts';
import type { hasBridge } from './embedding.ts';

/** What was greeted is remembered by the page: each test loads it anew. */
let page: { findBridge: typeof findBridge; greetApp: typeof greetApp; hasBridge: typeof hasBridge };
beforeEach(async () => {
  vi.resetModules();
  page = { ...(await import('./bridge.ts')), ...(await import('./embedding.ts')) };
});
afterEach(() => vi.unstubAllGlobals());

/** The web view of an app made with React Native, in a browser that forbids session storage. */
function openIn(app: object): EventTarget {
  const window = Object.assign(new EventTarget(), { ReactNativeWebView: app });
  vi.stubGlobal('window', window);
  vi.stubGlobal('ReactNativeWebView', app);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('sessionStorage', undefined);
  return window;
}

it.each([
  ['has nowhere to post a message', {}],
  [
    'throws at every message',
    {
      postMessage: () => {
        throw new Error('no');
      },
    },
  ],
])('an object that %s is no app, and the page goes on', async (_what, app) => {
  openIn(app);
  await page.greetApp();
  expect(page.findBridge()).toBeUndefined();
});

it('an app that has answered is known without storage, too', async () => {
  const window = openIn({
    postMessage: (data: string) => window.dispatchEvent(new MessageEvent('message', { data })),
  });
  expect(page.hasBridge()).toBe(false);
  await page.greetApp();
  expect(page.hasBridge()).toBe(true);
  expect(page.findBridge()).toBeDefined();
});
