import { askByMessage } from './bridge-messages.ts';

/** The mobile app around us, however it can be reached. */
export type Bridge = {
  /** A token the app holds now; nothing when it has none or does not answer. */
  getAccessToken: () => Promise<string | undefined>;
  openDeepLink: (link: string) => void;
};

const longestWait = 3000;

/** Android injects an object; React Native and iOS take messages, which are answered by events. */
export function findBridge(): Bridge | undefined {
  const { MarketplaceBridge, ReactNativeWebView, webkit } = window;
  if (MarketplaceBridge) {
    return bridgeOver(async (type, payload) => MarketplaceBridge[type]?.(payload));
  }
  if (ReactNativeWebView) {
    return bridgeOver((type, payload) =>
      askByMessage((message) => ReactNativeWebView.postMessage(JSON.stringify(message)), {
        type,
        payload,
      }),
    );
  }
  const handler = webkit?.messageHandlers?.MarketplaceBridge;
  return handler
    ? bridgeOver((type, payload) =>
        askByMessage((message) => handler.postMessage(message), { type, payload }),
      )
    : undefined;
}

type Ask = (type: 'getAccessToken' | 'openDeepLink', payload?: string) => Promise<unknown>;

const bridgeOver = (ask: Ask): Bridge => ({
  getAccessToken: async () => {
    const answer = await within(ask('getAccessToken')).catch(() => undefined);
    return typeof answer === 'string' && answer !== '' ? answer : undefined;
  },
  openDeepLink: (link) => {
    ask('openDeepLink', link).catch(() => {
      // An app that cannot follow the link leaves the person where they are.
    });
  },
});

/** An app that never answers is none. */
const within = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    answer,
    new Promise((resolve) => {
      setTimeout(resolve, longestWait);
    }),
  ]);
