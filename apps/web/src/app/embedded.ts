import { addresses } from 'virtual:routes/addresses';
import type { AnyRouter } from '@tanstack/react-router';
import { answerBackPress } from '../platform/bridge/back-press.ts';
import { findBridge, greetApp } from '../platform/bridge/bridge.ts';
import { entryUrl, hasBridge, hideBars } from '../platform/bridge/embedding.ts';
import { goBackLink } from '../platform/bridge/go-back-link.ts';
import { keepOfEntry } from '../platform/bridge/read-entry.ts';
import { defaultPath } from '../platform/navigation/return-path.ts';
import type { Services } from '../platform/services.ts';
import { setApp } from '../platform/state/app-state.ts';
import { takeOver } from './take-over.ts';

const loginPath = '/seller/login';

/** Inside the mobile app. Done before the first screen asks for anything. */
export async function enterEmbedded(
  services: Services,
  router: AnyRouter,
  entry: string | undefined,
): Promise<void> {
  const { state } = services;
  answerBackPress({
    router,
    home: () => state.getState().app.entryUrl ?? defaultPath,
    close: () => findBridge()?.openDeepLink(goBackLink(state.getState())),
  });
  dropNoticeAfterLogin(services, router);
  if (entry) {
    await greetApp();
    const { to, isRefused } = await takeOver(
      services,
      { addresses, history: router.history },
      entry,
    );
    router.history.replace(to);
    // A link that was refused in some browser, with no app around it, has opened a page of the web.
    if (isRefused && !hasBridge() && entryUrl() === null) {
      hideBars(false);
      return;
    }
  }
  setApp(state, { isWebview: true, entryUrl: entryUrl() });
  followBars(services);
  followPushToken(services);
  followHome(services, router, entry !== undefined);
}

function dropNoticeAfterLogin({ state }: Services, router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
    if (pathname !== loginPath && state.getState().app.loginNotice)
      setApp(state, { loginNotice: null });
  });
}

function followBars({ state }: Services): void {
  const follow = () =>
    hideBars(state.getState().user.configuration?.shows_bars_in_webview !== true);
  state.subscribe(follow);
  follow();
}

/** The app is told of what happens by a token of its own, for whoever is signed in. */
function followPushToken({ api, state, token }: Services): void {
  const follow = () => {
    const login = token.read();
    if (!login || !state.getState().user.auth.isLoggedIn) return;
    import('../platform/engagement/push-token.ts').then(
      ({ sendPushToken }) => sendPushToken(api, login),
      () => {
        // The next visit tells it.
      },
    );
  };
  state.subscribe(follow);
  follow();
}

/** Home is where the app came in: the first screen that shows, beyond the login if there was one. */
function followHome({ state }: Services, router: AnyRouter, isNew: boolean): void {
  let isKnown = !isNew && entryUrl() !== null;
  router.subscribe('onResolved', ({ toLocation: { pathname, href } }) => {
    if (pathname === loginPath || isKnown) return;
    isKnown = true;
    keepOfEntry('entry_url', href);
    setApp(state, { entryUrl: href });
  });
}
