import { serverWords } from '../../platform/api/failure.ts';
import type { Services } from '../../platform/services.ts';
import { setUser } from '../../platform/state/app-state.ts';
import { rememberLogin } from '../../platform/state/remember-login.ts';
import { failed, loaded, loading } from '../../platform/state/request.ts';

type Needed = Pick<Services, 'api' | 'state' | 'token'>;

export async function loadUser({ api, state, token }: Needed): Promise<void> {
  const isSameLogin = rememberLogin(token);
  const { user_uuid } = state.getState().user.auth;
  setUser(state, { info: loading });
  try {
    const { user_info } = await api('GET /api/users/detail', {
      query: user_uuid ? { user_uuid } : {},
    });
    if (isSameLogin())
      setUser(state, {
        userData: user_info,
        auth: { isLoggedIn: true, user_uuid: user_info.uuid },
        info: loaded,
      });
  } catch (error) {
    if (isSameLogin()) setUser(state, { info: failed(serverWords(error)) });
  }
}

/** The person's name is not worth waiting for: a screen shows it when it is there. */
export function ensureUser(services: Needed): void {
  if (services.state.getState().user.info.status === 'idle') void loadUser(services);
}
