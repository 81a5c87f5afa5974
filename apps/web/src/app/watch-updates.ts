import type { AnyRouter } from '@tanstack/react-router';
import { type AppStore, setApp } from '../platform/state/app-state.ts';

const { serviceWorker } = navigator;
const minute = 60_000;
/** A tab that is open all day hears of a new version without being loaded anew. */
const betweenChecks = 30 * minute;

/**
 * Has the pages served from the device, and looks for new versions while the page is open. One that lies ready is
 * offered until it is taken (`shell/ready-update.tsx`). Whoever takes it takes it for all tabs, each in a moment that
 * nobody minds: code that an old page still has to load may be gone.
 */
export async function watchUpdates(state: AppStore, router: AnyRouter): Promise<void> {
  try {
    const registration = await serviceWorker.register('/sw.js');
    const offer = () => setApp(state, { hasUpdate: isReady(registration) });
    offer();
    const follow = () => registration.installing?.addEventListener('statechange', offer);
    // One may have been found before anybody listened.
    follow();
    registration.addEventListener('updatefound', follow);
    checkWhileOpen(registration);
  } catch {
    // Forbidden by the browser, or no room: the application works, with a network.
    return;
  }
  followTaps(router);
  // The first worker of all takes over pages that are as new as itself.
  let isOld = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isOld) reloadWhenSafe(router);
    isOld = true;
  });
}

/**
 * A message of the worker was tapped: this page goes to what it tells of, and says that it does. Before it shows one, the
 * worker asks where this page is: a browser tells it only where the page began.
 */
function followTaps(router: AnyRouter): void {
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data?.type === 'where') ports[0]?.postMessage(router.latestLocation.href);
    if (data?.type !== 'open' || typeof data.path !== 'string') return;
    ports[0]?.postMessage('opened');
    router.history.push(data.path);
  });
}

const isReady = ({ waiting }: ServiceWorkerRegistration): boolean =>
  waiting !== null && serviceWorker.controller !== null;

function checkWhileOpen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const check = () => {
    if (document.hidden || Date.now() - last < betweenChecks) return;
    last = Date.now();
    registration.update().catch(() => {
      // Without a signal there is nothing new to be had.
    });
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, minute);
}

/**
 * What is typed into a form is on the device by now; but nobody likes a page that goes while they look at it, nor one
 * that is gone when they come back from the camera with a photo for its form.
 */
function reloadWhenSafe(router: AnyRouter): void {
  const reloadIfHidden = () => {
    if (document.hidden && !document.querySelector('form')) window.location.reload();
  };
  if (isAskedHere) window.location.reload();
  reloadIfHidden();
  document.addEventListener('visibilitychange', reloadIfHidden);
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (!hrefChanged) return;
    // To where it goes, which is written a little later otherwise.
    router.history.flush();
    window.location.reload();
  });
}

let isAskedHere = false;

/** The new version takes the place of the one in use. */
export async function takeUpdate(): Promise<void> {
  isAskedHere = true;
  const registration = await serviceWorker.getRegistration();
  if (registration?.waiting) registration.waiting.postMessage('take over');
  // Another tab was faster.
  else window.location.reload();
}
