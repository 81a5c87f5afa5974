import type { Services } from '../../platform/services.ts';
import { forgetPerson } from '../../platform/state/app-state.ts';

/** Forgets the person on this device: token, caches, kept and present state. */
export function forgetLogin({ token, queryClient, events, state }: Services): void {
  events.close();
  token.save(undefined);
  queryClient.clear();
  forgetPerson(state);
}

/** A chosen sign-out also ends the login on the server; without a connection it ends here all the same. */
export function signOut(services: Services): void {
  services.api('POST /api/auth/logout').catch(() => {
    // Nobody holds the token any more; the server forgets it after its idle time.
  });
  forgetLogin(services);
}
