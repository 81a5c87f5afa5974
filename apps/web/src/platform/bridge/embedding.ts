declare global {
  /** Put there by the mobile app: see docs/embedded-view.md. */
  var MarketplaceBridge: (Partial<MessagePlace> & Methods) | undefined;
  var ReactNativeWebView: { postMessage: (text: string) => void } | undefined;
  var webkit: { messageHandlers?: { MarketplaceBridge?: { postMessage: Method } } } | undefined;
}

type Method = (argument?: unknown) => unknown;
export type BridgeMethod =
  | 'getAccessToken'
  | 'openDeepLink'
  | 'getPushToken'
  | 'listPrinters'
  | 'print';
type Methods = Partial<Record<BridgeMethod, Method>>;
/** What Android puts in place of an object for pages of certain origins only. */
type MessagePlace = {
  postMessage: (text: string) => void;
  addEventListener: (type: 'message', hear: (event: MessageEvent) => void) => void;
  removeEventListener: (type: 'message', hear: (event: MessageEvent) => void) => void;
};

/**
 * Few bytes, since every page loads them: whether the mobile app is around this page. Any app made with React
 * Native has its object, so that one counts only after it has answered.
 */
export const hasBridge = (): boolean =>
  Boolean(
    globalThis.MarketplaceBridge ??
      globalThis.webkit?.messageHandlers?.MarketplaceBridge ??
      (isGreeted() && globalThis.ReactNativeWebView),
  );

/** An app made with React Native has answered a message of this web view. */
export const isGreeted = (): boolean => kept('bridge') !== null;

/** Where the app came in, as long as its web view is open. */
export const entryUrl = (): string | null => kept('entry_url');

/** The number that the app knows: it fills the field of the login and proves nothing. */
export const entryPhoneNumber = (): string | undefined => kept('entry_phone_number') ?? undefined;

/** Stands in where the browser forbids storage, as long as the page is there. */
export const remembered = new Map<string, string>();

/** Who has signed out does not leave their number to the next. */
export function dropEntryPhoneNumber(): void {
  remembered.delete('entry_phone_number');
  try {
    sessionStorage.removeItem('marketplace.entry_phone_number');
  } catch {
    // The browser forbids it, and has kept none.
  }
}

function kept(name: string): string | null {
  const held = remembered.get(name);
  if (held !== undefined) return held;
  try {
    return sessionStorage.getItem(`marketplace.${name}`);
  } catch {
    return null;
  }
}

/** Bars of the app stand where ours would; the configuration may want ours all the same. */
export function hideBars(areHidden = true): void {
  const { dataset } = document.documentElement;
  if (areHidden) dataset.bars = 'hidden';
  else delete dataset.bars;
}
