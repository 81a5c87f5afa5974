import { RequestFailure, serverWords } from '../platform/api/failure.ts';
import { saveDeviceKey } from '../platform/device/device-key.ts';
import { dropTraces } from '../platform/navigation/drop-traces.ts';
import type { Services } from '../platform/services.ts';
import { forgetPerson, setUser } from '../platform/state/app-state.ts';
import { clearMandatoryFailure, flagMandatoryFailure } from '../platform/state/mandatory.ts';
import { rememberLogin } from '../platform/state/remember-login.ts';
import { failed, loaded, loading } from '../platform/state/request.ts';

type Needed = Pick<Services, 'api' | 'state' | 'token'>;

export async function loadUser(services: Needed): Promise<void> {
  const { api, state, token } = services;
  const isSameLogin = rememberLogin(token);
  const { user_uuid } = state.getState().user.auth;
  setUser(state, { info: loading });
  try {
    const { user_info, device_key } = await api('GET /api/users/detail', {
      query: user_uuid ? { user_uuid } : {},
    });
    if (!isSameLogin()) return;
    saveDeviceKey(user_info.uuid, device_key);
    setUser(state, {
      userData: user_info,
      auth: { isLoggedIn: true, user_uuid: user_info.uuid },
      info: loaded,
    });
    clearMandatoryFailure(state, 'user');
  } catch (error) {
    if (!isSameLogin()) return;
    if (user_uuid && isAnotherPerson(error)) return startAfresh(services);
    setUser(state, { info: failed(serverWords(error)) });
    if (!state.getState().user.userData) flagMandatoryFailure(state, 'user', error);
  }
}

const isAnotherPerson = (error: unknown): boolean =>
  error instanceof RequestFailure && error.code === 'permission_denied';

/** What was kept is of somebody else than the token: nothing of it may be shown. */
async function startAfresh(services: Needed): Promise<void> {
  forgetPerson(services.state);
  dropTraces();
  await loadUser(services);
  globalThis.location?.reload();
}

/** The person's name is not worth waiting for: a screen shows it when it is there. */
export function ensureUser(services: Needed): void {
  if (services.state.getState().user.info.status === 'idle') void loadUser(services);
}
