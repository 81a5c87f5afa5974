import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import type { Api } from '../../platform/api/client.ts';
import { ensureUser, loadUser } from '../../shared/load-user.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { withMeanwhile } from '../../testing/meanwhile.ts';
import { startServerSaying } from '../../testing/plain-server.ts';
import { startServices, type WebServices } from '../../testing/web-services.ts';
import { signIn } from './sign-in.ts';

let marketplace: Marketplace;
let services: WebServices;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.close());
beforeEach(() => {
  services = startServices(marketplace.origin);
});

const user = () => services.state.getState().user;
const credentials = () => ({
  phone_number: marketplace.people.owner,
  password: marketplace.password,
});

/** Everything that signing in does, in the order in which it does it. */
function withLog(log: string[]): WebServices {
  const { api, state, token } = services;
  state.subscribe(({ user: { auth, login, info } }) => {
    const who = auth.user_uuid ? (auth.isLoggedIn ? 'logged in' : 'uuid') : 'nobody';
    log.push(`state: ${who}, login ${login.status}, user ${info.status}`);
  });
  const logged: Api = (call, ...rest) => {
    log.push(call);
    return api(call, ...rest);
  };
  const save = (value: string | undefined) => {
    log.push('token saved');
    token.save(value);
  };
  return { ...services, api: logged, token: { ...token, save } };
}

describe('signing in', () => {
  it('saves the token, stores the uuid, stores the login and asks for the person, in that order [ST-07]', async () => {
    const log: string[] = [];
    await signIn(withLog(log), credentials());
    await eventually(() => expect(user().info.status).toBe('loaded'));
    expect(log).toEqual([
      'state: nobody, login loading, user idle',
      'POST /api/auth/login',
      'token saved',
      'state: uuid, login loading, user idle',
      'state: logged in, login loaded, user idle',
      'state: logged in, login loaded, user loading',
      'GET /api/users/detail',
      'state: logged in, login loaded, user loaded',
    ]);
    expect(user().userData?.name).toBe('Bambang Santoso');
    expect(user().auth).toEqual({ isLoggedIn: true, user_uuid: user().userData?.uuid });
    expect(services.kept.get('marketplace.auth_token')).toMatch(/^[\w-]{43}$/);
  });

  it('that is refused ends in error with the server’s words, and keeps no token', async () => {
    const log: string[] = [];
    const wrong = { ...credentials(), password: 'wrong' };
    await expect(signIn(withLog(log), wrong)).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(log).toEqual([
      'state: nobody, login loading, user idle',
      'POST /api/auth/login',
      'state: nobody, login error, user idle',
    ]);
    expect(user().login.error).toBe('Nomor HP atau kata sandi salah.');
    expect(services.token.read()).toBeUndefined();
  });

  it('that fails without words keeps an empty message in the state', async () => {
    const { origin } = await startServerSaying(502, '<html>');
    services = startServices(origin);
    await expect(signIn(services, credentials())).rejects.toMatchObject({ status: 502 });
    expect(user().login).toEqual({ status: 'error', error: '' });
  });
});

describe('the person', () => {
  it('is loaded once, by the first screen that wants to know', async () => {
    services.token.save(await marketplace.signIn(marketplace.people.viewer));
    const log: string[] = [];
    const logged = withLog(log);
    ensureUser(logged);
    ensureUser(logged);
    await eventually(() => expect(user().info.status).toBe('loaded'));
    ensureUser(logged);
    expect(user().userData?.name).toBe('Yusuf Maulana');
    expect(log.filter((each) => each.startsWith('GET'))).toHaveLength(1);
  });

  it('that cannot be loaded leaves the server’s words in the state, or an empty message', async () => {
    services.token.save('x'.repeat(43));
    await loadUser(services);
    expect(user().info).toEqual({
      status: 'error',
      error: 'Sesi Anda berakhir. Silakan masuk lagi.',
    });
    const { origin } = await startServerSaying(500, 'oops');
    services = startServices(origin);
    await loadUser(services);
    expect(user().info).toEqual({ status: 'error', error: '' });
  });

  it('of a kept state that is somebody else’s is not shown: the state begins afresh', async () => {
    services.token.save(await marketplace.signIn(marketplace.people.viewer));
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    services.state.setState(({ user }) => ({
      user: {
        ...user,
        auth: { isLoggedIn: true, user_uuid: '00000000-0000-4000-8000-000000000000' },
      },
    }));
    await loadUser(services);
    expect(user().userData?.name).toBe('Yusuf Maulana');
    expect(user().auth.user_uuid).toBe(user().userData?.uuid);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('who has left meanwhile is not brought back by a late answer', async () => {
    services.token.save(await marketplace.signIn(marketplace.people.viewer));
    const api = withMeanwhile(services.api, () => services.token.save(undefined));
    await loadUser({ ...services, api });
    expect(user().userData).toBeNull();
  });
});
