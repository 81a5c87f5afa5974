import type { AnyRouter } from '@tanstack/react-router';
import { RequestFailure } from '../platform/api/failure.ts';
import type { Services } from '../platform/services.ts';
import { chosenStore } from '../platform/state/store-slice.ts';

/** Tells the telemetry who is there, which pages and stores they open, and what goes wrong. */
export function trackTelemetry({ telemetry, state }: Services, router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return;
    telemetry.note('navigation', toLocation.pathname);
    telemetry.page(toLocation.pathname);
  });
  let known: string | undefined;
  const introduce = () => {
    const { userData } = state.getState().user;
    if (userData?.uuid === known) return;
    known = userData?.uuid;
    if (!userData) return telemetry.reset();
    const { uuid, username, identity_tracking_fields } = userData;
    telemetry.identify(uuid, { username, ...identity_tracking_fields });
  };
  state.subscribe(introduce);
  introduce();
  state.subscribe(({ user, store }, before) => {
    const hasEntered = user.login.status === 'loaded' && before.user.login.status !== 'loaded';
    if (hasEntered) telemetry.track('logged_in');
    const [from, to] = [chosenStore(before.store), chosenStore(store)];
    if (from && to && from !== to) telemetry.track('store_switched', { from, to });
  });
  window.addEventListener('error', ({ error, message }) => telemetry.report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    // A failed call was told of where it failed.
    telemetry.report(reason, ...(reason instanceof RequestFailure ? ['REQUEST_ERROR'] : [])),
  );
}
