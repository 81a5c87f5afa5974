import { dropView } from '../../platform/navigation/drop-view.ts';
import type { Services } from '../../platform/services.ts';
import { forgetPerson } from '../../platform/state/app-state.ts';

/** Forgets the person on this device: token, caches, what was last seen, kept and present state. */
export function forgetLogin({ token, queryClient, events, state }: Services): void {
  events.close();
  token.save(undefined);
  queryClient.clear();
  dropView();
  forgetPerson(state);
}

/**
 * A chosen sign-out also ends the login on the server; without a connection it ends here all the same. What could
 * be read on the device goes with it.
 */
export function signOut(services: Services): void {
  services.api('POST /api/auth/logout').catch(() => {
    // Nobody holds the token any more; the server forgets it after its idle time.
  });
  leaveDevice(services);
}

/** Only the server can end the other logins: without its answer the person stays, and is told. */
export async function signOutEverywhere(services: Services): Promise<void> {
  // The stream ends with the login, and must not be asked for again with a token that is over.
  services.events.close();
  await services.api('POST /api/auth/logout/everywhere').catch((error: unknown) => {
    services.events.open();
    throw error;
  });
  leaveDevice(services);
}

function leaveDevice(services: Services): void {
  const { user_uuid } = services.state.getState().user.auth;
  if (user_uuid) void services.offline.now()?.wipe(user_uuid);
  forgetLogin(services);
}
