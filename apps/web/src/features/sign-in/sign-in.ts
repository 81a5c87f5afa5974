import type { InputsOf } from '@marketplace/contract/call';
import { RequestFailure, serverWords } from '../../platform/api/failure.ts';
import type { Services } from '../../platform/services.ts';
import { setUser } from '../../platform/state/app-state.ts';
import { failed, loaded, loading } from '../../platform/state/request.ts';
import { loadUser } from '../../shared/load-user.ts';

type Needed = Pick<Services, 'api' | 'state' | 'token'>;
type Credentials = InputsOf<'POST /api/auth/login'>['body'];

/** After success, in this order: the token is kept, the uuid, the login, and the person is asked for. */
export async function signIn(services: Needed, credentials: Credentials): Promise<void> {
  const { api, state, token } = services;
  setUser(state, { login: loading });
  try {
    const { auth_token, user } = await enter(api, credentials);
    token.save(auth_token.token);
    setUser(state, { auth: { isLoggedIn: false, user_uuid: user.uuid } });
    setUser(state, { auth: { isLoggedIn: true, user_uuid: user.uuid }, otp: null, login: loaded });
    void loadUser(services);
  } catch (error) {
    const isCodeRequired = error instanceof RequestFailure && error.code === 'code_required';
    // The code to come is another than one that was asked for before this password.
    setUser(state, { login: failed(serverWords(error)), ...(isCodeRequired && { otp: null }) });
    throw error;
  }
}

/** Where the account has a second factor, it is asked for; who gives up is told what was missing. */
async function enter(api: Needed['api'], body: Credentials) {
  try {
    return await api('POST /api/auth/login', { body });
  } catch (error) {
    if (!(error instanceof RequestFailure && error.code === 'second_factor_required')) throw error;
    const { askFactor } = await import('./ask-factor.tsx');
    const entered = await askFactor((second_factor_code) =>
      api('POST /api/auth/login', { body: { ...body, second_factor_code } }),
    );
    if (!entered) throw error;
    return entered;
  }
}
