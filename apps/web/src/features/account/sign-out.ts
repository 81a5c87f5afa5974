import { dropEntryPhoneNumber } from '../../platform/bridge/embedding.ts';
import { dropBooks } from '../../platform/device/books-in-tab.ts';
import { dropDeviceKey } from '../../platform/device/device-key.ts';
import { dropTraces } from '../../platform/navigation/drop-traces.ts';
import type { Services } from '../../platform/services.ts';
import { forgetPerson } from '../../platform/state/app-state.ts';

/**
 * Forgets the person on this device: token, caches, what was last seen, kept and present state. What lies on the
 * device stays closed without the key, which goes too.
 */
export function forgetLogin({ token, queryClient, events, state }: Services): void {
  events.close();
  token.save(undefined);
  dropDeviceKey();
  dropTraces();
  queryClient.clear();
  forgetPerson(state);
}

/** Ends the login on the server too; without a connection it ends here all the same. */
export function endLogin(services: Services): void {
  if (services.token.read()) {
    services.api('POST /api/auth/logout').catch(() => {
      // Nobody holds the token any more; the server forgets it after its idle time.
    });
  }
  forgetLogin(services);
}

/** A chosen sign-out: what lies on the device goes with it, but for what waits to be sent. */
export function signOut(services: Services): void {
  leaveDevice(services, services.state.getState().user.auth.user_uuid);
  endLogin(services);
}

/** Only the server can end the other logins: without its answer the person stays, and is told. */
export async function signOutEverywhere(services: Services): Promise<void> {
  const { user_uuid } = services.state.getState().user.auth;
  // The stream ends with the login, and must not be asked for again with a token that is over.
  services.events.close();
  await services.api('POST /api/auth/logout/everywhere').catch((error: unknown) => {
    services.events.open();
    throw error;
  });
  leaveDevice(services, user_uuid);
  forgetLogin(services);
}

function leaveDevice({ offline }: Services, user_uuid: string | null): void {
  dropEntryPhoneNumber();
  dropBooks();
  if (user_uuid) void offline.now()?.wipe(user_uuid);
}
