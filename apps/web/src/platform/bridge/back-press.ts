import type { AnyRouter } from '@tanstack/react-router';

type Surroundings = {
  router: AnyRouter;
  /** The address that the embedded view goes home to. */
  home: () => string;
  /** Asks the app to close the view. */
  close: () => void;
};

/**
 * The button of the device: closes what is open over the page, goes back while there is a page to go back
 * to, then home, and out from there.
 */
export function answerBackPress({ router, home, close }: Surroundings): void {
  let first: string | undefined;
  router.subscribe('onResolved', ({ toLocation }) => {
    first ??= toLocation.pathname;
  });
  window.addEventListener('device-back-press', () => {
    if (closeTopmost()) return;
    const { pathname, search } = router.latestLocation;
    if ('show' in search && window.history.length > 1) return window.history.back();
    if (pathname !== first && router.history.canGoBack()) return router.history.back();
    if (pathname === home().split('?')[0]) return close();
    void router.navigate({ to: home(), replace: true });
  });
}

const openPopups = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"][data-open]`)
  .join();

/** Sheets, dialogs and menus close by Escape; whoever opened last hears it. */
function closeTopmost(): boolean {
  const popup = [...document.querySelectorAll(openPopups)].at(-1);
  const press = { key: 'Escape', bubbles: true, cancelable: true };
  popup?.dispatchEvent(new KeyboardEvent('keydown', press));
  return popup !== undefined;
}
