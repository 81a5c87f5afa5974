import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { forgetLogin } from '../features/account/sign-out.ts';
import { RequestFailure } from '../platform/api/failure.ts';
import { entryUrl, hasBridge, hideBars } from '../platform/bridge/embedding.ts';
import { takeEntry } from '../platform/bridge/entry.ts';
import { dropTraces } from '../platform/navigation/drop-traces.ts';
import { keepScrollOverReload } from '../platform/navigation/reload-scroll.ts';
import { noteWhoseFrom } from '../platform/navigation/whose-from.ts';
import { listenBeforeRouter } from '../ui/heard-first.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { App } from './app.tsx';
import { firstRoutes } from './first-routes.ts';
import { followDesktop } from './follow-desktop.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { registerWorker } from './register-worker.ts';
import { type AppRouter, createAppRouter } from './router.ts';
import { createServices } from './services.ts';
import { showTestingBar } from './testing-bar.ts';
import { trackTelemetry } from './track-telemetry.ts';

const entry = takeEntry();
const isEmbedded = entry !== undefined || hasBridge() || entryUrl() !== null;
if (isEmbedded) hideBars();
const root = document.getElementById('root');
if (!root) throw new Error('no root element');
if (entry && root.dataset.page) {
  // Who comes in from the mobile app need not see the login on the way.
  delete root.dataset.page;
  root.replaceChildren();
}
const services = createServices(window.location.origin, backToLogin);
listenBeforeRouter();
const { routes, core } = firstRoutes(() => router);
const router: AppRouter = createAppRouter(services, routes);
const loadCore = () => void core.load().catch(ignore);
// A tab may come back long after its login has ended in another.
if (!services.token.read()) dropTraces();
keepScrollOverReload(() => services.token.read() !== undefined);
followDesktop(services.state);
trackTelemetry(services, router);
followOtherTabs(services.token, backToLogin);
showTestingBar();
const embedded = lazyPart(() => import('./embedded.ts').then((part) => part.enterEmbedded));
void start(root);
registerWorker(services.state, router);
// Who types will want to come in.
if (root.dataset.page) window.addEventListener('input', loadCore, { once: true });
else loadCore();

/** A page that the build wrote whole is taken over as it stands, with what was typed into it meanwhile. */
async function start(root: HTMLElement): Promise<void> {
  // Whatever goes wrong with coming in, there is a page.
  if (isEmbedded)
    await embedded
      .load()
      .then((enter) => enter(services, router, entry).catch(reportError), ignore);
  // Who goes back while the code is still loading must not be brought forth again by it.
  const onMounted = router.history.subscribe(() => void router.load());
  await router.load();
  const app = <App services={services} router={router} onMounted={onMounted} />;
  if (root.dataset.page === router.state.location.pathname) {
    router.ssr = { manifest: undefined };
    startTransition(() => void hydrateRoot(root, app, { onCaughtError }));
  } else {
    startTransition(() => createRoot(root, { onCaughtError }).render(app));
  }
}

/** Without its code the page works as on the web. */
function ignore(): void {}

/** A call that failed is explained on its screen; whatever else was caught is a fault of ours. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof RequestFailure)) reportError(error);
}

/** The login is over: back to it, and from there to where the person was. */
function backToLogin(): void {
  const { user_uuid } = services.state.getState().user.auth;
  forgetLogin(services);
  const { href, pathname } = router.latestLocation;
  const [routes] = router.getMatchedRoutes(pathname);
  // Whoever reads a public page may go on reading.
  if (!routes.some(({ id }) => id === '/_private')) return;
  noteWhoseFrom(href, user_uuid);
  void router.navigate({ to: '/seller/login', search: { from: href }, replace: true });
}
