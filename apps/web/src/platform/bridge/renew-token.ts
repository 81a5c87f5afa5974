import type { AppStore } from '../state/app-state.ts';
import { setUser } from '../state/app-state.ts';
import { findBridge } from './bridge.ts';
import { tokenOwner } from './token-owner.ts';

type Needed = {
  state: AppStore;
  token: { read: () => string | undefined; save: (token: string | undefined) => void };
};

/**
 * A login ended while the app has a newer token of the same person: it goes on with that. Throws when it cannot be
 * learnt whose token it is.
 */
export async function renewToken({ state, token }: Needed, ended: string): Promise<boolean> {
  const fresh = await findBridge()
    ?.getAccessToken()
    .catch(() => undefined);
  if (!fresh || fresh === ended) return false;
  const { auth } = state.getState().user;
  const owner = await tokenOwner(fresh);
  if (!owner || (auth.user_uuid && owner !== auth.user_uuid)) return false;
  if (token.read() !== ended) return false;
  token.save(fresh);
  // What is kept is kept for the new login.
  setUser(state, { auth: { isLoggedIn: true, user_uuid: owner } });
  return true;
}
