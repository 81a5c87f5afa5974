import { askByMessage } from './bridge-messages.ts';
import { type BridgeMethod, isGreeted } from './embedding.ts';
import { keepOfEntry } from './read-entry.ts';

/** The mobile app around us, however it can be reached. */
export type Bridge = {
  /** A code for this page, or a token the app holds now; nothing when it has none or does not answer. */
  getAccessToken: () => Promise<string | undefined>;
  openDeepLink: (link: string) => void;
  /** The token by which the app is told of what happens; nothing from an app that has none, or is older than this. */
  getPushToken: () => Promise<string | undefined>;
  /** The printers the app reaches, by Bluetooth or over the network, as JSON; nothing from an app that prints none. */
  listPrinters: () => Promise<string | undefined>;
  /** Bytes for one of them, in base64. Says `printed`, or what was in the way. */
  print: (printer_id: string, data: string) => Promise<string | undefined>;
};

/** A code has to be fetched first, over whatever signal there is. */
const longestWait = 5000;
/** A long receipt on a small printer. */
const longestPrint = 30_000;

/** Android puts a place for messages here, or an object; React Native and iOS take messages, too. */
export function findBridge(): Bridge | undefined {
  const { MarketplaceBridge, ReactNativeWebView, webkit } = window;
  if (MarketplaceBridge?.postMessage) {
    const place = MarketplaceBridge;
    return bridgeOver((type, payload) =>
      askByMessage(
        (message) => place.postMessage?.(JSON.stringify(message)),
        { type, payload },
        place,
      ),
    );
  }
  if (MarketplaceBridge) {
    return bridgeOver(async (type, payload) => MarketplaceBridge[type]?.(payload));
  }
  if (ReactNativeWebView && isGreeted())
    return bridgeOver((type, payload) => askReactNative(ReactNativeWebView, { type, payload }));
  const handler = webkit?.messageHandlers?.MarketplaceBridge;
  return handler
    ? bridgeOver((type, payload) =>
        askByMessage((message) => handler.postMessage(message), { type, payload }),
      )
    : undefined;
}

type ReactNative = NonNullable<typeof ReactNativeWebView>;
const askReactNative = (app: ReactNative, question: { type: string; payload?: unknown }) =>
  askByMessage((message) => app.postMessage(JSON.stringify(message)), question);

/**
 * Any app made with React Native has its object, and any link can say that it comes from ours: only an app that answers
 * as our guide says is one. Asked once for a web view, before anything is believed.
 */
export async function greetApp(): Promise<void> {
  const { MarketplaceBridge, ReactNativeWebView, webkit } = window;
  if (MarketplaceBridge || webkit?.messageHandlers?.MarketplaceBridge) return;
  if (!ReactNativeWebView || isGreeted()) return;
  const answer = askReactNative(ReactNativeWebView, { type: 'hello' }).then(() => true);
  // What cannot take a message is not our app.
  if (await within(answer).catch(() => false)) keepOfEntry('bridge', 'greeted');
}

type Ask = (type: BridgeMethod, payload?: string) => Promise<unknown>;

const textFrom = async (
  ask: Ask,
  type: BridgeMethod,
  payload?: string,
  wait = longestWait,
): Promise<string | undefined> => {
  const answer = await within(ask(type, payload), wait).catch(() => undefined);
  return typeof answer === 'string' && answer !== '' ? answer : undefined;
};

const bridgeOver = (ask: Ask): Bridge => ({
  getAccessToken: () => textFrom(ask, 'getAccessToken'),
  getPushToken: () => textFrom(ask, 'getPushToken'),
  listPrinters: () => textFrom(ask, 'listPrinters'),
  print: (printer_id, data) =>
    textFrom(ask, 'print', JSON.stringify({ printer_id, data }), longestPrint),
  openDeepLink: (link) => {
    ask('openDeepLink', link).catch(() => {
      // An app that cannot follow the link leaves the person where they are.
    });
  },
});

/** An app that never answers is none. */
const within = (answer: Promise<unknown>, wait = longestWait): Promise<unknown> =>
  Promise.race([
    answer,
    new Promise((resolve) => {
      setTimeout(resolve, wait);
    }),
  ]);
