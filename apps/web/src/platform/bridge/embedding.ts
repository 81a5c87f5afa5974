declare global {
  /** Put there by the mobile app: see docs/embedded-view.md. */
  var MarketplaceBridge: Partial<Record<'getAccessToken' | 'openDeepLink', Method>> | undefined;
  var ReactNativeWebView: { postMessage: (text: string) => void } | undefined;
  var webkit: { messageHandlers?: { MarketplaceBridge?: { postMessage: Method } } } | undefined;
}

type Method = (argument?: unknown) => unknown;

/**
 * Few bytes, since every page loads them: whether the mobile app is around this page. Any app made with React
 * Native has its object, so that one counts only after an entry.
 */
export const hasBridge = (): boolean =>
  Boolean(
    globalThis.MarketplaceBridge ??
      globalThis.webkit?.messageHandlers?.MarketplaceBridge ??
      (entryUrl() !== null && globalThis.ReactNativeWebView),
  );

/** Where the app came in, as long as its web view is open. */
export const entryUrl = (): string | null => kept('entry_url');

/** The number that the app knows: it fills the field of the login and proves nothing. */
export const entryPhoneNumber = (): string | undefined => kept('entry_phone_number') ?? undefined;

function kept(name: string): string | null {
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
