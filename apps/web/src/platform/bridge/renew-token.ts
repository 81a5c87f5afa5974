import { isCategory } from '../api/failure.ts';
import { saveDeviceKey } from '../device/device-key.ts';
import type { AppStore } from '../state/app-state.ts';
import { setUser } from '../state/app-state.ts';
import { noteWhose } from './app-login.ts';
import { findBridge } from './bridge.ts';
import { comingIn, endOnServer } from './coming-in.ts';

type Needed = {
  state: AppStore;
  token: { read: () => string | undefined; save: (token: string | undefined) => void };
};

/**
 * A login ended while the app has a newer one of the same person: it goes on with that, by a code or by the app's own
 * token. Throws when it cannot be learnt whose it is.
 */
export async function renewToken({ state, token }: Needed, ended: string): Promise<boolean> {
  const fresh = await findBridge()?.getAccessToken();
  if (!fresh || fresh === ended) return false;
  const coming = await comingIn(fresh, ended).catch(ignoreRefused);
  if (!coming) return false;
  const { uuid } = coming.user_info;
  const { user_uuid } = state.getState().user.auth;
  if ((user_uuid && uuid !== user_uuid) || token.read() !== ended) {
    if (coming.isOwn) void endOnServer(coming.token);
    return false;
  }
  token.save(coming.token);
  noteWhose(coming);
  saveDeviceKey(uuid, coming.device_key);
  // What is kept is kept for the new login.
  setUser(state, { auth: { isLoggedIn: true, user_uuid: uuid } });
  return true;
}

/** A code that the server does not take is no login. */
function ignoreRefused(error: unknown): undefined {
  if (isCategory(error, 'CLIENT_ERROR')) return undefined;
  throw error;
}
