import type { AnyRouter } from '@tanstack/react-router';
import { closeTopLayer } from '../../ui/layers.ts';

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
    if (closeTopLayer()) return;
    const { pathname, search } = router.latestLocation;
    if ('show' in search && window.history.length > 1) return window.history.back();
    if (pathname !== first && router.history.canGoBack()) return router.history.back();
    if (pathname === home().split('?')[0]) return close();
    void router.navigate({ to: home(), replace: true });
  });
}
