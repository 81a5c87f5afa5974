import { leavePush, renewPush } from '../../platform/engagement/push-device.ts';
import type { Person } from '../../platform/engagement/push-here.ts';
import { sendPushToken } from '../../platform/engagement/push-token.ts';
import type { Services } from '../../platform/services.ts';
import type { AppStore } from '../../platform/state/app-state.ts';
import { notificationSettingsQuery } from './notifications.query.ts';

type Needed = Pick<Services, 'api' | 'state' | 'token' | 'queryClient'>;

export function personOf({ state, token }: Pick<Needed, 'state' | 'token'>): Person | undefined {
  const { isLoggedIn, user_uuid } = state.getState().user.auth;
  const login = token.read();
  return isLoggedIn && user_uuid && login ? { user_uuid, login } : undefined;
}

const followed = new WeakSet<AppStore>();

/**
 * Messages come to who is here, for as long as they are: a login that ends without a signal is unknown to the server, and
 * what a push service or a browser has dropped is found on coming back.
 */
export function keepPush(services: Needed): void {
  const { api, state, queryClient } = services;
  if (followed.has(state)) return;
  followed.add(state);
  const renew = () => {
    const here = personOf(services);
    if (!here || document.hidden) return;
    void sendPushToken(api, here.login);
    const publicKey = async () =>
      (await queryClient.ensureQueryData(notificationSettingsQuery({ api }))).push.public_key;
    renewPush(api, here, publicKey).catch(() => {
      // Done when somebody comes back to this page, or opens the next.
    });
  };
  let last = personOf(services)?.login;
  state.subscribe(() => {
    const login = personOf(services)?.login;
    if (login === last) return;
    last = login;
    if (login) renew();
    else void leavePush().catch(() => {});
  });
  renew();
  document.addEventListener('visibilitychange', renew);
  window.addEventListener('online', renew);
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.type === 'push lost') renew();
  });
}
