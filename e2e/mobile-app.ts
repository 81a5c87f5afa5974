import type { Page } from '@playwright/test';
import { people, signInOverApi } from './over-the-api.ts';

export const bridgeKinds = ['android', 'old-android', 'react-native', 'ios'] as const;

type Given = {
  kind: (typeof bridgeKinds)[number];
  /** What the app answers when it is asked for a login: a code, or its token. Without it the app stays silent. */
  token?: string | undefined;
  /** By which the app is told of what happens. */
  pushToken?: string | undefined;
  /** Some other app: it has an object like that of ours, and understands nothing. */
  isForeign?: boolean;
};

/** Plays the mobile app around the page: its bridge, its entry address and its back button. */
export async function mobileApp(page: Page, given: Given) {
  const heard: string[] = [];
  await page.exposeFunction('tellApp', (what: string) => void heard.push(what));
  await page.addInitScript(injectBridge, given);
  return {
    /** What the page asked of the app, in order: `getAccessToken`, or a deep link. */
    heard,
    enter: (entry: Record<string, string>, path = '/') =>
      page.goto(`${path}?${new URLSearchParams({ entry: 'mobile', ...entry })}`),
    pressBack: () => page.evaluate(() => window.dispatchEvent(new Event('device-back-press'))),
  };
}

/** Runs in the page, before any code of ours. */
function injectBridge({ kind, token, pushToken, isForeign }: Given): void {
  const app = window as unknown as Record<string, unknown> & { tellApp: (what: string) => void };
  type Message = { type: string; id: string; payload?: string };
  const take = ({ type, id, payload }: Message, answer: (message: Message) => void) => {
    if (type === 'hello' && !isForeign) {
      answer({ type, id });
      return;
    }
    if (type === 'getPushToken') {
      if (pushToken && !isForeign) setTimeout(() => answer({ type, id, payload: pushToken }));
      return;
    }
    app.tellApp(type === 'openDeepLink' ? (payload ?? '') : type);
    if (type === 'getAccessToken' && token && !isForeign)
      setTimeout(() => answer({ type, id, payload: token }));
  };
  if (kind === 'android') {
    // As addWebMessageListener makes it: answers come to whoever listens to the object itself.
    const hearing = new Set<(event: MessageEvent) => void>();
    const say = (data: string) => {
      for (const hear of hearing) hear(new MessageEvent('message', { data }));
    };
    app.MarketplaceBridge = {
      postMessage: (text: string) =>
        take(JSON.parse(text), (message) => {
          say(JSON.stringify({ id: 'another', payload: 'x'.repeat(43) }));
          say(JSON.stringify(message));
        }),
      addEventListener: (_type: string, hear: (event: MessageEvent) => void) => hearing.add(hear),
      removeEventListener: (_type: string, hear: (event: MessageEvent) => void) =>
        hearing.delete(hear),
    };
  } else if (kind === 'old-android') {
    app.MarketplaceBridge = {
      getAccessToken: () => {
        app.tellApp('getAccessToken');
        return token ?? new Promise(() => {});
      },
      openDeepLink: (link: string) => app.tellApp(link),
      ...(pushToken && { getPushToken: () => pushToken }),
    };
  } else if (kind === 'react-native') {
    const say = (data: string) => window.dispatchEvent(new MessageEvent('message', { data }));
    app.ReactNativeWebView = {
      postMessage: (text: string) =>
        take(JSON.parse(text), (message) => {
          say('not for us');
          say(JSON.stringify({ id: 'another', payload: 'x'.repeat(43) }));
          say(JSON.stringify(message));
        }),
    };
  } else {
    const postMessage = (message: Message) =>
      take(message, (detail) =>
        window.dispatchEvent(new CustomEvent('marketplace-bridge', { detail })),
      );
    app.webkit = { messageHandlers: { MarketplaceBridge: { postMessage } } };
  }
}

/** A person of the app: their login there, and codes of it for the web view. */
export async function personOfApp(base: string, person: keyof typeof people) {
  const { token, call } = await signInOverApi(base, people[person]);
  const { user_info } = await call('GET /api/users/detail', {});
  return {
    token,
    call,
    user_uuid: user_info.uuid,
    newCode: async () => (await call('POST /api/auth/handover/create', {})).code,
  };
}
